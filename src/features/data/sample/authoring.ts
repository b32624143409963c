/**
 * A short way to write assessments by hand. Ids are chosen by the author of a sample, so that
 * conditions can be read; codes are the ids.
 */
import type { Condition, Test } from '#schemas/condition.ts'
import type { Definition, Section, Settings } from '#schemas/definition.ts'
import type { Option, Question, QuestionKind, QuestionOf } from '#schemas/question.ts'
import { authored, authoredLabel } from '#src/exchange/markdown.ts'

/** A sample assessment: its versions oldest first, its draft, and texts that candidates gave. */
export type SampleAssessment = {
  jobTitle: string
  versions: Definition[]
  draft: Definition
  /** By question id; each is a whole answer. */
  writtenAnswers: Readonly<Record<string, readonly string[]>>
}

type Own<K extends QuestionKind> = Partial<
  Omit<
    QuestionOf<K>,
    'id' | 'kind' | 'code' | 'prompt' | 'options' | 'rows' | 'help' | 'explanation'
  >
> & {
  help?: string
  /** For staff. */
  explanation?: string
}

export function assessment(
  title: string,
  introduction: string,
  sections: readonly Section[],
  own: Pick<Settings, 'passMark' | 'bands'> = {},
): Definition {
  return {
    format: 1,
    language: 'en',
    translations: {},
    settings: { title, introduction: authored(introduction), layout: 'section', ...own },
    sections: [...sections],
    calculated: [],
  }
}

export function section(
  id: string,
  title: string,
  questions: readonly Question[],
  own: { introduction?: string; showIf?: Condition } = {},
): Section {
  const { introduction, showIf } = own
  return {
    id,
    title,
    ...(introduction === undefined ? {} : { introduction: authored(introduction) }),
    ...(showIf === undefined ? {} : { showIf }),
    questions: [...questions],
  }
}

/** Options by id and label; `right` names the key. */
export function choice(
  id: string,
  prompt: string,
  options: Readonly<Record<string, string>>,
  { right, ...own }: Own<'singleChoice'> & { right?: string } = {},
): Question {
  return {
    ...shared(id, prompt, own),
    kind: 'singleChoice',
    display: own.display ?? 'radio',
    options: optionsOf(id, options),
    ...(right === undefined ? {} : { key: { options: [optionId(id, right)] } }),
  }
}

export function choices(
  id: string,
  prompt: string,
  options: Readonly<Record<string, string>>,
  {
    right,
    none,
    ...own
  }: Own<'multipleChoice'> & { right?: readonly string[]; none?: string } = {},
): Question {
  return {
    ...shared(id, prompt, own),
    kind: 'multipleChoice',
    options: optionsOf(id, options).map((option) =>
      option.code === none ? { ...option, role: 'none' } : option,
    ),
    ...(right === undefined ? {} : { key: { options: right.map((each) => optionId(id, each)) } }),
  }
}

export function line(id: string, prompt: string, own: Own<'shortText'> = {}): Question {
  return { ...shared(id, prompt, own), kind: 'shortText', format: own.format ?? 'plain' }
}

export function words(id: string, prompt: string, own: Own<'longText'> = {}): Question {
  return { ...shared(id, prompt, own), kind: 'longText' }
}

export function figure(id: string, prompt: string, own: Own<'number'> = {}): Question {
  return { ...shared(id, prompt, own), kind: 'number' }
}

export function day(id: string, prompt: string, own: Own<'date'> = {}): Question {
  return { ...shared(id, prompt, own), kind: 'date' }
}

/** A scale from 1 to 5, with words at its ends. */
export function scale(
  id: string,
  prompt: string,
  lowLabel: string,
  highLabel: string,
  own: Own<'rating'> = {},
): Question {
  const ends = { lowest: 1, highest: 5, lowLabel, highLabel }
  return { look: 'numbers', ...ends, ...shared(id, prompt, own), kind: 'rating' }
}

/** Options by id and label; `right` names them in their right order. */
export function order(
  id: string,
  prompt: string,
  options: Readonly<Record<string, string>>,
  { right, ...own }: Own<'ranking'> & { right?: readonly string[] } = {},
): Question {
  return {
    ...shared(id, prompt, own),
    kind: 'ranking',
    options: optionsOf(id, options),
    ...(right === undefined ? {} : { key: { order: right.map((each) => optionId(id, each)) } }),
  }
}

/** Rows and columns by id and label. */
export function grid(
  id: string,
  prompt: string,
  rows: Readonly<Record<string, string>>,
  columns: Readonly<Record<string, string>>,
  own: Own<'matrix'> = {},
): Question {
  return {
    several: false,
    ...shared(id, prompt, own),
    kind: 'matrix',
    rows: optionsOf(`${id}-row`, rows),
    options: optionsOf(id, columns),
  }
}

export function snippet(
  id: string,
  prompt: string,
  language: string,
  own: Own<'code'> = {},
): Question {
  return { ...shared(id, prompt, own), kind: 'code', language }
}

export function consent(
  id: string,
  prompt: string,
  label: string,
  own: Own<'consent'> = {},
): Question {
  return { ...shared(id, prompt, own), kind: 'consent', label: authoredLabel(label) }
}

export function sign(id: string, prompt: string, own: Own<'signature'> = {}): Question {
  return { ...shared(id, prompt, own), kind: 'signature' }
}

export function upload(
  id: string,
  prompt: string,
  accept: string[],
  own: Own<'file'> = {},
): Question {
  return {
    ...shared(id, prompt, own),
    kind: 'file',
    accept,
    maxFiles: own.maxFiles ?? 1,
    maxSize: 5 * 1024 * 1024,
    required: false,
  }
}

export function note(id: string, text: string): Question {
  return { id, code: id, prompt: authored(text), kind: 'statement' }
}

/** Holds while the question is answered so; options are named without the question's id. */
export function when(question: string, test: Test): Condition {
  return { kind: 'compare', of: { question }, test }
}

export function chosen(question: string, option: string): Condition {
  return when(question, { op: 'is', value: optionId(question, option) })
}

export function ticked(question: string, option: string): Condition {
  return when(question, { op: 'includes', value: optionId(question, option) })
}

export function optionId(questionId: string, option: string): string {
  return `${questionId}-${option}`
}

function optionsOf(questionId: string, options: Readonly<Record<string, string>>): Option[] {
  return Object.entries(options).map(([name, label]) => ({
    id: optionId(questionId, name),
    code: name,
    label: authoredLabel(label),
  }))
}

function shared<T extends { help?: string; explanation?: string }>(
  id: string,
  prompt: string,
  own: T,
) {
  const { help, explanation, ...rest } = own
  return {
    required: true,
    ...rest,
    id,
    code: id,
    prompt: authored(prompt),
    ...(help === undefined ? {} : { help: authored(help) }),
    ...(explanation === undefined ? {} : { explanation: authored(explanation) }),
  }
}
