/** Which lines a document shows as correct options: those that look other than their neighbors. */
import { endsLikeQuestion } from '#src/builder/files/quiz/openQuestions.ts'

import { textOfRuns } from './blocks.ts'
import { shareOf } from './inlineMarkdown.ts'
import { isTicked } from './labels.ts'
import { isLabelledOption, isNamed, isNumbered, type WrittenLine } from './writtenLines.ts'

/** Lines that may be the options of one question, and those of them that are correct. */
export type OptionGroup = { lines: WrittenLine[]; look: string; correct: WrittenLine[] }

/** Longer lines without a label are no options. */
const LONGEST = 120

export function asks({ runs }: WrittenLine): boolean {
  return endsLikeQuestion(textOfRuns(runs))
}

/** Neighbors with labels that are written alike, or short lines below a question. */
export function optionGroups(lines: readonly WrittenLine[]): OptionGroup[] {
  const groups: OptionGroup[] = []
  let group: OptionGroup | null = null
  let above: WrittenLine | null = null
  for (const line of lines) {
    if (line.isBelow || (line.kind === 'blank' && group?.look !== PLAIN)) continue
    const look = lookOf(line)
    if (group !== null && look === group.look) group.lines.push(line)
    else {
      const isOption: boolean = isLabelledOption(line) || (above !== null && asks(above))
      group = look !== null && isOption ? { lines: [line], look, correct: [] } : null
      if (group !== null) groups.push(group)
    }
    above = line
  }
  return groups
    .filter(({ lines: all, look }) => all.length > 1 && (LETTERED.test(look) || !all.some(asks)))
    .map((each) => ({ ...each, correct: correctOf(each.lines) }))
}

const PLAIN = 'plain'
/** By their labels these are options, even if they ask. */
const LETTERED = /^(?:letter|box)/

function lookOf(line: WrittenLine): string | null {
  if (line.kind !== 'text') return null
  if (isLabelledOption(line) || isNumbered(line)) return `${line.labelKind}${line.depth}`
  return textOfRuns(line.runs).length > LONGEST || isNamed(line) || asks(line) ? null : PLAIN
}

/** Some, but not all of them: ticked, else set apart by color, else bold. */
function correctOf(lines: WrittenLine[]): WrittenLine[] {
  const looks: ((line: WrittenLine) => boolean)[] = [
    ({ label }) => isTicked(label),
    ({ runs, labelRuns }) => shareOf(runs, isMarked) > 0.5 || shareOf(labelRuns, isMarked) > 0.5,
    isBold,
  ]
  for (const isCorrect of looks) {
    const correct = lines.filter(isCorrect)
    if (correct.length > 0 && correct.length < lines.length) return correct
  }
  return []
}

function isMarked(run: { isMarked: boolean }): boolean {
  return run.isMarked
}

/** All of it, or all of its label. */
export function isBold({ runs, labelRuns }: WrittenLine): boolean {
  return [runs, labelRuns].some((each) => shareOf(each, (run) => run.isBold) > 0.99)
}
