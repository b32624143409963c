import { patternOf } from '#src/engine/questions/pattern.ts'

/** In the order in which they are tried; blanks come late, for no answer begins with one. */
const KEYBOARD =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890' +
  '-_.,:;/@+#*()[]{}<>!?=&%$"\'`^~|\\ '
/** One or two of many scripts, for patterns that ask for letters of one of them. */
const SCRIPTS = 'éÉßžλΛжЖאعहก中あア한٣€😀'
/** Where none of these fits, those that do are sought up to here, and so many are enough. */
const LAST_SOUGHT = 0xffff
const ENOUGH = 16
/** A letter, or a sign with a backslash before it. */
const ITSELF = /^(?:\\([^\w\s])|([^.\\]))$/u

/** Letters that a piece of a pattern stands for: as the browser reads it, and not as we would. */
export function lettersOf(piece: string, ignoreCase: boolean): string[] {
  const [, sign, itself = sign] = ITSELF.exec(piece) ?? []
  if (itself !== undefined) return [itself]
  const expression = patternOf({ source: piece, ignoreCase })
  if (expression === null) return []
  const takes = (letter: string): boolean => expression.test(letter)
  const likely = [...new Set([...KEYBOARD, ...SCRIPTS, ...namedIn(piece)])].filter(takes)
  return likely.length > 0 ? likely : soughtBy(takes)
}

/** Those written in the piece, by themselves or as a code, such as both ends of a range. */
function namedIn(piece: string): string[] {
  const codes = piece.matchAll(/\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2}))/gi)
  const coded = [...codes].map(([, long, four, two]) =>
    String.fromCodePoint(Number.parseInt(long ?? four ?? two ?? '', 16)),
  )
  // Two halves of a letter are one again once they stand side by side.
  return [...coded.join(''), ...piece]
}

function soughtBy(takes: (letter: string) => boolean): string[] {
  const found: string[] = []
  for (let code = 0; code <= LAST_SOUGHT && found.length < ENOUGH; code++) {
    const letter = String.fromCodePoint(code)
    if (takes(letter)) found.push(letter)
  }
  return found
}
