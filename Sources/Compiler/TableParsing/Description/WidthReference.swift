/// How to write widths that depend on others, which apps compute in code.
struct WidthReference {
  func markdown() -> String {
    """
    ## Widths

    A length is a number: the language has no arithmetic. If an app computes a width from the width of the table, an image or an accessory,
    write it with `autoresizing`, a stack or constraints instead: UIKit's layout then computes it, and it is correct on every device.

    The labels of "Easy custom UITableView drawing" (Cocoa with Love, 2009) are the example. Its rows are 100 points high, and code gives each label

    | what | formula |
    |---|---|
    | x | image width + 2 × indentation width |
    | y | (row height − 2 × label height) / 2 |
    | width | table width − image width − 4 × indentation width − indicator width |

    With an image of 60 points, an indicator of 20, labels 20 high and the indentation width of 10, `x` is 80 and `y` is 30. The width is 320 − 60 − 40 − 20 = 200 in a table
    320 points wide, and 393 − 60 − 40 − 20 = 273 in one of 393. The indicator and the 20 points behind it are not part of the contentView, which
    is 280 points wide in the first table and 353 in the second, so the label is always 80 points narrower than its superview. Each of these
    describes that:

    ```yaml
    # By autoresizing: the frame for one width, and what changes with it.
    - designSize: [280, 100]
      views:
        - {id: topLabel, label: Ramsons, frame: [80, 30, 200, 20], autoresizing: [flexibleWidth]}

    # By constraints: the formula itself.
    - views: [{id: topLabel, label: Ramsons, height: 20}]
      constraints:
        - topLabel.leading == contentView.leading + 80
        - topLabel.width == contentView.width - 80
        - topLabel.top == contentView.top + 30

    # By a stack: the image has its size, and the label takes the room that is left.
    - views:
        - pin: 0
          stack:
            spacing: 20
            alignment: center
            views: [{image: {size: [60, 60]}, width: 60}, {id: topLabel, label: Ramsons, height: 20}]
    ```

    `tablec explain SPEC ROW.topLabel.width` shows how the number is derived.

    """
  }
}
