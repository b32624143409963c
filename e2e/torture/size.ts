/** How much is tried: `npm run torture -- --size 200` is the long form, the default a minute. */
export const LONG_FORM = 200
const SHORT_FORM = 0.4

const size = Number(process.env.TALENTFLOW_TORTURE ?? SHORT_FORM)

/** How often, given how often in the long form. At least `fewest`. */
export function times(longForm: number, fewest = 1): number {
  return Math.max(fewest, Math.round((longForm * size) / LONG_FORM))
}

/** How far a long form is, which may take an hour. */
export function tell(round: number, rounds: number): void {
  const tenth = Math.ceil(rounds / 10)
  if (rounds >= 100 && round % tenth === 0) console.log(`${round} of ${rounds} rounds`)
}
