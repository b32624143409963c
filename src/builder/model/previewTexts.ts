import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Definition, Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { inLanguage, missingTexts, withTexts } from '#src/assessment/engine/texts/translations.ts'

/** The draft in a language, as its author sees it in the preview. */
export type PreviewTexts = (draft: Definition, language: string) => Definition

/**
 * As candidates read the draft in this language, but with missing texts in the original and marked
 * as missing. What is unchanged since the last call keeps its identity, so that a keystroke renders
 * only the question that it changed.
 */
export function createPreviewTexts(): PreviewTexts {
  let translated: Definition['translations'][string] | undefined
  let known = new WeakMap<Section | Question, Section | Question>()
  const kept = <P extends Section | Question>(of: P, made: P): P => {
    const before = known.get(of)
    if (isLike(before, made)) return before
    known.set(of, made)
    return made
  }
  return (draft, language) => {
    const texts = draft.translations[language]
    if (texts === undefined || language === draft.language) return draft
    if (texts !== translated) known = new WeakMap()
    translated = texts
    const shown = inLanguage(withMissingMarked(draft, language, texts), language)
    const sections = shown.sections.map((section, at) => {
      const of = draft.sections[at] ?? section
      const questions = section.questions.map((question, index) =>
        kept(of.questions[index] ?? question, question),
      )
      return kept(of, { ...section, questions })
    })
    return { ...shown, sections, translations: draft.translations }
  }
}

function isLike<P extends object>(known: object | undefined, _made: P): known is P {
  return known !== undefined
}

function withMissingMarked(
  draft: Definition,
  language: string,
  texts: Definition['translations'][string],
): Definition {
  const missing = new Set(missingTexts(draft, language).map(({ id }) => id))
  const marked = withTexts(draft, {
    text: (id, text) => (missing.has(id) ? markedText(text) : text),
    plain: (id, text) => (missing.has(id) ? `[${MARK}] ${text}` : text),
  })
  const usable = Object.entries(texts ?? {}).filter(([id]) => !missing.has(id))
  return {
    ...marked,
    translations: { ...draft.translations, [language]: Object.fromEntries(usable) },
  }
}

const MARK = 'Missing'

/** The mark is the first word of the first paragraph, or a paragraph of its own. */
function markedText({ source, tree }: AuthoredText): AuthoredText {
  const mark = { kind: 'code' as const, text: MARK }
  const [first, ...others] = tree
  if (first?.kind !== 'paragraph') {
    return { source, tree: [{ kind: 'paragraph', children: [mark] }, ...tree] }
  }
  const children = [mark, { kind: 'text' as const, text: ' ' }, ...first.children]
  return { source, tree: [{ kind: 'paragraph', children }, ...others] }
}
