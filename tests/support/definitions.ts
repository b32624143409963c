/**
 * Builders of definitions for tests, in domain terms. Ids are given or counted; texts are plain.
 * Every builder takes the differences from the simplest question of its kind.
 */
import { FORMATS } from '#schemas/base.ts'
import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Condition, Operand, Predicate } from '#schemas/condition.ts'
import type { Calculated, Definition, Section } from '#schemas/definition.ts'
import type {
  ChoiceQuestion,
  Option,
  Question,
  QuestionKind,
  QuestionOf,
} from '#schemas/question.ts'

type Own<K extends QuestionKind> = Partial<Omit<QuestionOf<K>, 'id' | 'kind' | 'options' | 'rows'>>
/** Options or rows by label, or by id and label. */
type Options = readonly (string | { id: string; label: string })[]

/** A definition with these sections; questions outside sections share one of their own. */
export function anAssessment(...parts: (Section | Question)[]): Definition {
  const sections: Section[] = []
  for (const part of parts) {
    if ('questions' in part) sections.push(part)
    else {
      const last = sections.at(-1)
      if (last && isImplied(last)) last.questions.push(part)
      else sections.push({ ...section(`section${sections.length + 1}`), questions: [part] })
    }
  }
  return {
    format: FORMATS.definition,
    language: 'en',
    translations: {},
    settings: { title: 'Front-end engineer', layout: 'section' },
    sections,
    calculated: [],
  }
}

/** The definition with these calculated values, or with expressions by name. */
export function withCalculated(
  definition: Definition,
  ...values: (Calculated | Readonly<Record<string, string>>)[]
): Definition {
  const calculated = values.flatMap((each) =>
    isCalculated(each)
      ? [each]
      : Object.entries(each).map(([name, expression]) => ({ id: `c_${name}`, name, expression })),
  )
  return { ...definition, calculated: [...definition.calculated, ...calculated] }
}

export function section(id: string, ...rest: (Question | Partial<Omit<Section, 'id'>>)[]): Section {
  const built: Section = { id, title: '', questions: [] }
  for (const part of rest) {
    if ('kind' in part) built.questions.push(part)
    else Object.assign(built, part)
  }
  return built
}

export function singleChoice(
  id: string,
  options: Options = ['yes', 'no'],
  own: Own<'singleChoice'> = {},
): QuestionOf<'singleChoice'> {
  const listed = toOptions(options)
  return { ...shared(id), kind: 'singleChoice', display: 'radio', options: listed, ...own }
}

export function multipleChoice(
  id: string,
  options: Options = ['react', 'vue', 'svelte'],
  own: Own<'multipleChoice'> = {},
): QuestionOf<'multipleChoice'> {
  return { ...shared(id), kind: 'multipleChoice', options: toOptions(options), ...own }
}

export function shortText(id: string, own: Own<'shortText'> = {}): QuestionOf<'shortText'> {
  return { ...shared(id), kind: 'shortText', format: 'plain', ...own }
}

export function longText(id: string, own: Own<'longText'> = {}): QuestionOf<'longText'> {
  return { ...shared(id), kind: 'longText', ...own }
}

export function number(id: string, own: Own<'number'> = {}): QuestionOf<'number'> {
  return { ...shared(id), kind: 'number', ...own }
}

export function date(id: string, own: Own<'date'> = {}): QuestionOf<'date'> {
  return { ...shared(id), kind: 'date', ...own }
}

/** From 1 to 5. */
export function rating(id: string, own: Own<'rating'> = {}): QuestionOf<'rating'> {
  return { ...shared(id), kind: 'rating', lowest: 1, highest: 5, look: 'numbers', ...own }
}

export function ranking(
  id: string,
  options: Options = ['speed', 'price', 'looks'],
  own: Own<'ranking'> = {},
): QuestionOf<'ranking'> {
  return { ...shared(id), kind: 'ranking', options: toOptions(options), ...own }
}

export function matrix(
  id: string,
  rows: Options = ['html', 'css'],
  options: Options = ['never', 'often'],
  own: Own<'matrix'> = {},
): QuestionOf<'matrix'> {
  const parts = { rows: toOptions(rows), options: toOptions(options) }
  return { ...shared(id), kind: 'matrix', ...parts, several: false, ...own }
}

/** A question with a rubric of one level that gives so many of its 3 points. */
export function withLevel(points: number): Definition {
  const levels = [{ id: 'l', text: 'Clear', points }]
  return anAssessment(longText('a', { points: 3, rubric: { levels } }))
}

export function code(id: string, own: Own<'code'> = {}): QuestionOf<'code'> {
  return { ...shared(id), kind: 'code', language: 'typescript', ...own }
}

export function signature(id: string, own: Own<'signature'> = {}): QuestionOf<'signature'> {
  return { ...shared(id), kind: 'signature', ...own }
}

export function consent(id: string, own: Own<'consent'> = {}): QuestionOf<'consent'> {
  return { ...shared(id), kind: 'consent', label: text('I agree'), ...own }
}

export function file(id: string, own: Own<'file'> = {}): QuestionOf<'file'> {
  return { ...shared(id), kind: 'file', accept: [], maxFiles: 1, maxSize: 1_000_000, ...own }
}

export function statement(id: string, own: Own<'statement'> = {}): QuestionOf<'statement'> {
  return { id, code: id, prompt: text(`Please read ${id}`), kind: 'statement', ...own }
}

/** An author's text, as one plain paragraph. */
export function text(source: string): AuthoredText {
  const tree: AuthoredText['tree'] =
    source === '' ? [] : [{ kind: 'paragraph', children: [{ kind: 'text', text: source }] }]
  return { source, tree }
}

/** An author's text that refers to this name. */
export function quoting(name: string): AuthoredText {
  return {
    source: `You said {{${name}}}.`,
    tree: [
      {
        kind: 'paragraph',
        children: [
          { kind: 'text', text: 'You said ' },
          { kind: 'quote', of: name },
          { kind: 'text', text: '.' },
        ],
      },
    ],
  }
}

/** An option whose id is its label, unless an id is given. */
export function option(label: string, id = label): Option {
  return { id, code: id, label: text(label) }
}

/** The same choice with "other" added to its options. */
export function withOther<Q extends ChoiceQuestion>(question: Q): Q {
  return { ...question, other: { label: text('Other') } }
}

/** An option with a role, labelled by it. */
export function withRole(role: 'none' | 'all', id: string = role): Option {
  return { ...option(id), role }
}

/** `when('years', { op: 'atLeast', value: 2 })` */
export function when(
  question: string,
  test: Predicate,
  of: Partial<Extract<Operand, { question: string }>> = {},
): Condition {
  return { kind: 'compare', of: { question, ...of }, test }
}

export function all(...conditions: Condition[]): Condition {
  return { kind: 'all', conditions }
}

export function any(...conditions: Condition[]): Condition {
  return { kind: 'any', conditions }
}

export function not(condition: Condition): Condition {
  return { kind: 'not', condition }
}

/** The most common condition: this question was answered with this. */
export function answeredWith(question: string, value: string | number): Condition {
  return when(question, { op: 'is', value })
}

/** A stored file as answers refer to it. */
export function storedFile(name: string, size = 1_000) {
  const fileId = `file-${name.replace(/[^A-Za-z0-9]/g, '-')}`
  return { fileId, name, type: 'application/octet-stream', size, sha256: 'a'.repeat(64) }
}

/** `mint('q')` returns `q1`, `q2` … with a prefix that no test writes by hand. */
export function countingMint(): (prefix: string) => string {
  let count = 0
  return (prefix) => `${prefix}_minted${++count}`
}

function shared(id: string) {
  return { id, code: id, prompt: text(`What about ${id}?`), required: false }
}

function toOptions(options: Options): Option[] {
  return options.map((each) =>
    typeof each === 'string' ? option(each) : option(each.label, each.id),
  )
}

function isImplied(built: Section): boolean {
  return /^section\d+$/.test(built.id)
}

function isCalculated(value: Calculated | Readonly<Record<string, string>>): value is Calculated {
  return 'expression' in value && 'id' in value
}
