/**
 * Drafts store the tree parsed when a text was written. If the grammar has changed since, a draft
 * is parsed again when it is opened; published versions stay as they were.
 */
import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Definition, Section } from '#schemas/definition.ts'
import type { Option, Question } from '#schemas/question.ts'
import { mapChanged } from '#src/assessment/engine/change.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { isSame } from '#src/assessment/engine/editing/sameness.ts'

import { authored, authoredLabel } from './markdown.ts'

/**
 * The draft with every text parsed again; unchanged ones keep their identity. Questions also in
 * `known` are skipped.
 */
export function withReparsedTexts(draft: Definition, known: Definition | null = null): Definition {
  const passed = new Set(known === null ? [] : questionsOf(known))
  const question = (each: Question): Question => (passed.has(each) ? each : questionReadAgain(each))
  const section = (each: Section): Section => {
    const questions = mapChanged(each.questions, question)
    return withTexts(questions === each.questions ? each : { ...each, questions }, ['introduction'])
  }
  const settings = withTexts(draft.settings, ['introduction', 'nextSteps'])
  const sections = mapChanged(draft.sections, section)
  const isAsBefore = settings === draft.settings && sections === draft.sections
  return isAsBefore ? draft : { ...draft, settings, sections }
}

function questionReadAgain(question: Question): Question {
  const read = withTexts(question, ['prompt', 'help', 'explanation'])
  if (read.kind === 'consent') return withLabel(read)
  if (!('options' in read)) return read
  const options = mapChanged(read.options, optionReadAgain)
  const withOptions = options === read.options ? read : { ...read, options }
  if (withOptions.kind === 'matrix') {
    const rows = mapChanged(withOptions.rows, withLabel)
    return rows === withOptions.rows ? withOptions : { ...withOptions, rows }
  }
  if (!('other' in withOptions) || withOptions.other === undefined) return withOptions
  const other = withLabel(withOptions.other)
  return other === withOptions.other ? withOptions : { ...withOptions, other }
}

function optionReadAgain(option: Option): Option {
  return withTexts(withLabel(option), ['feedback'])
}

function withLabel<P extends { label: AuthoredText }>(part: P): P {
  const label = authoredLabel(part.label.source)
  return isSame(label.tree, part.label.tree) ? part : { ...part, label }
}

/** A copy with these texts, if one of them is parsed differently. */
function withTexts<K extends string, P extends { [N in K]?: AuthoredText }>(
  part: P,
  names: readonly K[],
): P {
  return names.reduce((read, name) => {
    const text = read[name]
    if (text === undefined) return read
    const again = authored(text.source)
    return isSame(again.tree, text.tree) ? read : { ...read, [name]: again }
  }, part)
}
