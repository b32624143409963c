import type { DecidedPerson, MadeDecision } from '#schemas/records/decision.ts'
import type { Stage } from '#schemas/records/candidate.ts'
import { isFinal } from '#schemas/records/candidate.ts'
import type { Figure } from '#src/assessment/engine/statistics/figure.ts'
import { listText, numberText } from '#src/assessment/words/values/formats.ts'
import type { Disagreement, Reservation } from '#src/review/model/decision/shortlist.ts'
import { stageName } from '#src/staff/words/stages.ts'

/** "1 answer", "2 answers". */
export function counted(count: number, noun: string): string {
  return `${numberText(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** An error in whole points of a percentage, never 0: it would look as if there were none. */
function errorPoints(error: number): number {
  return Math.max(1, Math.round(error * 100))
}

/** How far scores can be told apart. */
interface KnownError {
  /** Null where there is only one version. */
  number: number | null
  /** The difference below which they can't; null if it isn't known. */
  error: number | null
  standardError: Figure | null
}

/** "12 of 85 scores provisional · 2 versions": what is said in full below it. */
export function scoresInShort({
  people,
  provisional,
  versions,
  unlisted,
}: {
  people: number
  provisional: number
  versions: readonly KnownError[]
  unlisted: number
}): string {
  const [only] = versions
  const parts = [
    provisional === people ? 'All scores are provisional' : '',
    provisional > 0 && provisional < people
      ? `${numberText(provisional)} of ${numberText(people)} scores provisional`
      : '',
    versions.length > 1 ? `${numberText(versions.length)} versions` : '',
    unlisted > 0 ? `${numberText(unlisted)} not listed` : '',
    versions.length === 1 && only
      ? only.error === null
        ? 'Error of scores not known'
        : `Differences under ${counted(errorPoints(only.error), 'point')} may be chance`
      : '',
  ]
  return parts.filter((part) => part !== '').join(' · ') || 'About the scores'
}

export function provisionalWords(provisional: number, people: number): string {
  if (provisional === people) return 'All scores are provisional: any rank can still change.'
  return `${counted(provisional, 'score')} of ${numberText(people)} ${provisional === 1 ? 'is' : 'are'} provisional and can still change.`
}

export function errorWords({ number, error, standardError }: KnownError): string {
  const which = number === null ? '' : ` to version ${number}`
  if (error !== null) {
    return `Scores${which} that differ by less than ${counted(errorPoints(error), 'point')} can’t be told apart: their bands overlap.`
  }
  if (standardError?.kind !== 'tooFew') {
    return `How far scores${which} may be off by chance can’t be computed.`
  }
  const { needed, cases } = standardError
  return `How far scores${which} may be off by chance is not known: that needs ${numberText(needed)} complete responses, and there ${cases === 1 ? 'is' : 'are'} ${numberText(cases)}.`
}

/** "Recommendations 2 steps apart, 3 answers marked differently"; null if nothing differs. */
export function disagreementWords(disagreement: Disagreement | null): string | null {
  if (disagreement === null) return null
  const { recommendations, answers } = disagreement
  const parts = [
    recommendations > 0 ? `Recommendations ${counted(recommendations, 'step')} apart` : '',
    answers > 0 ? `${counted(answers, 'answer')} marked differently` : '',
  ]
  return parts.filter((part) => part !== '').join(', ') || null
}

/** The title and the text of the question before somebody is chosen. */
export function reservationWords(name: string, reservations: readonly Reservation[]) {
  const why = {
    provisional:
      'The score is provisional: marks still to be given can change it, the rank and the result.',
    knockedOut: 'An answer of theirs is a knock-out.',
  }
  const what = reservations.map((each) =>
    each === 'provisional' ? 'a provisional score' : 'a knock-out',
  )
  return {
    title: `Choose ${name} with ${listText(what, 'and')}?`,
    text: `${reservations.map((each) => why[each]).join(' ')} The decision will say so.`,
  }
}

/** "Of those chosen, 2 are provisional and 1 has a knock-out."; null if there is nothing to say. */
export function reservedWords(
  people: readonly { isProvisional?: boolean; isKnockedOut?: boolean }[],
  when: 'now' | 'then' = 'now',
): string | null {
  const [is, are, has, have] =
    when === 'now'
      ? (['is', 'are', 'has', 'have'] as const)
      : (['was', 'were', 'had', 'had'] as const)
  const provisional = people.filter(({ isProvisional }) => isProvisional).length
  const knockedOut = people.filter(({ isKnockedOut }) => isKnockedOut).length
  const parts = [
    ...(provisional > 0
      ? [`${numberText(provisional)} ${provisional === 1 ? is : are} provisional`]
      : []),
    ...(knockedOut > 0
      ? [`${numberText(knockedOut)} ${knockedOut === 1 ? has : have} a knock-out`]
      : []),
  ]
  return parts.length === 0 ? null : `Of those chosen, ${listText(parts, 'and')}.`
}

/** "By score, 12 candidates who are not chosen can’t be told apart from the lowest one chosen." */
export function closeCallWords(count: number): string {
  return `By score, ${counted(count, 'candidate')} who ${count === 1 ? 'is' : 'are'} not chosen can’t be told apart from the lowest one chosen.`
}

/** "2 of them are in Hired or Rejected, which is usually final." */
export function leavingFinalWords(moves: readonly { from: Stage; to: string }[]): string | null {
  const leaving = moves.filter(({ from, to }) => to !== '' && to !== from && isFinal(from))
  if (leaving.length === 0) return null
  const stages = [...new Set(leaving.map(({ from }) => stageName(from)))]
  return `${numberText(leaving.length)} of them ${leaving.length === 1 ? 'is' : 'are'} in ${listText(stages, 'or')}, which is usually final.`
}

/** "3 of 85 chosen". */
export function chosenWords({
  chosen,
  notChosen,
}: Pick<MadeDecision, 'chosen' | 'notChosen'>): string {
  return `${numberText(chosen.length)} of ${numberText(chosen.length + notChosen.length)} chosen`
}

/** "Those chosen were moved to Offer, the others to Rejected."; null if everybody stayed. */
export function movedWords({ stages: { chosen, notChosen } }: MadeDecision): string | null {
  if (chosen && notChosen) {
    return `Those chosen were moved to ${stageName(chosen)}, the others to ${stageName(notChosen)}.`
  }
  if (chosen) return `Those chosen were moved to ${stageName(chosen)}.`
  return notChosen ? `Those not chosen were moved to ${stageName(notChosen)}.` : null
}

/** "3 chosen, 12 moved". */
export function doneWords(chosen: number, moved: number): string {
  return `Decided: ${numberText(chosen)} chosen${moved > 0 ? `, ${numberText(moved)} moved` : ''}`
}

/** What differs now from what was decided on: who submitted since, and who submitted again. */
export function sinceWords(
  decision: MadeDecision,
  now: readonly Pick<DecidedPerson, 'candidateId' | 'attemptId'>[],
): string[] {
  const people = [...decision.chosen, ...decision.notChosen]
  const attemptById = new Map(people.map((each) => [each.candidateId, each.attemptId]))
  const added = now.filter(({ candidateId }) => !attemptById.has(candidateId)).length
  const again = now.filter(({ candidateId, attemptId }) => {
    const before = attemptById.get(candidateId)
    return before !== undefined && before !== attemptId
  }).length
  return [
    ...(added > 0
      ? [
          `${counted(added, 'response')} submitted since then ${added === 1 ? 'is' : 'are'} not part of this decision.`,
        ]
      : []),
    ...(again > 0
      ? [
          `${counted(again, 'candidate')} submitted again since then. The decision is about the earlier attempt.`,
        ]
      : []),
  ]
}

/** "3 candidates saved for mail merge. 1 was deleted or can’t be read, and is not in the file." */
export function savedWords(people: number, wanted: number, unnamed = 0): string {
  const which = unnamed === people ? '' : `${numberText(unnamed)} of them `
  const without = unnamed === 0 ? '' : `, ${which}without name and email`
  const saved = `${counted(people, 'candidate')} saved for mail merge${without}`
  const missing = wanted - people
  if (missing === 0) return saved
  const are = missing === 1 ? ['was', 'is'] : ['were', 'are']
  return `${saved}. ${numberText(missing)} ${are[0]} deleted or can’t be read, and ${are[1]} not in the file`
}
