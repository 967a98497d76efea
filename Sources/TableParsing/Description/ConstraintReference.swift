/// Constraints as the reference tells of them.
struct ConstraintReference {
  func markdown() -> String {
    #"""
    ## Constraints

    A view without a `frame` is held by `constraints`, which stand beside the `views` of a row, a header, a footer or a plain view. Each is a text:

    | text | meaning |
    |---|---|
    | `title.leading == avatar.trailing + 12` | an attribute, a relation, another attribute, and a number of points |
    | `title.width <= contentView.width * 0.5 - 8 @750` | a factor; a priority from 1 to 1000, or UIKit's word for one (`defaultHigh`) |
    | `avatar.height == 40` | a size against a number alone |
    | `body.trailing == margins.trailing` | a guide of the view beside whose views this stands: `margins`, `safeArea`, `readable` |
    | `line.leading == card.margins.leading` | a guide of another view |
    | `body.leading == title` | the same attribute of the other |
    | `detail.leading == title.trailing + standard` | the spacing that UIKit chooses: 8 beside a view, the margin at the contentView's edge |
    | `H:\|-[avatar(40)]-12-[title(>=100@750)]-\|` | Apple's visual format, which is several |
    | `gap: title.top == avatar.top` | a constraint with a name: another of the same name, in a row that uses a template, takes its place |

    Attributes are `leading`, `trailing`, `left`, `right`, `top`, `bottom`, `width`, `height`, `centerX`, `centerY`, `firstBaseline` and `lastBaseline`;
    relations `==`, `>=` and `<=`. `contentView` is the view that holds all others, `superview` the one beside whose views a constraint stands. A name with
    spaces stands in single quotes.

    A label, an image and a control are as large as their content, by the priorities below; a view with a `frame` keeps it. A contentView's margins
    are those of its texts at the sides (8 beside an accessory), and 11 points above and below, 15 in iOS 26; up to iOS 10 they are 8 on all sides. Plain views have
    8, or their own `margins`. A row without a height is as high as the constraints ask for, and the line below it.

    """#
  }
}
