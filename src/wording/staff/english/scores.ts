import type { ScoreRule } from '#src/engine/scoring.ts'

type Facts = {
  points: string
  most: string
  mostIsOne: boolean
  /** Of a matrix. */
  rowsMet: string
  rows: string
}

export const scores = {
  rules: {
    keyMet: (facts: Facts) => `Right: ${outOf(facts)}`,
    keyMissed: (facts: Facts) => `Not right: ${outOf(facts)}`,
    rowsMet: (facts: Facts) => `${facts.rowsMet} of ${facts.rows} rows right: ${outOf(facts)}`,
    optionPoints: (facts: Facts) => `By the options chosen: ${outOf(facts)}`,
    blank: (facts: Facts) => `Left blank: ${outOf(facts)}`,
    notShown: () => 'Not shown on this path, so it does not count',
    toBeMarked: (facts: Facts) => `To be marked, up to ${facts.most} ${unit(facts)}`,
    noPoints: () => 'No points for this question',
  } satisfies { [R in ScoreRule]: (facts: Facts) => string },
  outOf,
  points: (points: string, isOne: boolean) => `${points} ${isOne ? 'point' : 'points'}`,
  calculated: (value: string, points: string) => `the value ${value} gives ${points}.`,
  calculatedBlank: (points: string) => `it is blank, which gives ${points}.`,
  passed: { yes: 'Passed', no: 'Not passed', open: 'Open until all is marked' },
  bandOpen: (band: string) => `${band}, or higher once all is marked`,
  noBand: 'Below every band',
  knockOut: 'Knock-out answer',
  knockOuts: (numbers: string, isOne: boolean) =>
    `Knock-out answer${isOne ? '' : 's'}: question${isOne ? '' : 's'} ${numbers}`,
} as const

function outOf(facts: Pick<Facts, 'points' | 'most' | 'mostIsOne'>): string {
  return `${facts.points} of ${facts.most} ${unit(facts)}`
}

function unit({ mostIsOne }: Pick<Facts, 'mostIsOne'>): string {
  return mostIsOne ? 'point' : 'points'
}
