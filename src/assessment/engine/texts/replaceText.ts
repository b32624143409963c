/** Finds a text in what candidates read, and in answer keys, and replaces it (rules E22 to E25). */
import type { AuthoredText, Block, Inline } from '#schemas/authoredText.ts'
import type { Definition, Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { mapChanged } from '#src/assessment/engine/change.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'

import { isEmptyText } from './text.ts'
import { allTexts, ownerOfText, withTexts } from './translations.ts'

export type TextQuery = { find: string; matchCase: boolean; wholeWords: boolean }

/**
 * What replacing might break: a reference to an answer, the address of a link, code, how the text is
 * formatted; or nothing would be left of the text, or a correct answer changes.
 */
export type HitRisk = 'reference' | 'link' | 'code' | 'format' | 'empty' | 'key'

export type TextHit = {
  /** As in `translatableTexts`; of a correct answer `<question>.accepted.<index>`. */
  textId: string
  /** The whole text, and where in it the hit is. */
  source: string
  at: number
  length: number
  /** Null if only words change. */
  risk: HitRisk | null
}

/** Parses the source of a text; ids of labels, which have their own grammar, end in `.label`. */
export type ParseText = (source: string, textId: string) => Block[]

type FoundText = { id: string; source: string; isPlain: boolean }

/** More hits than anybody reads: they are counted, and none is told to change the formatting. */
export const MOST_HITS = 1000

/** Every place with the text, in authored order; those in answer keys come last. */
export function findText(
  definition: Definition,
  language: string,
  query: TextQuery,
  replacement: string,
  parse: ParseText,
): TextHit[] {
  const pattern = patternOf(query)
  if (pattern === null) return []
  const found = [...textsIn(definition, language), ...keysIn(definition, language)].flatMap(
    (text) => {
      const places = [...text.source.matchAll(pattern)]
      return places.length === 0 ? [] : [{ text, places }]
    },
  )
  const count = found.reduce((sum, { places }) => sum + places.length, 0)
  const isSimple = (isWords(query.find) && isWords(replacement)) || count > MOST_HITS
  return found.flatMap(({ text, places }) => {
    const { id, source } = text
    const protectedParts = text.isPlain ? [] : protectedIn(source)
    const shape = text.isPlain || isSimple ? '' : shapeOfText(parse(source, id))
    return places.map(({ index, 0: { length } }) => {
      const hit = { textId: id, source, at: index, length, risk: null }
      const risk = isKey(id)
        ? ('key' as const)
        : (emptied(hit, replacement) ??
          protectedParts.find(({ from, to }) => index < to && index + length > from)?.risk ??
          (text.isPlain ||
          isSimple ||
          shapeOfText(parse(replacedAlone(hit, replacement), id)) === shape
            ? null
            : ('format' as const)))
      return { ...hit, risk }
    })
  })
}

/** Replaces these hits, which must be of this definition and language. */
export function replaceText(
  definition: Definition,
  language: string,
  hits: readonly TextHit[],
  replacement: string,
  parse: ParseText,
): Definition {
  const sources = replacedSources(hits, replacement)
  const text = (id: string, before: AuthoredText): AuthoredText => {
    const source = sources.get(id)
    return source === undefined ? before : { ...before, source, tree: parse(source, id) }
  }
  if (language !== definition.language) {
    const translated = definition.translations[language]
    if (translated === undefined || hits.length === 0) return definition
    const texts = Object.entries(translated).map(([id, each]) => [id, text(id, each)] as const)
    return {
      ...definition,
      translations: { ...definition.translations, [language]: Object.fromEntries(texts) },
    }
  }
  const changed = withTexts(definition, { text, plain: (id, before) => sources.get(id) ?? before })
  return withUntouchedKept(definition, changed, sources)
}

/** The text around a hit with it replaced. */
export function replacedAlone({ source, at, length }: TextHit, replacement: string): string {
  return source.slice(0, at) + replacement + source.slice(at + length)
}

/** Whether it is in an answer key. */
export function isKey(textId: string): boolean {
  return KEY_ID.test(textId)
}

const KEY_ID = /\.accepted\.\d+$/

function textsIn(definition: Definition, language: string): FoundText[] {
  if (language !== definition.language) {
    const translated = definition.translations[language] ?? {}
    return allTexts(definition).flatMap(({ id }) => {
      const text = Object.hasOwn(translated, id) ? translated[id] : undefined
      return text === undefined ? [] : [{ id, source: text.source, isPlain: false }]
    })
  }
  const texts: FoundText[] = []
  withTexts(definition, {
    text: (id, text) => {
      texts.push({ id, source: text.source, isPlain: false })
      return text
    },
    plain: (id, source) => {
      texts.push({ id, source, isPlain: true })
      return source
    },
  })
  return texts
}

/** Keys are compared with answers in any language, so they are listed with the texts' own. */
function keysIn(definition: Definition, language: string): FoundText[] {
  if (language !== definition.language) return []
  return questionsOf(definition).flatMap((question) =>
    question.kind === 'shortText' && question.key
      ? question.key.accepted.map((source, at) => ({
          id: `${question.id}.accepted.${at}`,
          source,
          isPlain: true,
        }))
      : [],
  )
}

/** Null finds nothing. Quotes, apostrophes and blanks are found in any form, as people type them. */
function patternOf({ find, matchCase, wholeWords }: TextQuery): RegExp | null {
  if (find === '') return null
  const forms = [...new Set([find.normalize('NFC'), find.normalize('NFD')])].map((form) =>
    [...form].map(loosely).join(''),
  )
  const inner = `(?:${forms.join('|')})(?!\\p{M})`
  const whole = wholeWords ? `(?<![\\p{L}\\p{M}\\p{N}_])${inner}(?![\\p{L}\\p{N}_])` : inner
  return new RegExp(whole, matchCase ? 'gu' : 'giu')
}

const LOOSE: readonly [marks: string, any: string][] = [
  ["'‘’ʼ", "['‘’ʼ]"],
  ['"“”„', '["“”„]'],
  [' \u00a0\u202f', '[ \\u00a0\\u202f]'],
]

function loosely(character: string): string {
  const found = LOOSE.find(([marks]) => marks.includes(character))
  return found ? found[1] : character.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&')
}

/** Words alone can't change how a text is formatted. */
function isWords(text: string): boolean {
  return /^\p{L}(?:[\p{L}\p{M}\p{N} '’]*[\p{L}\p{M}\p{N}])?$/u.test(text)
}

type ProtectedPart = { from: number; to: number; risk: 'reference' | 'link' | 'code' }

/** An escaped character, code, references and addresses, in the order in which they are read. */
const PROTECTED =
  /\\[^]|(`{3,}|~{3,})[^]*?(?:\1|$)|(`+)[^]*?\2|\{\{[^{}]*\}\}|\]\([^)]*\)|<(?:https?:|mailto:)[^>\s]*>|https?:\/\/[^\s)]+/g

function protectedIn(source: string): ProtectedPart[] {
  return [...source.matchAll(PROTECTED)].flatMap(({ index, 0: part }) => {
    if (part.startsWith('\\')) return []
    const risk = /^[`~]/.test(part) ? 'code' : part.startsWith('{{') ? 'reference' : 'link'
    return [{ from: index, to: index + part.length, risk } as const]
  })
}

function emptied(hit: TextHit, replacement: string): 'empty' | null {
  return isEmptyText(replacedAlone(hit, replacement)) ? 'empty' : null
}

/** How a text is put together, without its words. */
function shapeOfText(blocks: readonly Block[]): string {
  return blocks.map(shapeOfBlock).join('\n')
}

function shapeOfBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `p(${shapeOf(block.children)})`
    case 'list':
      return `list${block.ordered}(${block.items.map((item) => item.map(shapeOfBlock).join()).join(';')})`
    case 'codeBlock':
      return `code(${block.language} ${block.text})`
  }
}

function shapeOf(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'text') return ''
      if (inline.kind === 'link') return `link(${inline.href} ${shapeOf(inline.children)})`
      if ('children' in inline) return `${inline.kind}(${shapeOf(inline.children)})`
      return JSON.stringify(inline)
    })
    .join('')
}

/** From the last hit of each text to its first, so that the places before stay right. */
function replacedSources(
  hits: readonly TextHit[],
  replacement: string,
): ReadonlyMap<string, string> {
  const sources = new Map<string, string>()
  for (const hit of hits.toSorted((one, other) => other.at - one.at)) {
    const source = sources.get(hit.textId) ?? hit.source
    sources.set(hit.textId, replacedAlone({ ...hit, source }, replacement))
  }
  return sources
}

/** What no hit is in keeps its identity (rule E1); answer keys are no texts, and follow. */
function withUntouchedKept(
  before: Definition,
  changed: Definition,
  sources: ReadonlyMap<string, string>,
): Definition {
  const touched = new Set([...sources.keys()].map(ownerOfText))
  const settings = [...sources.keys()].some((id) => ownerOfText(id) === id)
  const after = new Map(changed.sections.map((section) => [section.id, section]))
  const sections = mapChanged(before.sections, (section): Section => {
    const next = after.get(section.id) ?? section
    const questions = mapChanged(section.questions, (question) => {
      if (!touched.has(question.id)) return question
      const texts = next.questions.find(({ id }) => id === question.id) ?? question
      return withKeys(texts, sources)
    })
    if (touched.has(section.id)) return { ...next, questions }
    return questions === section.questions ? section : { ...section, questions }
  })
  if (!settings && sections === before.sections) return before
  return { ...before, settings: settings ? changed.settings : before.settings, sections }
}

function withKeys(question: Question, sources: ReadonlyMap<string, string>): Question {
  if (question.kind !== 'shortText' || !question.key) return question
  const accepted = question.key.accepted.map(
    (text, at) => sources.get(`${question.id}.accepted.${at}`) ?? text,
  )
  return { ...question, key: { ...question.key, accepted } }
}
