/// The chapter on constraints in the reference.
struct ConstraintReference {
  func markdown() -> String {
    #"""
    ## Constraints

    A view without a `frame` is positioned by `constraints`, which are listed beside the `views` of a row, a header, a footer or a plain view. Each is a string:

    | constraint | meaning |
    |---|---|
    | `title.leading == avatar.trailing + 12` | an attribute, a relation, another attribute, and a number of points |
    | `title.width <= contentView.width * 0.5 - 8 @750` | a factor; a priority from 1 to 1000, or UIKit's word for one (`defaultHigh`) |
    | `avatar.height == 40` | a size and a number alone |
    | `body.trailing == margins.trailing` | a guide of the superview: `margins`, `safeArea`, `readable` |
    | `line.leading == card.margins.leading` | a guide of another view |
    | `body.leading == title` | the same attribute of the other view |
    | `detail.leading == title.trailing + standard` | UIKit's standard spacing: 8 beside a view, the margin at the edge of the contentView |
    | `H:\|-[avatar(40)]-12-[title(>=100@750)]-\|` | Apple's visual format, for several constraints at once |
    | `gap: title.top == avatar.top` | a constraint with a name: in a row that uses a template, a constraint with the same name replaces it |

    Attributes are `leading`, `trailing`, `left`, `right`, `top`, `bottom`, `width`, `height`, `centerX`, `centerY`, `firstBaseline` and `lastBaseline`;
    relations are `==`, `>=` and `<=`. `contentView` is the view that contains all others; `superview` is the view whose `views` are listed beside the constraint.
    Put a name with spaces in single quotes.

    Labels, images and controls have the size of their content, with the priorities below; a view with a `frame` keeps it. The margins of a contentView
    are those of its text at the sides (8 beside an accessory), and 11 points at the top and bottom, 15 in iOS 26; up to iOS 10 they are 8 on all sides. Plain
    views have 8, or their own `margins`. A row without a height has the height that the constraints require, plus the line below it.

    """#
  }
}
