/// Specs that the tests of the command line write.
enum Specs {
  static let list = """
    tablespec: 1
    sections:
      - id: friends
        rows:
          - {id: ann, text: Ann}
          - {id: ben, text: Ben}

    """

  /// A storyboard with a table of one row.
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="abc-Sc-ene">
          <objects>
            <tableViewController title="List" id="abc-Ta-vc1" sceneMemberID="viewController">
              <tableView key="view" contentMode="scaleToFill" dataMode="static" style="plain" id="abc-Ta-ble">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <sections>
                  <tableViewSection id="abc-Se-ct1">
                    <cells>
                      <tableViewCell textLabel="abc-An-lbl" style="IBUITableViewCellStyleDefault" id="abc-An-row">
                        <rect key="frame" x="0.0" y="50" width="393" height="43.666667938232422"/>
                        <tableViewCellContentView key="contentView" tableViewCell="abc-An-row" id="abc-An-cvw">
                          <rect key="frame" x="0.0" y="0.0" width="393" height="43.666667938232422"/>
                          <subviews>
                            <label opaque="NO" text="Ann" textAlignment="natural" lineBreakMode="tailTruncation" id="abc-An-lbl">
                              <rect key="frame" x="20" y="0.0" width="353" height="43.666667938232422"/>
                              <fontDescription key="fontDescription" type="system" pointSize="17"/>
                            </label>
                          </subviews>
                        </tableViewCellContentView>
                      </tableViewCell>
                    </cells>
                  </tableViewSection>
                </sections>
              </tableView>
            </tableViewController>
          </objects>
        </scene>
      </scenes>
    </document>

    """

  /// One with an error in its fourth line.
  static let misspelt = """
    tablespec: 1
    sections:
      - rows:
          - {text: Ann, acessory: checkmark}

    """

  /// One that compiles with a warning.
  static let careless = """
    tablespec: 1
    sections:
      - rows: [{text: }]

    """

  /// One whose layout is larger than a pipe holds.
  static let large = """
    tablespec: 1
    sections:
      - rows: [{repeat: 2000, text: "Row {index}"}]

    """
}
