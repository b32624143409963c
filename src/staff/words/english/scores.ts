import type { ScoreRule } from '#src/assessment/engine/scoring/scoring.ts'

type Facts = {
  points: string
  most: string
  mostIsOne: boolean
  /** For a key in parts: how many were met, out of how many. */
  met: string
  parts: string
  /** Wrong choices, which are already taken off `met`; and the correct ones without that. */
  wrong: { count: string; chosen: string } | null
}

export const scores = {
  rules: {
    keyMet: (facts: Facts) => `Correct: ${outOf(facts)}`,
    keyMissed: (facts: Facts) => `Wrong: ${outOf(facts)}`,
    rowsMet: (facts: Facts) => `${partsOf(facts)} rows correct: ${outOf(facts)}`,
    optionsMet: (facts: Facts) =>
      facts.wrong === null
        ? `${partsOf(facts)} correct options chosen: ${outOf(facts)}`
        : `${facts.wrong.chosen} of ${facts.parts} correct, minus ${facts.wrong.count} wrong: ${outOf(facts)}`,
    placesMet: (facts: Facts) => `${partsOf(facts)} in the correct place: ${outOf(facts)}`,
    pairsMet: (facts: Facts) => `${partsOf(facts)} pairs in the correct order: ${outOf(facts)}`,
    optionPoints: (facts: Facts) => `Options chosen: ${outOf(facts)}`,
    blank: (facts: Facts) => `Left blank: ${outOf(facts)}`,
    notShown: () => 'Not asked, because of earlier answers',
    toBeMarked: (facts: Facts) => `To be marked: up to ${facts.most} ${unit(facts)}`,
    marked: (facts: Facts) => `Marked: ${outOf(facts)}`,
    noPoints: () => 'No points',
  } satisfies { [R in ScoreRule]: (facts: Facts) => string },
  shared: {
    perRow: 'Each correct row earns an equal share of the points.',
    perPlace: 'Each option in its correct place earns an equal share of the points.',
    perPair: 'Each pair in the correct order earns an equal share of the points.',
    perOption:
      'Each correct option earns an equal share of the points; each wrong one loses one. Never below 0.',
  },
  outOf,
  soFar: (facts: Pick<Facts, 'points' | 'most'>) => `${facts.points} of ${facts.most} so far`,
  none: 'No points available',
  notYet: 'Not scored yet',
  provisional: 'Provisional',
  points: (points: string, isOne: boolean) => `${points} ${isOne ? 'point' : 'points'}`,
  calculated: (name: string, value: string, points: string) => `${name} (${value}): ${points}`,
  blankValue: 'blank',
  passed: { yes: 'Passed', no: 'Not passed', open: 'Pass or fail: not decided yet' },
  cannotPass: 'Can’t pass',
  bandOpen: (lowest: string, highest: string) => `${lowest} to ${highest}, decided after marking`,
  noBand: 'Below all bands',
  knockOut: 'Knock-out answer',
  knockedOut: 'Knock-out',
  knockOuts: (numbers: string, isOne: boolean) =>
    `Knock-out answer${isOne ? '' : 's'}: question${isOne ? '' : 's'} ${numbers}`,
} as const

function partsOf({ met, parts }: Facts): string {
  return `${met} of ${parts}`
}

function outOf(facts: Pick<Facts, 'points' | 'most' | 'mostIsOne'>): string {
  return `${facts.points} of ${facts.most} ${unit(facts)}`
}

function unit({ mostIsOne }: Pick<Facts, 'mostIsOne'>): string {
  return mostIsOne ? 'point' : 'points'
}
