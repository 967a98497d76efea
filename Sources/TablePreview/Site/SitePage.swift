/// The page of a site: its files, the page itself last.
package enum SitePage {
  package static var files: [(name: String, bytes: [UInt8])] {
    [(SiteScript.name, SiteScript.bytes), ("page.js", Array(script.utf8)), ("index.html", Array(page.utf8))]
  }

  private static let page = #"""
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Tables</title>
    <script src="site.js" defer></script>
    <script src="page.js" defer></script>
    </head>
    <body></body>
    </html>

    """#

  private static let script = #"""
    'use strict';
    (async () => {
      const index = await tablecSite.index();
      document.title = index.title;
      for (const table of index.tables) {
        const line = document.createElement('p');
        line.textContent = `${table.name}: ${table.rows} rows, ${table.errors} errors`;
        document.body.append(line);
        for (const figure of table.figures) {
          const scene = await tablecSite.scene(table.id, figure.query);
          const image = new Image();
          image.src = URL.createObjectURL(new Blob([scene.figures[0].svg], { type: 'image/svg+xml' }));
          document.body.append(image);
        }
      }
      document.documentElement.dataset.ready = 'yes';
    })();

    """#
}
