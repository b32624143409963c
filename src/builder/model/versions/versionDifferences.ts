/** Two definitions side by side: what changed, and the texts of both (rule VE5). */
import type { Definition } from '#schemas/definition.ts'
import { changesBetween, type DefinitionChange } from '#src/assessment/engine/editing/comparing.ts'
import { getOwn } from '#src/assessment/engine/getOwn.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import {
  ownerOfText,
  type Translatable,
  translatableTexts,
} from '#src/assessment/engine/texts/translations.ts'

import {
  type PartText,
  textsOfCalculated,
  textsOfQuestion,
  textsOfSection,
  textsOfSettings,
} from './partTexts.ts'

/** One text of a part, which differs; blank where there is none. */
export interface TextDifference {
  id: string
  name: string
  before: string
  after: string
  isAuthored: boolean
}

/** What differs in the settings, a section, a question or a calculated value. */
export interface PartDifference {
  of: DefinitionChange['of']
  /** Of the part; of the settings and text rules, the name of `of`. */
  id: string
  /** Title, prompt or name as plain text. */
  name: string
  /** None if only a translation differs. */
  changes: DefinitionChange[]
  texts: TextDifference[]
}

/** The languages of both, those of the newer one first. */
export function comparedLanguages(before: Definition, after: Definition): string[] {
  const languagesOf = ({ language, translations }: Definition) => [
    language,
    ...Object.keys(translations),
  ]
  return [...new Set([...languagesOf(after), ...languagesOf(before)])]
}

/**
 * In the order of `changesBetween`. Texts are those in `language`: where a definition has none in it,
 * they are blank. What candidates don't read differs in every language.
 */
export function versionDifferences(
  before: Definition,
  after: Definition,
  language: string,
): PartDifference[] {
  const was = partsIn(before, language)
  const is = partsIn(after, language)
  const parts = new Map<string, PartDifference>()
  const partAt = ({ of, id, name }: Pick<PartDifference, 'of' | 'id' | 'name'>) => {
    const key = `${of} ${id}`
    const part = parts.get(key) ?? { of, id, name, changes: [], texts: [] }
    parts.set(key, part)
    return part
  }
  for (const change of changesBetween(before, after)) {
    const { of } = change
    const { id, name } = 'id' in change ? change : { id: of, name: '' }
    partAt({ of, id, name }).changes.push(change)
  }
  const isOtherLanguage = [before, after].some((each) => each.language !== language)
  for (const [key, part] of [...is, ...was]) {
    // A translation can differ where nothing else does.
    if (!parts.has(key) && !isOtherLanguage) continue
    const texts = differingTexts(was.get(key)?.texts ?? [], is.get(key)?.texts ?? [])
    if (texts.length > 0) partAt(part).texts = texts
  }
  return [...parts.values()]
}

type Part = Pick<PartDifference, 'of' | 'id' | 'name'> & { texts: PartText[] }

/** By what it is and its id. */
function partsIn(definition: Definition, language: string): Map<string, Part> {
  const textsByOwner = new Map<string, Translatable[]>()
  for (const text of textsIn(definition, language)) {
    const owner = ownerOfText(text.id)
    textsByOwner.set(owner, [...(textsByOwner.get(owner) ?? []), text])
  }
  const textsOf = (id: string) => textsByOwner.get(id) ?? []
  const ofWhole = ['title', 'introduction', 'nextSteps'].flatMap(textsOf)
  const parts: Part[] = [
    { of: 'settings', id: 'settings', name: '', texts: textsOfSettings(definition, ofWhole) },
    ...definition.sections.map((section) => ({
      ...{ of: 'section' as const, id: section.id, name: section.title },
      texts: textsOfSection(section, definition, textsOf(section.id)),
    })),
    ...definition.sections.flatMap(({ questions }) =>
      questions.map((question) => ({
        ...{ of: 'question' as const, id: question.id, name: textLine(question.prompt) },
        texts: textsOfQuestion(question, definition, textsOf(question.id)),
      })),
    ),
    ...definition.calculated.map((calculated) => ({
      ...{ of: 'calculated' as const, id: calculated.id, name: calculated.name },
      texts: textsOfCalculated(calculated),
    })),
  ]
  return new Map(parts.map((part) => [`${part.of} ${part.id}`, part]))
}

/** What candidates read in this language, without what is not translated into it. */
function textsIn(definition: Definition, language: string): Translatable[] {
  const texts = translatableTexts(definition)
  if (language === definition.language) return texts
  const translated = definition.translations[language] ?? {}
  return texts.map((text) => ({ ...text, source: getOwn(translated, text.id)?.source ?? '' }))
}

function differingTexts(was: readonly PartText[], is: readonly PartText[]): TextDifference[] {
  const wasById = new Map(was.map((text) => [text.id, text]))
  const isById = new Map(is.map((text) => [text.id, text]))
  return [...new Set([...isById.keys(), ...wasById.keys()])].flatMap((id) => {
    const { text: before = '', name = '', isAuthored } = wasById.get(id) ?? {}
    const now = isById.get(id)
    const after = now?.text ?? ''
    if (before === after) return []
    const isText = now?.isAuthored ?? isAuthored ?? false
    return [{ id, name: now?.name ?? name, before, after, isAuthored: isText }]
  })
}
