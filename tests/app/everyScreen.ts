/** Every address of staff, and records with which each shows what it is for. */
import { stateData } from '#e2e/states/stateData.ts'
import { submittedResponse } from '#e2e/support/submitted.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Response } from '#schemas/records/response.ts'
import type { Review } from '#schemas/review.ts'
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
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

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
    ...first,
    id: crypto.randomUUID(),
    name,
    email: `${name.toLowerCase()}@example.org`,
    reference: `C-${name.toUpperCase()}`,
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
  return {
    job,
    assessment,
    draft: others.draft,
    people: [...people, invited],
    records: {
      Jobs: [job, { ...others.archived, slug: 'older' }],
      Assessments: [assessment, version, others.draft],
      Candidates: [...people, invited],
      Responses: responses,
    },
  }
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
