/**
 * Random patterns that match at least one text that is not blank, without lookarounds or
 * backreferences.
 */
import fc from 'fast-check'

const anyQuantifier = fc.constantFrom('', '', '', '?', '*', '+', '+?', '{2}', '{1,3}', '{2,}')
/** For a group with unbounded parts, these keep the number of ways to match low. */
const anyQuantifierOfGroup = fc.constantFrom('', '', '?', '??', '{2}', '{1,2}')

/** From these pieces, repeated, in sequence and in groups. */
function patternOfPieces(pieces: string[], ofGroup: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const joined = (parts: fc.Arbitrary<string>, by: string, maxLength: number) =>
    fc.array(parts, { minLength: 1, maxLength }).map((each) => each.join(by))
  const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
    pattern: joined(joined(tie('part'), '', 3), '|', 2),
    part: fc.oneof(
      { maxDepth: 2, depthSize: 'small' },
      fc.tuple(fc.constantFrom(...pieces), anyQuantifier).map((part) => part.join('')),
      fc
        .tuple(fc.constantFrom('(', '(?:'), tie('pattern'), fc.constant(')'), ofGroup)
        .map((part) => part.join('')),
    ),
  }))
  return pattern
}

/** With two letters only, so that all short texts can be tried. */
export const anyPatternOfTwoLetters = patternOfPieces(['a', 'b', '[ab]', '[^a]'], anyQuantifier)

/** With all sorts of letters and classes. */
export const anySimplePattern = fc
  .tuple(
    fc.constantFrom('', '^', '(?<all>'),
    patternOfPieces(
      [
        ...['a', 'Z', '7', 'é', '-', '\\.', '\\(', '\\\\', '/', '\\u0416', '\\u{1F600}', '\\x41'],
        ...['\\d', '\\D', '\\w', '\\W', '\\S', '.', '\\p{Lu}', '\\P{L}', '\\p{Script=Thai}'],
        ...['\\uD83D\\uDE00', '[a-f]', '[^x]', '[\\]x\\-]', '[\\d.]', '[\\u0400-\\u04ff]'],
        ...['[\\p{L}\\s]', '[(|)]', '[A-Z]'],
      ],
      anyQuantifierOfGroup,
    ),
  )
  .map(([before, pattern]) => {
    if (before === '') return pattern
    return before === '^' ? `^(?:${pattern})$` : `${before}${pattern})`
  })
