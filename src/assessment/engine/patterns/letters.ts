import { patternOf } from '#src/assessment/engine/kinds/parts/pattern.ts'

/** In the order tried. Blanks come late, because no answer starts with one. */
const KEYBOARD =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890' +
  '-_.,:;/@+#*()[]{}<>!?=&%$"\'`^~|\\ '
/** A character or two of many scripts, for patterns that require one of them. */
const SCRIPTS = 'éÉßžλΛжЖאعहก中あア한٣€😀'
/** If none of these match, the code points up to this one are searched, until there are enough. */
const LAST_SOUGHT = 0xffff
const ENOUGH = 16
/** A letter, or an escaped punctuation character. */
const ITSELF = /^(?:\\([^\w\s])|([^.\\]))$/u

/** Characters that part of a pattern matches, according to the browser's own engine. */
export function lettersOf(piece: string, ignoreCase: boolean): string[] {
  const [, sign, itself = sign] = ITSELF.exec(piece) ?? []
  if (itself !== undefined) return [itself]
  const expression = patternOf({ source: piece, ignoreCase })
  if (expression === null) return []
  const takes = (letter: string): boolean => expression.test(letter)
  const likely = [...new Set([...KEYBOARD, ...SCRIPTS, ...namedIn(piece)])].filter(takes)
  return likely.length > 0 ? likely : searchedFor(takes)
}

/** Characters written in the part, literally or by code, such as both ends of a range. */
function namedIn(piece: string): string[] {
  const codes = piece.matchAll(/\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2}))/gi)
  const coded = [...codes].map(([, long, four, two]) =>
    String.fromCodePoint(Number.parseInt(long ?? four ?? two ?? '', 16)),
  )
  // Surrogate halves combine again when they are adjacent.
  return [...coded.join(''), ...piece]
}

function searchedFor(takes: (letter: string) => boolean): string[] {
  const found: string[] = []
  for (let code = 0; code <= LAST_SOUGHT && found.length < ENOUGH; code++) {
    const letter = String.fromCodePoint(code)
    if (takes(letter)) found.push(letter)
  }
  return found
}
