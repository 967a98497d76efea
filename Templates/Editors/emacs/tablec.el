;;; tablec.el --- Specs of tables in Emacs -*- lexical-binding: t; -*-

;; Copy what fits your setup into your init file. Eglot comes with Emacs 29; for earlier versions it is a package.

;;; Code:

;; Eglot: M-x eglot in a spec, or always with the hook.
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '((yaml-mode yaml-ts-mode) . ("tablec" "lsp"))))
(add-hook 'yaml-mode-hook #'eglot-ensure)
(add-hook 'yaml-ts-mode-hook #'eglot-ensure)

;; lsp-mode: beside its own server for YAML.
(with-eval-after-load 'lsp-mode
  (lsp-register-client
   (make-lsp-client :new-connection (lsp-stdio-connection '("tablec" "lsp"))
                    :activation-fn (lsp-activate-on "yaml")
                    :add-on? t
                    :server-id 'tablec)))

;; M-x tablec-serve shows the spec in a browser while you edit it.
(defun tablec-serve ()
  "Show the spec of this buffer in a browser, and follow its changes."
  (interactive)
  (start-process "tablec-serve" "*tablec-serve*" "tablec" "preview" (buffer-file-name) "--serve" "--open"))

(provide 'tablec)
;;; tablec.el ends here
