/**
 * A published assessment with one question of each kind, and two candidates invited to it, as
 * stored records.
 */
import { FORMATS } from '#schemas/base.ts'
import { type Assessment, TEXT_GRAMMAR, type Version } from '#schemas/records/assessment.ts'
import { versionIdOf } from '#schemas/versionId.ts'
import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Candidate } from '#schemas/records/candidate.ts'
import type { Definition, Section } from '#schemas/definition.ts'
import type { Job } from '#schemas/records/job.ts'
import type { Option } from '#schemas/question.ts'

const LONG_AGO = '2026-01-05T09:00:00.000Z'
const STAFF = { kind: 'staff', name: 'Hiring team' } as const

export type InvitedCandidates = {
  job: Job
  assessment: Assessment
  version: Version
  candidates: readonly [Candidate, Candidate]
}

export const FIRST = { email: 'ada@example.org', code: 'ABCD2345' } as const
export const SECOND = { email: 'grace@example.org', code: 'WXYZ6789' } as const

/** New record ids on every call, so that tests don't collide. */
export function invitedCandidates(definition: Definition = allKinds()): InvitedCandidates {
  const jobId = crypto.randomUUID()
  const assessmentId = crypto.randomUUID()
  return {
    job: {
      format: FORMATS.job,
      rev: 1,
      id: jobId,
      title: 'Backend engineer',
      slug: 'backend-engineer',
      status: 'active',
      order: 1,
      tags: [],
      description: '',
      location: '',
      department: '',
      createdAt: LONG_AGO,
      updatedAt: LONG_AGO,
    },
    assessment: {
      format: FORMATS.assessment,
      rev: 1,
      kind: 'assessment',
      id: assessmentId,
      jobId,
      title: definition.settings.title,
      createdAt: LONG_AGO,
      updatedAt: LONG_AGO,
      draft: definition,
      textGrammar: TEXT_GRAMMAR,
      draftRev: 1,
      testCandidates: [],
      publishedVersion: 1,
      closed: false,
      archived: false,
      keyCorrections: [],
    },
    version: {
      format: FORMATS.version,
      rev: 1,
      kind: 'version',
      id: versionIdOf(assessmentId, 1),
      assessmentId,
      number: 1,
      publishedAt: LONG_AGO,
      publishedBy: STAFF,
      definition,
    },
    candidates: [
      invited('Ada Canary', FIRST, jobId, assessmentId),
      invited('Grace Second', SECOND, jobId, assessmentId),
    ],
  }
}

function invited(
  name: string,
  { email, code }: { email: string; code: string },
  jobId: string,
  assessmentId: string,
): Candidate {
  return {
    format: FORMATS.candidate,
    rev: 1,
    id: crypto.randomUUID(),
    name,
    email,
    phone: '',
    stage: 'applied',
    jobId,
    appliedAt: LONG_AGO,
    updatedAt: LONG_AGO,
    reference: `C-${code.slice(0, 4)}`,
    timeline: [{ kind: 'applied', at: LONG_AGO, by: STAFF }],
    notes: [],
    assignment: { assessmentId, code, tries: 0, extraTime: 0 },
  }
}

/** Two pages; "Which framework?" is asked of backend people only. */
export function allKinds(): Definition {
  return definitionOf('Engineering basics', [
    {
      id: 'about',
      title: 'About you',
      questions: [
        {
          ...question('hello', 'Take your time. Nobody is watching the clock.'),
          kind: 'statement',
        },
        {
          ...question('role', 'Which role suits you?'),
          kind: 'singleChoice',
          required: true,
          display: 'radio',
          options: options('role', ['Backend', 'Frontend']),
        },
        {
          ...question('framework', 'Which framework do you know best?'),
          kind: 'shortText',
          required: true,
          format: 'plain',
          showIf: {
            kind: 'compare',
            of: { question: 'role' },
            test: { op: 'is', value: 'role1' },
          },
        },
        {
          ...question('years', 'How many years have you worked?'),
          kind: 'number',
          required: true,
          min: 0,
          max: 60,
          unit: 'years',
        },
      ],
    },
    {
      id: 'work',
      title: 'Your work',
      questions: [
        {
          ...question('tools', 'Which tools do you use?'),
          kind: 'multipleChoice',
          required: false,
          options: options('tool', ['Git', 'Make', 'Docker']),
        },
        {
          ...question('city', 'Where do you live?'),
          kind: 'singleChoice',
          required: false,
          display: 'dropdown',
          options: options('city', ['Lisbon', 'Oslo']),
        },
        {
          ...question('story', 'Tell us about a bug you are proud of.'),
          kind: 'longText',
          required: false,
        },
        {
          ...question('cv', 'Add your CV'),
          kind: 'file',
          required: false,
          accept: ['.txt', '.pdf'],
          maxFiles: 1,
          maxSize: 1_000_000,
        },
      ],
    },
  ])
}

export function definitionOf(title: string, sections: Section[]): Definition {
  return {
    format: FORMATS.definition,
    language: 'en',
    translations: {},
    settings: {
      title,
      introduction: text('Seven questions about how you work.'),
      layout: 'section',
    },
    sections,
    calculated: [],
  }
}

export function text(source: string): AuthoredText {
  return { source, tree: [{ kind: 'paragraph', children: [{ kind: 'text', text: source }] }] }
}

export function question(id: string, prompt: string) {
  return { id, code: id, prompt: text(prompt) }
}

export function options(prefix: string, labels: string[]): Option[] {
  return labels.map((label, index) => ({
    id: `${prefix}${index + 1}`,
    code: `${index + 1}`,
    label: text(label),
  }))
}
