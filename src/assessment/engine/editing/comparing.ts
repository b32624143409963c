/** The differences between two definitions, by question and section. */
import type { Calculated, Definition, Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { withoutOriginals } from '#src/assessment/engine/texts/originals.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import { missingTexts, offeredLanguages } from '#src/assessment/engine/texts/translations.ts'

import { questionsWithTextRules } from '#src/assessment/engine/texts/newestTextRules.ts'
import { isSame } from './sameness.ts'
import { keptInOrder } from './sequence.ts'

type Part = 'section' | 'question' | 'calculated'

export type DefinitionChange =
  | {
      change: 'added' | 'removed' | 'moved'
      of: Part
      id: string
      /** Title, prompt or name as plain text, taken from the newer definition if it is there. */
      name: string
    }
  | {
      change: 'changed'
      of: Part
      id: string
      name: string
      /** The properties that differ. */
      fields: string[]
    }
  | { change: 'changed'; of: 'settings'; fields: string[] }
  /** Newer text rules (rule C17), for so many questions. */
  | { change: 'changed'; of: 'textRules'; questions: number }

/**
 * Whether nothing was edited in one that is not in the other. Newer text rules are no edit. Question
 * comparisons are cached, so only what was edited since is compared again.
 */
export function sameDefinition(a: Definition, b: Definition): boolean {
  return isSame(outlineOf(a), outlineOf(b)) && a.sections.every(sameQuestions(b))
}

/** Everything but the questions, which are reduced to their number, and the originals (Z6). */
function outlineOf(definition: Definition) {
  const sections = definition.sections.map(({ questions, ...section }) => ({
    ...section,
    questions: questions.length,
  }))
  const { textRules: _, ...rest } = definition
  return { ...rest, sections, translations: withoutOriginals(definition.translations) }
}

function sameQuestions(other: Definition) {
  return ({ questions }: Section, at: number): boolean =>
    questions.every((question, index) => {
      const its = other.sections[at]?.questions[index]
      return its !== undefined && isSameQuestion(question, its)
    })
}

const compared = new WeakMap<Question, { other: Question; same: boolean }>()

function isSameQuestion(question: Question, other: Question): boolean {
  const known = compared.get(question)
  if (known?.other === other) return known.same
  const same = isSame(question, other)
  compared.set(question, { other, same })
  return same
}

/**
 * Settings and text rules first, then sections, questions and calculated values, each in the newer definition's
 * order.
 */
export function changesBetween(before: Definition, after: Definition): DefinitionChange[] {
  const settings = differing(settingsOf(before), settingsOf(after))
  return [
    ...(settings.length > 0
      ? [{ change: 'changed' as const, of: 'settings' as const, fields: settings }]
      : []),
    ...changedTextRules(before, after),
    ...changesOf('section', before.sections.map(sectionItem), after.sections.map(sectionItem)),
    ...changesOf('question', questionItems(before), questionItems(after)),
    ...changesOf(
      'calculated',
      before.calculated.map(calculatedItem),
      after.calculated.map(calculatedItem),
    ),
  ]
}

function changedTextRules(before: Definition, after: Definition): DefinitionChange[] {
  if (before.textRules === after.textRules) return []
  const questions = questionsWithTextRules(after).length
  return questions === 0 ? [] : [{ change: 'changed', of: 'textRules', questions }]
}

/** With what else concerns the whole. Which original a text was translated from is no change. */
function settingsOf({ settings, language, translations }: Definition): object {
  return { ...settings, textLanguage: language, translations: withoutOriginals(translations) }
}

/**
 * The languages that candidates can choose in the older definition and no longer in the newer one
 * (rule E10), with how many texts are missing; 0 if the newer one has no such translation.
 */
export function languagesLost(
  before: Definition,
  after: Definition,
): { language: string; missing: number }[] {
  const offered = offeredLanguages(after)
  return offeredLanguages(before)
    .filter((language) => !offered.includes(language))
    .map((language) => ({
      language,
      missing: Object.hasOwn(after.translations, language)
        ? missingTexts(after, language).length
        : 0,
    }))
}

type Item = { id: string; name: string; content: object; parent: string }

function calculatedItem(calculated: Calculated): Item {
  return { id: calculated.id, name: calculated.name.trim(), content: calculated, parent: '' }
}

/** Its questions are compared one by one. */
function sectionItem(section: Section): Item {
  const content = { ...section, questions: [] }
  return { id: section.id, name: section.title, content, parent: '' }
}

function questionItems(definition: Definition): Item[] {
  return definition.sections.flatMap((section) =>
    section.questions.map((question: Question) => ({
      id: question.id,
      name: textLine(question.prompt),
      content: question,
      parent: section.id,
    })),
  )
}

function changesOf(of: Part, before: readonly Item[], after: readonly Item[]): DefinitionChange[] {
  const beforeById = new Map(before.map((item) => [item.id, item]))
  const afterIds = new Set(after.map((item) => item.id))
  const kept = keptInParents(before, after)
  const changes: DefinitionChange[] = []
  for (const item of after) {
    const { id, name } = item
    const was = beforeById.get(id)
    if (was === undefined) {
      changes.push({ change: 'added', of, id, name })
      continue
    }
    const fields = differing(was.content, item.content)
    if (fields.length > 0) changes.push({ change: 'changed', of, id, name, fields })
    if (!kept.has(id)) changes.push({ change: 'moved', of, id, name })
  }
  for (const { id, name } of before) {
    if (!afterIds.has(id)) changes.push({ change: 'removed', of, id, name })
  }
  return changes
}

/**
 * The items that kept their order among their siblings. Moving a section does not move its
 * questions.
 */
function keptInParents(before: readonly Item[], after: readonly Item[]): Set<string> {
  const parents = new Set(after.map((item) => item.parent))
  const within = (items: readonly Item[], parent: string): string[] =>
    items.flatMap((item) => (item.parent === parent ? item.id : []))
  const kept = [...parents].flatMap((parent) => [
    ...keptInOrder(within(before, parent), within(after, parent)),
  ])
  return new Set(kept)
}

/** The properties in which a question differs between two versions (rule E8). */
export function differingFields(before: Question, after: Question): string[] {
  return differing(before, after)
}

/** The properties that differ, in the order of the newer one. */
function differing(before: object, after: object): string[] {
  const was = new Map<string, unknown>(Object.entries(before))
  const is = new Map<string, unknown>(Object.entries(after))
  const names = new Set([...is.keys(), ...was.keys()])
  return [...names].filter((name) => !isSame(was.get(name), is.get(name)))
}
