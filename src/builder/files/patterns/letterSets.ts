/**
 * Representative letters: no class in the pattern distinguishes letters with the same
 * representative. Classes are evaluated by the browser itself, including case and script.
 */
export type LetterSets = {
  /** Code points, one per set. */
  readonly letters: readonly string[]
  /** By token, the indexes in `letters` of those it matches. */
  readonly byToken: ReadonlyMap<string, ReadonlySet<number>>
}

/**
 * All letters of the first blocks, which cover most alphabets and symbols; of the others a sample.
 */
const [ALL_UP_TO, LAST, SPARSE] = [0x2fff, 0xffff, 16]
const FULL_WIDTH = 0xff00
const BEYOND = [0x1d400, 0x1f600, 0x20000, 0xe0041]

/** `flags` are those of the whole pattern. */
export function letterSetsOf(tokens: ReadonlySet<string>, flags: string): LetterSets {
  const classes = [...tokens].map((token) => new RegExp(`^(?:${token})$`, flags))
  const bySort = new Map<string, string>()
  for (const letter of tried(tokens)) {
    const sort = classes.map((each) => (each.test(letter) ? '1' : '0')).join('')
    if (!bySort.has(sort)) bySort.set(sort, letter)
  }
  const sorts = [...bySort.keys()]
  const taken = (place: number): Set<number> =>
    new Set(sorts.flatMap((sort, letter) => (sort[place] === '1' ? letter : [])))
  return {
    letters: [...bySort.values()],
    byToken: new Map([...tokens].map((token, place) => [token, taken(place)])),
  }
}

const PLAIN = /^(?:[\x20-\x7e]|\\[^pPucx]|\[[\x20-\x7e]*\])$/

function tried(tokens: ReadonlySet<string>): Iterable<string> {
  // Classes of ASCII letters are distinguished by these letters alone, and their case by the ones
  // they fold to.
  const isPlain = [...tokens].every((token) => PLAIN.test(token) && !/\\[pPucx]/.test(token))
  return isPlain ? plainLetters : new Set([...allLetters(), ...named(tokens)])
}

const plainLetters = [...lettersFrom(0, 0x24f), ...'\u2028\u3000ſKΩ漢😀']

let known: readonly string[] | null = null

function allLetters(): readonly string[] {
  known ??= [
    ...lettersFrom(0, ALL_UP_TO),
    ...lettersFrom(ALL_UP_TO + 1, FULL_WIDTH - 1, SPARSE),
    ...lettersFrom(FULL_WIDTH, LAST),
    ...BEYOND.map((code) => String.fromCodePoint(code)),
  ]
  return known
}

/** Characters written in a token, literally or by code, and their neighbours. */
function named(tokens: ReadonlySet<string>): string[] {
  return [...tokens].flatMap((token) => {
    const codes = [...token.matchAll(/\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2}))/gi)].map(
      ([, long, four, two]) => Number.parseInt(long ?? four ?? two ?? '', 16),
    )
    const written = [...token].map((letter) => letter.codePointAt(0) ?? 0)
    return [...codes, ...written].flatMap((code) => lettersFrom(code - 1, code + 1))
  })
}

function lettersFrom(first: number, last: number, step = 1): string[] {
  const letters: string[] = []
  for (let code = Math.max(0, first); code <= Math.min(last, 0x10ffff); code += step) {
    if (code < 0xd800 || code > 0xdfff) letters.push(String.fromCodePoint(code))
  }
  return letters
}
