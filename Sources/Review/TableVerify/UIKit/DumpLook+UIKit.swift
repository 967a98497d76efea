#if canImport(UIKit)
  import TableIR
  import UIKit
  import ViewDumps

  extension DumpLook {
    /// What a view says of itself; nil for a view of no class that says anything.
    @MainActor
    init?(of view: UIView) {
      self.init()
      switch view {
      case let cell as UITableViewCell: accessoryType = Self.accessory(of: cell)
      case let label as UILabel: font = label.adjustsFontSizeToFitWidth ? nil : label.font.flatMap(SystemFont.init)
      case let field as UITextField:
        font = field.font.flatMap(SystemFont.init)
        control = Control(.textField(TextField(text: Text(field.text ?? ""))), isEnabled: field.isEnabled)
      case let control as UIControl: self.control = Self.control(control)
      case let progress as UIProgressView:
        control = Control(.progressView(ProgressView(progress: Double(progress.progress))))
      default: return nil
      }
    }

    @MainActor
    private static func control(_ control: UIControl) -> Control? {
      let kind: Control.Kind
      switch control {
      case let toggle as UISwitch: kind = .switch(Switch(isOn: toggle.isOn))
      case let slider as UISlider: kind = .slider(Slider(value: Double(slider.value)))
      case let stepper as UIStepper:
        var value = Stepper()
        value.value = stepper.value
        kind = .stepper(value)
      case let segments as UISegmentedControl:
        var value = SegmentedControl(segments: [])
        value.selectedSegmentIndex = segments.selectedSegmentIndex < 0 ? nil : segments.selectedSegmentIndex
        kind = .segmentedControl(value)
      case let button as UIButton: kind = .button(Button(title: Text(button.currentTitle ?? "")))
      default: return nil
      }
      return Control(kind, isEnabled: control.isEnabled)
    }

    /// Nil for a cell with a view of its own, whose class tells what it is.
    @MainActor
    private static func accessory(of cell: UITableViewCell) -> Accessory? {
      let view = cell.isEditing ? cell.editingAccessoryView : cell.accessoryView
      guard view == nil else { return nil }
      switch cell.isEditing ? cell.editingAccessoryType : cell.accessoryType {
      case .disclosureIndicator: return .disclosureIndicator
      case .detailDisclosureButton: return .detailDisclosureButton
      case .checkmark: return .checkmark
      case .detailButton: return .detailButton
      default: return nil
      }
    }
  }

  extension DumpLook.SystemFont {
    /// Nil for a font of another family, and for an italic one.
    fileprivate init?(_ font: UIFont) {
      let system = UIFont.systemFont(ofSize: font.pointSize)
      guard font.familyName == system.familyName, !font.fontDescriptor.symbolicTraits.contains(.traitItalic) else {
        return nil
      }
      let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
      let weight = (traits?[.weight] as? NSNumber)?.doubleValue ?? 0
      let nearest = Self.weights.min { (Double($0.value) - weight).magnitude < (Double($1.value) - weight).magnitude }
      self.init(size: Double(font.pointSize), weight: nearest?.weight ?? .regular)
    }

    private static let weights: [(weight: FontWeight, value: CGFloat)] = [
      (.ultraLight, UIFont.Weight.ultraLight.rawValue), (.thin, UIFont.Weight.thin.rawValue),
      (.light, UIFont.Weight.light.rawValue), (.regular, UIFont.Weight.regular.rawValue),
      (.medium, UIFont.Weight.medium.rawValue), (.semibold, UIFont.Weight.semibold.rawValue),
      (.bold, UIFont.Weight.bold.rawValue), (.heavy, UIFont.Weight.heavy.rawValue),
      (.black, UIFont.Weight.black.rawValue),
    ]
  }
#endif
