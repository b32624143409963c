import { submittedResponse } from '#e2e/support/submitted.ts'
import { versionIdOf } from '#schemas/versionId.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Option } from '#schemas/question.ts'
import type { Response } from '#schemas/records/response.ts'
import {
  allKinds,
  definitionOf,
  invitedCandidates,
  options,
  question,
} from '#tests/support/invitedCandidates.ts'

export type StateData = ReturnType<typeof stateData>

/** A little of everything, so that every state of a screen can be found quickly. */
export function stateData() {
  const { job, assessment, version: published, candidates } = invitedCandidates()
  const version = { ...published, definition: withMarking(published.definition) }
  const [first, second] = candidates
  const answered = { ...first, stage: 'hired' as const }
  const started = { ...second, name: 'Started Person' }
  const stranded = { ...second, id: crypto.randomUUID(), name: 'Stranded Person' }
  const archived = { ...job, id: crypto.randomUUID(), slug: 'old', status: 'archived' as const }
  const { publishedVersion: _none, ...unpublished } = assessment
  const draft = {
    ...unpublished,
    id: crypto.randomUUID(),
    title: 'Half-written draft',
    draft: halfWritten(),
    testCandidates: [
      { id: 'same', name: 'As ever', answers: {}, expected: { points: 0 } },
      { id: 'other', name: 'Otherwise', answers: {}, expected: { shown: ['role'], points: 9 } },
    ],
  }
  const unanswered = { ...assessment, id: crypto.randomUUID(), title: 'Not answered', closed: true }
  const of = { assessmentId: assessment.id, versionId: version.id, answers: { years: 3 } }
  return {
    job,
    archived,
    assessment,
    draft,
    unanswered,
    answered,
    started,
    stranded,
    records: {
      Jobs: [job, archived],
      Assessments: [
        assessment,
        version,
        draft,
        unanswered,
        { ...version, id: versionIdOf(unanswered.id, 1), assessmentId: unanswered.id },
      ],
      Candidates: [answered, started, stranded],
      Responses: [
        retaken(submittedResponse({ candidate: answered, ...of })),
        unfinished(submittedResponse({ candidate: started, ...of })),
        submittedResponse({
          candidate: stranded,
          ...of,
          versionId: versionIdOf(assessment.id, 9),
        }),
      ],
    },
  }
}

/** The number has points but no key, so that a reviewer marks it. */
function withMarking(definition: Definition): Definition {
  const sections = definition.sections.map((section) => ({
    ...section,
    questions: section.questions.map((each) =>
      each.id === 'years' && each.kind === 'number' ? { ...each, points: 5 } : each,
    ),
  }))
  return { ...definition, sections }
}

/** Submitted a second time. */
function retaken(response: Response): Response {
  const again = response.attempts.map((attempt) => ({
    ...attempt,
    attemptId: crypto.randomUUID(),
  }))
  return { ...response, attempts: [...response.attempts, ...again] }
}

/** As it was before submission. */
function unfinished({ submittedAt: _at, attempts, ...response }: Response): Response {
  const [attempt] = attempts
  if (attempt === undefined) throw new Error('A submitted response has an attempt')
  const { submittedAt: _submitted, receipt: _receipt, dropped: _dropped, ...current } = attempt
  return { ...response, attempts: [], current }
}

/** Options without text, questions without prompt, reversed limits: what readiness checks for. */
function halfWritten() {
  const [about] = allKinds().sections
  return definitionOf('Half-written draft', [
    {
      id: 'unnamed',
      title: '',
      questions: [
        ...(about?.questions ?? []),
        {
          ...question('empty', ''),
          prompt: NOTHING,
          kind: 'singleChoice',
          required: false,
          display: 'radio',
          options: withoutText(options('empty', ['', ''])),
        },
        {
          ...question('several', 'Which of these?'),
          kind: 'multipleChoice',
          required: false,
          options: [...withoutText(options('several', [''])), ...options('other', ['One'])],
          minChoices: 3,
          maxChoices: 1,
        },
        { ...question('bare', ''), prompt: NOTHING, kind: 'statement' },
      ],
    },
    { id: 'hollow', title: 'Nothing in it', questions: [] },
  ])
}

/** As the builder leaves an unwritten text. */
const NOTHING = { source: '', tree: [] }

function withoutText(empty: Option[]): Option[] {
  return empty.map((option) => ({ ...option, label: NOTHING }))
}
