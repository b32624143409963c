import type { Settings } from '#schemas/definition.ts'
import type { Score, ScoredQuestion } from '#src/engine/scoring.ts'
import type { ScoredCalculated } from '#src/engine/scoring/calculatedPoints.ts'
import { listText, numberText } from '#src/wording/candidate/formats.ts'
import { valueText } from '#src/wording/candidate/quoteText.ts'

import { staffWords } from './staffWords.ts'

/** Which rule gave which points: "Right: 2 of 2 points". */
export function ruleWords(scored: ScoredQuestion): string {
  const { met, of } = scored.rows ?? { met: 0, of: 0 }
  const rows = { rowsMet: numberText(met), rows: numberText(of) }
  return staffWords.scores.rules[scored.rule]({ ...factsOf(scored), ...rows })
}

/** "12 of 20 points". */
export function scoreWords(score: Pick<Score, 'points' | 'most'>): string {
  return staffWords.scores.outOf(factsOf(score))
}

/** "2 points". */
export function pointsWords(points: number): string {
  return staffWords.scores.points(numberText(points), points === 1)
}

/** "the value 12 gives 10 of 10 points." */
export function calculatedPointsWords(
  { value, points, most }: ScoredCalculated,
  language: string,
): string {
  const { calculated, calculatedBlank } = staffWords.scores
  const outOf = scoreWords({ points, most })
  return value === null ? calculatedBlank(outOf) : calculated(valueText(value, language), outOf)
}

/** "Passed"; null without a pass mark. */
export function passWords({ passed }: Pick<Score, 'passed'>): string | null {
  return passed && staffWords.scores.passed[passed]
}

/** What the score is called; null where the assessment has no bands, or nothing could be had. */
export function bandWords(
  { most, band, bandIsOpen }: Pick<Score, 'most' | 'band' | 'bandIsOpen'>,
  { bands = [] }: Pick<Settings, 'bands'>,
): string | null {
  if (bands.length === 0 || most <= 0) return null
  const { bandOpen, noBand } = staffWords.scores
  const name = bands.find(({ id }) => id === band)?.name ?? noBand
  return bandIsOpen ? bandOpen(name) : name
}

/** "Knock-out answers: questions 3 and 7"; without numbers, said beside the question itself. */
export function knockOutWords(numbers: readonly number[] = []): string {
  const { knockOut, knockOuts } = staffWords.scores
  if (numbers.length === 0) return knockOut
  return knockOuts(
    listText(
      numbers.map((each) => numberText(each)),
      'and',
    ),
    numbers.length === 1,
  )
}

function factsOf({ points, most }: { points: number; most: number }) {
  return { points: numberText(points), most: numberText(most), mostIsOne: most === 1 }
}
