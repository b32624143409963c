import type { Actor } from '#schemas/actor.ts'
import { listCorrectedVersions } from '#src/review/storage/correctedVersions.ts'
import {
  listResponseIds,
  readEverythingSubmittedOf,
  type SubmittedWithCandidate,
} from '#src/review/storage/submittedBatches.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { startEvaluation } from '#src/assessment/engine/evaluation/evaluation.ts'
import { fairOutcome, type FairOutcome } from '#src/review/model/fairOutcome/fairOutcome.ts'
import {
  countGroups,
  type GroupQuestion,
  groupQuestionsIn,
  type Member,
} from '#src/review/model/fairOutcome/groups.ts'
import {
  type Criterion,
  hasReached,
  REACHABLE_STAGES,
} from '#src/review/model/fairOutcome/selection.ts'
import { separableCriteria } from '#src/review/model/fairOutcome/separable.ts'
import { judge } from '#src/assessment/engine/scoring/marks.ts'
import { passedWithoutKnockOut, passResultOf } from '#src/assessment/engine/scoring/passResult.ts'
import type { Report } from '#src/storage/workers/tasks.ts'

import type { Progress } from './progress.ts'

export interface FairOutcomeInput {
  assessmentId: string
  /** The id of a self-identification question; null or unknown: the first one. */
  question: string | null
  /** The meaning of "selected"; null or unknown: passed, or reaching the first stage. */
  selected: string | null
  /**
   * The reviewer whose marks decide who passed, with those that are not hidden from them (rule J2).
   */
  me: Actor
}

/** Says nothing of a single candidate (rule G6). */
export interface FairOutcomeResult {
  /** Submitted, and readable. */
  responses: number
  /** None if no version asks for self-identification. */
  questions: Pick<GroupQuestion, 'id' | 'prompt'>[]
  /** The meanings of "selected" to choose from: passing only if some version has a pass mark. */
  criteria: Criterion[]
  /** The meanings that would give groups of single candidates away (rule G9). */
  leftOut: Criterion[]
  criterion: Criterion
  /** Null if there is no question, or no response. */
  chosen: { question: GroupQuestion; outcome: FairOutcome } | null
  /** How many of all could still be selected without anything else changing: not decided, or not known. */
  undecided: number
  damaged: { id: string; isNewer: boolean }[]
}

const BATCH_SIZE = 200

/** Counts who is selected by group. It alone reads self-identification, and returns no answer. */
export async function fairOutcomeOf(
  { assessmentId, question: wanted, selected, me }: FairOutcomeInput,
  report: Report<Progress>,
): Promise<FairOutcomeResult> {
  const [versions, { submitted, others }] = await Promise.all([
    listCorrectedVersions(assessmentId),
    listResponseIds(assessmentId),
  ])
  const canPass = versions.some(({ definition }) => definition.settings.passMark !== undefined)
  const known = [...(canPass ? (['passed'] as const) : []), ...REACHABLE_STAGES].map(
    (criterion) => ({
      criterion,
      decide: criterion === 'passed' ? passing() : reaching(criterion),
      isSelected: new Array<boolean>(),
      undecided: 0,
    }),
  )
  const answered: Pick<Member, 'versionId' | 'answers'>[] = []
  const damaged: FairOutcomeResult['damaged'] = []
  const ids = [...submitted, ...others]
  for (let done = 0; done < ids.length; done += BATCH_SIZE) {
    await report({ done, total: ids.length })
    const batch = await readEverythingSubmittedOf(ids.slice(done, done + BATCH_SIZE))
    for (const { id, isNewer } of batch.damaged) damaged.push({ id, isNewer })
    for (const submission of batch.whole) {
      const last = submission.response.attempts.at(-1)
      if (last === undefined) continue
      const { versionId, answers } = last
      answered.push({ versionId, answers })
      for (const each of known) {
        const decided = each.decide(submission)
        if (decided === null) each.undecided += 1
        each.isSelected.push(decided === true)
      }
    }
  }
  await report({ done: ids.length, total: ids.length })

  const criteria: Criterion[] = separableCriteria<Criterion>(known)
  const criterion = criteria.find((each) => each === selected) ?? criteria[0] ?? 'hired'
  const { isSelected = [], undecided = 0 } =
    known.find((each) => each.criterion === criterion) ?? {}
  const members = answered.map((each, place): Member => {
    return { ...each, isSelected: isSelected[place] === true }
  })
  const questions = groupQuestionsIn(versions)
  const question = questions.find(({ id }) => id === wanted) ?? questions[0]
  return {
    responses: members.length,
    questions: questions.map(({ id, prompt }) => ({ id, prompt })),
    criteria,
    leftOut: known.map((each) => each.criterion).filter((each) => !criteria.includes(each)),
    criterion,
    chosen:
      question && members.length > 0
        ? { question, outcome: fairOutcome(countGroups(question, versions, members)) }
        : null,
    undecided,
    damaged,
  }

  function passing(): (submission: SubmittedWithCandidate) => boolean | null {
    const compiledById = new Map(versions.map(({ id, definition }) => [id, compile(definition)]))
    return ({ response: { attempts, reviews, settled } }) => {
      const last = attempts.at(-1)
      const compiled = compiledById.get(last?.versionId ?? '')
      if (last === undefined || compiled === undefined) return null
      const evaluation = startEvaluation(compiled, last.answers, last)
      const { score } = judge(evaluation, reviews, { attemptId: last.attemptId, me, settled })
      const passed = passedWithoutKnockOut(passResultOf(score))
      // Without a pass mark nobody passes, and no marks can change that.
      return passed === 'open' ? null : passed === 'yes'
    }
  }
}

function reaching(stage: Exclude<Criterion, 'passed'>) {
  return ({ candidate }: SubmittedWithCandidate): boolean | null =>
    candidate && hasReached(candidate, stage)
}
