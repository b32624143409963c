import { submittedResponse } from '#e2e/support/submitted.ts'
import { type Candidate, stageSchema } from '#schemas/records/candidate.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Job } from '#schemas/records/job.ts'
import { makeSampleRecords } from '#src/custody/model/samples/makeSampleRecords.ts'
import { BACKEND_JOB } from '#src/custody/model/samples/sampleJob.ts'
import {
  allKinds,
  definitionOf,
  invitedCandidates,
  text,
} from '#tests/support/invitedCandidates.ts'

/** The clock is frozen while screenshots are taken. */
export const NOW = '2026-02-10T10:00:00.000Z'
const BEFORE = '2026-02-03T10:00:00.000Z'
const STAGES = stageSchema.options

export type DataSet = {
  /** By store, in stored form. */
  records: Readonly<Record<string, readonly object[]>>
  /** The records that screens are opened for. */
  jobId: string
  assessmentId: string
  questionId: string
  candidateId: string
  /** The candidates whose responses are compared. */
  comparedIds: readonly string[]
}

/** What a team has after half a year: the app's own sample data, and two people invited today. */
export async function typicalData(): Promise<DataSet> {
  const invited = invitedCandidates()
  const sample = await makeSampleRecords({
    seed: 7,
    now: new Date(NOW),
    existing: { slugs: [invited.job.slug], lastOrder: 1 },
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })
  if (sample === null) throw new Error('Nobody cancelled')
  const job = only(sample.jobs.find(({ title }) => title === BACKEND_JOB))
  const assessment = only(sample.assessments.find(({ jobId }) => jobId === job.id))
  const answered = sample.candidates.filter(({ id, jobId, notes }) => {
    const hasResponse = sample.responses.some(({ candidateId }) => candidateId === id)
    return jobId === job.id && hasResponse && notes.length > 0
  })
  return {
    records: {
      Jobs: [...sample.jobs, invited.job],
      Assessments: [...sample.assessments, ...sample.versions, invited.assessment, invited.version],
      Candidates: [...sample.candidates, ...invited.candidates],
      Responses: sample.responses,
    },
    jobId: job.id,
    assessmentId: assessment.id,
    questionId: only(assessment.draft.sections[1]?.questions[1]).id,
    candidateId: only(answered[0]).id,
    comparedIds: answered.slice(0, 2).map(({ id }) => id),
  }
}

const NAMES = [
  `${'Wolfeschlegelsteinhausen'.repeat(3)}bergerdorff`,
  'محمد بن عبد الله آل سعود',
  '👩‍💻 Emoji Person 🏳️‍🌈',
  'שרה כהן־לוי',
  'X',
  'ประเสริฐ เจริญสุข',
]

/** Everything that is hard to lay out. */
export function nastyData(): DataSet {
  const invited = invitedCandidates(nastyDefinition())
  const { job, assessment, version } = invited
  const [first, second] = invited.candidates
  const jobs: Job[] = Array.from({ length: 24 }, (_, at) => ({
    ...job,
    id: crypto.randomUUID(),
    title: `${NAMES[at % 6]} ${at + 1}`,
    slug: `job-${at + 1}`,
    status: (['active', 'draft', 'archived'] as const)[at % 3] ?? 'active',
    order: at + 2,
    department: at % 2 === 0 ? (NAMES[(at + 1) % 6] ?? '') : '',
    location: at % 5 === 0 ? (NAMES[0] ?? '') : '',
    tags: at % 4 === 0 ? [NAMES[0] ?? '', 'full time', 'عن بعد', '👩‍💻'] : [],
  }))
  const others: Candidate[] = Array.from({ length: 240 }, (_, at) => ({
    ...second,
    id: crypto.randomUUID(),
    name: `${NAMES[at % 6]}${at < 6 ? '' : ` ${at}`}`,
    email: `${'person'.repeat(1 + (at % 9))}${at}@example.org`,
    stage: STAGES[(at * 7) % STAGES.length] ?? 'applied',
    jobId: jobs[at % jobs.length]?.id ?? job.id,
  }))
  const by = { kind: 'staff', name: NAMES[0] ?? '' } as const
  const answered: Candidate = {
    ...first,
    name: NAMES[0] ?? '',
    phone: '+49 151 0000000',
    notes: [{ id: crypto.randomUUID(), at: BEFORE, by, text: `${NAMES[0]}\n\n${NAMES[1]}` }],
  }
  return {
    records: {
      Jobs: [{ ...job, title: NAMES[0], description: NAMES.join('\n') }, ...jobs],
      Assessments: [assessment, version],
      Candidates: [answered, second, ...others],
      Responses: [
        submittedResponse({
          candidate: answered,
          assessmentId: assessment.id,
          versionId: version.id,
          answers: {
            role: { option: 'role2' },
            years: 7,
            tools: { options: ['tool1', 'tool3'] },
            story: `${NAMES[0]}${NAMES[0]}\n\n${NAMES[1]}\n\nBoth of them won.`,
          },
          dropped: ['framework'],
        }),
      ],
    },
    jobId: job.id,
    assessmentId: assessment.id,
    questionId: 'framework',
    candidateId: answered.id,
    comparedIds: [answered.id],
  }
}

/** The typical data, with the records of the opened screens damaged. */
export function damagedData(whole: DataSet): DataSet {
  const opened = new Set([whole.jobId, whole.assessmentId, whole.candidateId])
  const records = Object.entries(whole.records).map(([store, kept]) => [
    store,
    kept.map((record) => {
      const { id, candidateId } = Object(record)
      const isOpened = opened.has(store === 'Responses' ? candidateId : id)
      return isOpened ? { ...record, rev: 'not a number', format: 'broken' } : record
    }),
  ])
  return { ...whole, records: Object.fromEntries(records) }
}

export function nastyDefinition(): Definition {
  const [about, work] = allKinds().sections
  const word = `${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2)}!`
  const questions = (about?.questions ?? []).map((question, at) => ({
    ...question,
    prompt: text(
      at % 2 === 0 ? `${word} ${question.prompt.source}` : 'כמה שנים עבדת? 👩‍💻 <b>x</b>',
    ),
  }))
  return definitionOf(word, [
    { id: 'about', title: word, questions },
    ...(work ? [{ ...work, title: 'قسم العمل' }] : []),
  ])
}

function only<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('The sample data has none')
  return found
}

/** Right-to-left text with some left-to-right text inside. */
export function rightToLeft(): Definition {
  const [about, work] = allKinds().sections
  const prompts = [
    'خذ وقتك. لا أحد ينظر إلى الساعة.',
    'ما الدور الذي يناسبك: Backend أم Frontend؟',
    'أي إطار عمل تعرفه أكثر؟ (مثل React 19)',
    'كم سنة عملت؟',
  ]
  const questions = (about?.questions ?? []).map((question, at) => ({
    ...question,
    prompt: text(prompts[at] ?? question.prompt.source),
  }))
  const definition = definitionOf('أساسيات الهندسة', [
    { id: 'about', title: 'عنك', questions },
    ...(work ? [{ ...work, title: 'عملك' }] : []),
  ])
  return { ...definition, language: 'ar' }
}
