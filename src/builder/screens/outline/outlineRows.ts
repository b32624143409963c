/**
 * The outline as a flat list of rows. A row keeps its identity while its text and position are the
 * same, so an edit re-renders only the rows it changes.
 */
import { foldText } from '#src/base/foldText.ts'
import type { Definition, Section } from '#schemas/definition.ts'
import type { Question, QuestionKind } from '#schemas/question.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import { type Selection, START, START_KEY } from '#src/builder/screens/state/draftPlaces.ts'
import { detailReader, labelOfPrompt } from '#src/assessment/renderer/text/repeatedPrompts.ts'

export interface StartRow {
  kind: 'start'
  id: typeof START_KEY
}

export interface SectionRow {
  kind: 'section'
  id: string
  title: string
  conditional: boolean
  questions: number
}

export interface QuestionRow {
  kind: 'question'
  id: string
  questionKind: QuestionKind
  /** The whole prompt on one line, for search. */
  prompt: string
  /** The prompt without the blocks below it. */
  label: string
  /** A detail that distinguishes the row from others with the same prompt. */
  detail: string | null
  required: 'always' | 'sometimes' | 'never'
  conditional: boolean
}

export type OutlineRow = StartRow | SectionRow | QuestionRow

/** The selection that choosing a row makes. */
export function selectionOf(row: OutlineRow): Selection {
  if (row.kind === 'start') return START
  if (row.kind === 'section') return { kind: 'section', sectionId: row.id }
  return { kind: 'question', questionId: row.id }
}

export interface PlacedRow {
  row: OutlineRow
  sectionId: string | null
  /** The number as shown to candidates; null for sections and statements. */
  number: number | null
  /** Its position among its siblings, from 1, and their number. */
  position: number
  siblings: number
}

const START_ROW: StartRow = { kind: 'start', id: START_KEY }

export interface RowsShown {
  closed: ReadonlySet<string>
  search: string
}

/** The visible rows: the search results, or everything except questions of closed sections. */
export function outlineRows(
  definition: Definition,
  shown: RowsShown,
  previous: readonly PlacedRow[] = [],
  readDetails = detailReader(),
): PlacedRow[] {
  const { sections } = definition
  const search = foldCase(shown.search.trim())
  const siblings = sections.length + 1
  const details = readDetails(sections.flatMap(({ questions }) => questions))
  const rows: PlacedRow[] = []
  let number = 0
  if (!search) rows.push({ row: START_ROW, sectionId: null, number: null, position: 1, siblings })
  for (const [at, section] of sections.entries()) {
    const questions = section.questions.map((question, index) => ({
      row: questionRow(question, details.get(question.id) ?? null),
      sectionId: section.id,
      number: question.kind === 'statement' ? null : ++number,
      position: index + 1,
      siblings: section.questions.length,
    }))
    const matches = search
      ? questions.filter(({ row }) => foldCase(row.prompt).includes(search))
      : questions
    const line = {
      row: sectionRow(section, previous),
      sectionId: section.id,
      number: null,
      position: at + 2,
      siblings,
    }
    if (!search) rows.push(line, ...(shown.closed.has(section.id) ? [] : matches))
    else if (matches.length > 0 || foldCase(section.title).includes(search)) {
      rows.push(line, ...matches)
    }
  }
  return rows.map((row, at) => {
    const known = previous[at]
    return known && samePlace(known, row) ? known : row
  })
}

function samePlace(one: PlacedRow, other: PlacedRow): boolean {
  return (
    one.row === other.row &&
    one.sectionId === other.sectionId &&
    one.number === other.number &&
    one.position === other.position &&
    one.siblings === other.siblings
  )
}

const questionRows = new WeakMap<Question, QuestionRow>()

function questionRow(question: Question, detail: string | null): QuestionRow {
  const known = questionRows.get(question)
  if (known?.detail === detail) return known
  const row: QuestionRow = {
    kind: 'question',
    id: question.id,
    questionKind: question.kind,
    prompt: textLine(question.prompt),
    label: labelOfPrompt(question),
    detail,
    required: requirement(question),
    conditional: question.showIf !== undefined,
  }
  questionRows.set(question, row)
  return row
}

function requirement(question: Question): QuestionRow['required'] {
  if (question.kind === 'statement') return 'never'
  if (question.required) return 'always'
  return question.requiredIf ? 'sometimes' : 'never'
}

/** A section changes with every edit of its questions, but its row mostly stays the same. */
function sectionRow(section: Section, previous: readonly PlacedRow[]): SectionRow {
  const row: SectionRow = {
    kind: 'section',
    id: section.id,
    title: section.title,
    conditional: section.showIf !== undefined,
    questions: section.questions.length,
  }
  const known = previous.find((placed) => placed.row.id === section.id)?.row
  if (known?.kind !== 'section') return row
  const same =
    known.title === row.title &&
    known.conditional === row.conditional &&
    known.questions === row.questions
  return same ? known : row
}

function foldCase(text: string): string {
  return foldText(text)
}
