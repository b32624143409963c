/**
 * The texts of an assessment in other languages. `translations[language][id]` has the text that
 * replaces the one with this id; nothing else of the definition is translated.
 */
import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Definition, Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'

import { quotesIn } from '#src/assessment/engine/authoredText.ts'
import { isEmptyText } from './text.ts'

/** A text that candidates read. Ids of labels, which have their own grammar, end in `.label`. */
export type Translatable = { id: string; source: string; quotes: readonly string[] }

/** Gives each text that candidates read its replacement. */
export type Replace = {
  text: (id: string, text: AuthoredText) => AuthoredText
  plain: (id: string, text: string) => string
}

/** Every text that candidates read and that isn't blank, in authored order (rule Z1). */
export function translatableTexts(definition: Definition): Translatable[] {
  return allTexts(definition).filter(({ source }) => !isEmptyText(source))
}

/** Every text that candidates read, blank ones too, in authored order. */
export function allTexts(definition: Definition): Translatable[] {
  return textsRead((replace) => withTexts(definition, replace))
}

/** The section or question that a text belongs to; for those of the whole, their own id. */
export function ownerOfText(textId: string): string {
  return textId.split('.')[0] ?? ''
}

/** Every text of these sections that candidates read, blank ones too, in authored order. */
export function textsOfSections(sections: readonly Section[]): Translatable[] {
  return textsRead((replace) => {
    for (const section of sections) replacedSection(section, replace)
  })
}

/** The texts without a translation into this language (rule Z2). */
export function missingTexts(
  definition: Definition,
  language: string,
  texts: readonly Translatable[] = translatableTexts(definition),
): Translatable[] {
  const translated = definition.translations[language] ?? {}
  return texts.filter(({ id, quotes }) => {
    const text = translated[id]
    if (text === undefined || isEmptyText(text.source)) return true
    return quotesIn(text).some((name) => !quotes.includes(name))
  })
}

/** The languages candidates can choose: the assessment's own, then the complete ones (rule Z3). */
export function offeredLanguages(definition: Definition): string[] {
  const others = Object.keys(definition.translations)
  if (others.length === 0) return [definition.language]
  const texts = translatableTexts(definition)
  const complete = others.filter(
    (language) =>
      language !== definition.language && missingTexts(definition, language, texts).length === 0,
  )
  return [definition.language, ...complete]
}

/**
 * The definition with its texts in this language, those that are missing in its own (rule Z4). Of
 * ids, codes, limits and keys everything stays, so answers mean the same in every language.
 */
export function inLanguage(definition: Definition, language: string): Definition {
  const translated = definition.translations[language]
  if (translated === undefined || language === definition.language) return definition
  const own = (id: string) => {
    const text = Object.hasOwn(translated, id) ? translated[id] : undefined
    if (text === undefined || isEmptyText(text.source)) return null
    return { source: text.source, tree: text.tree }
  }
  return {
    ...withTexts(definition, {
      text: (id, text) => own(id) ?? text,
      plain: (id, text) => own(id)?.source.trim() ?? text,
    }),
    language,
  }
}

/** The definition with every text that candidates read replaced. */
export function withTexts(definition: Definition, replace: Replace): Definition {
  const { settings } = definition
  return {
    ...definition,
    settings: {
      ...settings,
      title: replace.plain('title', settings.title),
      ...(settings.introduction && {
        introduction: replace.text('introduction', settings.introduction),
      }),
      ...(settings.nextSteps && {
        nextSteps: replace.text('nextSteps', settings.nextSteps),
      }),
    },
    sections: definition.sections.map((section) => replacedSection(section, replace)),
  }
}

/** Without the translations of texts that the definition no longer has. */
export function withOwnTranslations(definition: Definition): Definition {
  const ids = new Set(allTexts(definition).map(({ id }) => id))
  const own = Object.entries(definition.translations).map(([language, texts]) => [
    language,
    Object.fromEntries(Object.entries(texts).filter(([id]) => ids.has(id))),
  ])
  return { ...definition, translations: Object.fromEntries(own) }
}

/** The texts that a replacement passes, in its order. */
function textsRead(pass: (replace: Replace) => void): Translatable[] {
  const texts: Translatable[] = []
  pass({
    text: (id, text) => {
      texts.push({ id, source: text.source, quotes: quotesIn(text) })
      return text
    },
    plain: (id, text) => {
      texts.push({ id, source: text, quotes: [] })
      return text
    },
  })
  return texts
}

function replacedSection(section: Section, replace: Replace): Section {
  const { id, title, introduction, questions } = section
  return {
    ...section,
    title: replace.plain(`${id}.title`, title),
    ...(introduction && { introduction: replace.text(`${id}.introduction`, introduction) }),
    questions: questions.map((question) => replacedQuestion(question, replace)),
  }
}

function replacedQuestion<Q extends Question>(question: Q, replace: Replace): Q {
  const { id } = question
  const labelled = <P extends { id: string; label: AuthoredText }>(part: P) => ({
    ...part,
    label: replace.text(`${id}.${part.id}.label`, part.label),
  })
  const plain = (name: 'unit' | 'lowLabel' | 'highLabel' | 'errorText') => {
    const text: unknown = Reflect.get(question, name)
    return typeof text === 'string' && { [name]: replace.plain(`${id}.${name}`, text) }
  }
  return {
    ...question,
    prompt: replace.text(`${id}.prompt`, question.prompt),
    ...(question.help && { help: replace.text(`${id}.help`, question.help) }),
    ...(question.picture && {
      picture: {
        ...question.picture,
        alternative: replace.plain(`${id}.picture`, question.picture.alternative),
      },
    }),
    ...('rows' in question && { rows: question.rows.map(labelled) }),
    ...('options' in question && { options: question.options.map(labelled) }),
    ...('other' in question &&
      question.other && {
        other: { label: replace.text(`${id}.other.label`, question.other.label) },
      }),
    ...('label' in question && { label: replace.text(`${id}.label`, question.label) }),
    ...plain('unit'),
    ...plain('lowLabel'),
    ...plain('highLabel'),
    ...plain('errorText'),
  }
}
