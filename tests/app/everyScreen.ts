/** Every address of staff, and records with which each shows what it is for. */
import { stateData } from '#e2e/states/stateData.ts'
import { submittedResponse } from '#e2e/support/submitted.ts'
import type { Candidate } from '#schemas/records/candidate.ts'
import type { Decision } from '#schemas/records/decision.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Response } from '#schemas/records/response.ts'
import type { Review } from '#schemas/review.ts'
import { versionIdOf } from '#schemas/versionId.ts'
import {
  agreementPath,
  builderPath,
  candidatePath,
  comparePath,
  decisionPath,
  fairOutcomePath,
  invitePath,
  jobPath,
  keyFixPath,
  markingPath,
  paperPath,
  paths,
  responsePath,
  responsesPath,
  settlingPath,
  statisticsPath,
  versionComparisonPath,
  versionPath,
  versionsPath,
  whatIfPath,
} from '#src/base/paths.ts'
import {
  answeredWith,
  anAssessment,
  longText,
  number,
  section,
  singleChoice,
  text,
  withCalculated,
} from '#tests/support/definitions.ts'
import { type InvitedCandidates, invitedCandidates } from '#tests/support/invitedCandidates.ts'

const AT = '2026-02-03T12:00:00.000Z'
const ANA = { kind: 'staff', name: 'Ana' } as const
/** As the app names whoever has not entered a name. */
const ME = { kind: 'staff', name: '' } as const

const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gro', 'Hal', 'Ida', 'Jan', 'Kim', 'Leo']

/** A job, its assessment with twelve responses, two reviewers, and what is half written or missing. */
export function everyScreenData() {
  const { job, assessment, version, candidates } = invitedCandidates(definition())
  const [first, invited] = candidates
  const people = names.map((name, at) => ({
    ...someone(first, name),
    stage: at % 3 === 0 ? ('tech' as const) : ('applied' as const),
  }))
  const responses = people.map((candidate, at): Response => {
    const response = submittedResponse({
      candidate,
      assessmentId: assessment.id,
      versionId: version.id,
      answers: {
        group: { option: at % 2 === 0 ? 'Women' : 'Men' },
        sum: at % 3 === 0 ? 2 : 3,
        capital: { option: at < 8 ? 'Oslo' : 'Bergen' },
        why: `Reason ${at}`,
      },
    })
    const attemptId = response.attempts[0]?.attemptId ?? ''
    const reviews = at < 2 ? [review(ANA, attemptId, at), review(ME, attemptId, 2 - at)] : []
    return { ...response, reviews }
  })
  const others = stateData()
  const jobId = others.archived.id
  const like = {
    assessment: { ...assessment, jobId },
    version,
    candidate: { ...first, jobId },
  }
  const decided = decidedOn(like, ['Mia', 'Noa'], (chosen) => [chosen])
  const reopened = decidedOn(like, ['Ola'], (chosen) => [
    chosen,
    { kind: 'reopened', id: 'reopened', at: AT, by: ANA, reason: 'Somebody withdrew' },
  ])
  const everybody = [...people, ...decided.people, ...reopened.people, invited]
  return {
    job,
    assessment,
    decided: decided.assessment,
    reopened: reopened.assessment,
    draft: others.draft,
    people: everybody,
    records: {
      Jobs: [job, { ...others.archived, slug: 'older' }],
      Assessments: [
        ...[assessment, version, others.draft],
        ...[decided, reopened].flatMap((each) => [each.assessment, each.version]),
      ],
      Candidates: everybody,
      Responses: [...responses, ...decided.responses, ...reopened.responses],
    },
  }
}

function someone(like: Candidate, name: string): Candidate {
  return {
    ...like,
    id: crypto.randomUUID(),
    name,
    email: `${name.toLowerCase()}@example.org`,
    reference: `C-${name.toUpperCase()}`,
  }
}

/** Another assessment, with a response of each and a decision for the first. Half of it is to be marked. */
function decidedOn(
  like: Pick<InvitedCandidates, 'assessment' | 'version'> & { candidate: Candidate },
  called: readonly string[],
  entries: (made: Decision) => Decision[],
) {
  const id = crypto.randomUUID()
  const version = { ...like.version, id: versionIdOf(id, 1), assessmentId: id }
  const people = called.map((name) => someone(like.candidate, name))
  const responses = people.map((candidate) => {
    const answers = { sum: 3, capital: { option: 'Oslo' }, why: 'Because' }
    return submittedResponse({ candidate, assessmentId: id, versionId: version.id, answers })
  })
  const decidedPeople = responses.map(({ candidateId, attempts }, at) => ({
    ...{
      candidateId,
      attemptId: attempts[0]?.attemptId ?? '',
      versionId: version.id,
      rank: at + 1,
    },
    ...{ share: 0.75, passed: 'open' as const, isProvisional: true as const },
    score: { points: 3, most: 6, mostSoFar: 4, toBeMarked: 2 },
    ...(at === 0 && { why: 'Reads well' }),
  }))
  const whatIf = { id: 'w1', versionId: version.id, name: 'Tried', by: ANA, at: AT }
  const made: Decision = {
    ...{ kind: 'decided', id: 'made', at: AT, by: ANA, why: 'Good reasons' },
    ...{ chosen: decidedPeople.slice(0, 1), notChosen: decidedPeople.slice(1) },
    whatIf: { ...whatIf, weights: { sum: 2 }, bands: {} },
    stages: { chosen: 'offer' },
  }
  const assessment = { ...like.assessment, id, title: `For ${called[0]}`, decisions: entries(made) }
  return { assessment, version, people, responses }
}

export type EveryScreenData = ReturnType<typeof everyScreenData>

/** Some with a search or a dialog in their address. */
export const addresses: readonly (readonly [name: string, (data: EveryScreenData) => string])[] = [
  ['jobs', () => paths.jobs],
  ['a job', ({ job }) => jobPath(job.id)],
  ['candidates', () => `${paths.candidates}?search=a`],
  ['a new candidate', () => `${paths.candidates}?new=choose`],
  ['the board', () => paths.board],
  ['a candidate', ({ people }) => candidatePath(people[3]?.id ?? '')],
  ['an invited candidate', ({ people }) => candidatePath(people.at(-1)?.id ?? '')],
  ['assessments', () => paths.assessments],
  ['a new assessment', () => `${paths.assessments}?new`],
  ['the builder', ({ assessment }) => `${builderPath(assessment.id)}?at=capital`],
  ['a half-written draft', ({ draft }) => `${builderPath(draft.id)}?at=several`],
  ['inviting', ({ assessment }) => invitePath(assessment.id)],
  ['codes', ({ assessment }) => `${invitePath(assessment.id)}?step=codes`],
  ['paper', ({ assessment }) => paperPath(assessment.id)],
  ['versions', ({ assessment }) => versionsPath(assessment.id)],
  ['a version', ({ assessment }) => versionPath(assessment.id, 1)],
  ['versions side by side', ({ assessment }) => versionComparisonPath(assessment.id, 1, 'draft')],
  ['responses', ({ assessment }) => responsesPath(assessment.id)],
  ['a response', ({ assessment, people }) => responsePath(assessment.id, people[3]?.id ?? '')],
  [
    'a reviewed response',
    ({ assessment, people }) => responsePath(assessment.id, people[0]?.id ?? ''),
  ],
  ['marking', ({ assessment }) => markingPath(assessment.id)],
  ['agreement', ({ assessment }) => agreementPath(assessment.id)],
  ['settling', ({ assessment }) => settlingPath(assessment.id)],
  [
    'a comparison',
    ({ assessment, people }) =>
      `${comparePath(assessment.id)}?compare=${people[0]?.id},${people[1]?.id}`,
  ],
  ['statistics', ({ assessment }) => statisticsPath(assessment.id)],
  [
    'statistics of a question',
    ({ assessment }) => `${statisticsPath(assessment.id)}?question=capital`,
  ],
  ['what-if', ({ assessment }) => whatIfPath(assessment.id)],
  ['deciding', ({ assessment }) => decisionPath(assessment.id)],
  ['a decision', ({ decided }) => decisionPath(decided.id)],
  ['a reopened decision', ({ reopened }) => decisionPath(reopened.id)],
  ['fair outcome', ({ assessment }) => fairOutcomePath(assessment.id)],
  ['a fixed key', ({ assessment }) => keyFixPath(assessment.id, 1, 'sum')],
  ['mentions', () => paths.mentions],
  ['data', () => paths.data],
  ['nothing', () => '/nothing-here'],
]

function definition(): Definition {
  const built = anAssessment(
    section(
      'about',
      { title: 'About you' },
      singleChoice('group', ['Women', 'Men'], { selfIdentification: true }),
    ),
    section(
      'work',
      { title: 'Your work' },
      number('sum', { key: { value: 2, tolerance: 0 }, points: 1 }),
      singleChoice('capital', ['Oslo', 'Bergen'], {
        key: { options: ['Oslo'] },
        points: 3,
        knockOut: { op: 'is', value: 'Bergen' },
      }),
      longText('why', {
        points: 2,
        explanation: text('Reasons count.'),
        showIf: answeredWith('capital', 'Oslo'),
      }),
    ),
  )
  return {
    ...withCalculated(built, { double: 'sum * 2' }),
    settings: {
      ...built.settings,
      passMark: { percent: 50 },
      bands: [{ id: 'strong', name: 'Strong', from: 90 }],
    },
  }
}

/** Finished, and about the answer that no key decides. */
function review(by: typeof ANA | typeof ME, attemptId: string, points: number): Review {
  return {
    reviewId: crypto.randomUUID(),
    attemptId,
    by,
    at: AT,
    doneAt: AT,
    marks: { why: { points, at: AT, reason: 'Well argued' } },
    comments: {},
  }
}
