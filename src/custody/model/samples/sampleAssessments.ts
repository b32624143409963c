import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Definition } from '#schemas/definition.ts'
import { readAssessment } from '#src/builder/files/json/readAssessmentFile.ts'
import { authored } from '#src/builder/files/markdown.ts'

import analyst from './analyst.json' with { type: 'json' }
import backend from './backend.json' with { type: 'json' }
import support from './support.json' with { type: 'json' }
import { backendAnswers } from './backendAnswers.ts'
import { ANALYST_JOB, BACKEND_JOB, SUPPORT_JOB } from './sampleJob.ts'
import { supportAnswers } from './supportAnswers.ts'

/** A sample assessment: its draft, its versions oldest first, and texts for answers. */
export type SampleAssessment = {
  jobTitle: string
  versions: readonly Definition[]
  draft: Definition
  /** By question id; each text is a complete answer. */
  writtenAnswers: Readonly<Record<string, readonly string[]>>
}

/**
 * The drafts are files that the builder can open and save; the older versions are derived from
 * them.
 */
export function readSampleAssessments(): SampleAssessment[] {
  const engineering = draftIn(backend)
  const customers = draftIn(support)
  return [
    {
      jobTitle: BACKEND_JOB,
      versions: [firstVersionOf(engineering), engineering],
      draft: engineering,
      writtenAnswers: backendAnswers,
    },
    {
      jobTitle: SUPPORT_JOB,
      versions: [without(['heard', 'thanks'], customers)],
      draft: customers,
      writtenAnswers: supportAnswers,
    },
    // Not published: a question has points but no key, as in unfinished work.
    { jobTitle: ANALYST_JOB, versions: [], draft: draftIn(analyst), writtenAnswers: {} },
  ]
}

function draftIn(file: unknown): Definition {
  const read = readAssessment(file)
  if (!read.ok) throw new Error(`A sample assessment can’t be read: ${JSON.stringify(read.error)}`)
  return read.value.definition
}

/** Shorter, with a different question about code without tests, and no pass mark. */
function firstVersionOf(draft: Definition): Definition {
  const added = ['review', 'outage', 'unique', 'startOn', 'onCall', 'keep']
  const { title, introduction, layout } = draft.settings
  const improve = authored('What would you change first in a codebase without tests?')
  const settings = { title, layout, ...(introduction === undefined ? {} : { introduction }) }
  return withPrompt('improve', improve, { ...without(added, draft), settings })
}

function withPrompt(questionId: string, prompt: AuthoredText, draft: Definition): Definition {
  return mapQuestions(draft, (questions) =>
    questions.map((question) => (question.id === questionId ? { ...question, prompt } : question)),
  )
}

/** Without these questions, and without sections that become empty. */
function without(questionIds: readonly string[], draft: Definition): Definition {
  const left = mapQuestions(draft, (questions) =>
    questions.filter(({ id }) => !questionIds.includes(id)),
  )
  return { ...left, sections: left.sections.filter(({ questions }) => questions.length > 0) }
}

type Questions = Definition['sections'][number]['questions']

function mapQuestions(draft: Definition, map: (questions: Questions) => Questions): Definition {
  const sections = draft.sections.map((section) => ({
    ...section,
    questions: map(section.questions),
  }))
  return { ...draft, sections }
}
