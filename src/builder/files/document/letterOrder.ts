import { isFollowing, isNextLetter, plainLetter } from '#src/builder/files/quiz/letters.ts'

import type { WrittenLine } from './writtenLines.ts'

type Lettered = { letter: string; lines: WrittenLine[] }

/** The lines with options in the order of their letters: in two columns, A and C are above B and D. */
export function inLetterOrder(lines: readonly WrittenLine[]): WrittenLine[] {
  const ordered: WrittenLine[] = []
  let options: Lettered[] = []
  const end = (): void => {
    for (const option of sorted(options)) for (const line of option.lines) ordered.push(line)
    options = []
  }
  for (const line of lines) {
    const [first] = options
    const letter = letterOf(line)
    if (letter !== null && (first?.lines[0]?.depth ?? line.depth) === line.depth) {
      if (isNextLetter(letter, null)) end()
      options.push({ letter, lines: [line] })
    } else if (line.isBelow && options.length > 0) options.at(-1)?.lines.push(line)
    else {
      end()
      ordered.push(line)
    }
  }
  end()
  return ordered
}

function letterOf({ labelKind, label }: WrittenLine): string | null {
  const letter =
    labelKind === 'letter' ? /^[*(（]?(\p{L})[.):：．、）]/u.exec(label)?.[1] : undefined
  return letter === undefined ? null : plainLetter(letter)
}

/** As they are, unless every letter is there. */
function sorted(options: readonly Lettered[]): readonly Lettered[] {
  const inOrder = options.toSorted((a, b) => (a.letter < b.letter ? -1 : 1))
  const isWhole = inOrder.every(({ letter }, at) =>
    at === 0 ? isNextLetter(letter, null) : isFollowing(letter, inOrder[at - 1]?.letter ?? ''),
  )
  return isWhole ? inOrder : options
}
