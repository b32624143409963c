/** The names that expressions and texts use for questions and calculated values (rule Q4). */
import type { AuthoredText, Block, Inline } from '#schemas/authoredText.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { SIGNS } from '#src/assessment/engine/expressions/expression.ts'
import { tokensOf } from '#src/assessment/engine/expressions/tokens.ts'

import { mapChanged } from '#src/assessment/engine/change.ts'
import { layOut } from '#src/assessment/engine/layout.ts'
import { withOriginalsKept } from '#src/assessment/engine/texts/originals.ts'

/** The name of each option in expressions: its code, or its id if it has none (rule X4). */
export function optionCodes(question: Question | undefined): ReadonlyMap<string, string> {
  const options = question && 'options' in question ? question.options : []
  return new Map(options.map(({ id, code }) => [id, code.trim() || id]))
}

/**
 * Every name that refers to a question or calculated value (rule X3); its id also after it was
 * deleted.
 */
export function namesOf(definition: Definition, id: string): readonly string[] {
  return [...idsByName(definition, [id]).keys()]
}

/** The same for several: which of them each name refers to. */
export function idsByName(
  definition: Definition,
  ids: Iterable<string>,
): ReadonlyMap<string, string> {
  const sources = layOut(definition).sourceByName()
  const idOf = new Map<number, string>()
  const found = new Map<string, string>()
  for (const id of ids) {
    const source = sources.get(id)
    if (source === undefined) found.set(id, id)
    else idOf.set(source, id)
  }
  for (const [name, source] of sources) {
    const id = idOf.get(source)
    if (id !== undefined) found.set(name, id)
  }
  return found
}

/** Returns the new name, or the same one. */
export type Rename = (name: string) => string
/** Renames a reference in a text; null removes it and leaves an ellipsis. */
export type Requote = (name: string) => string | null

/** Replaces names in all expressions and texts. */
export function withNames(definition: Definition, rename: Rename): Definition {
  const calculated = mapChanged(definition.calculated, (each) => {
    const expression = withNamesInExpression(each.expression, rename)
    return expression === each.expression ? each : { ...each, expression }
  })
  return { ...withNamesInAllTexts(definition, rename), calculated }
}

/** Replaces names in all texts. What was translated from them counts as translated as before. */
export function withNamesInAllTexts(definition: Definition, rename: Requote): Definition {
  const { settings, sections, translations } = definition
  const texts = { settings, sections, translations }
  const renamed = withNamesInTexts(texts, rename)
  if (renamed === texts) return definition
  return withOriginalsKept(definition, { ...definition, ...renamed })
}

/** Replaces names in every text within part of a definition; the same object if there are none. */
export function withNamesInTexts<T>(value: T, rename: Requote): T {
  const renamed: unknown = mapTexts(value, rename)
  return isLike(renamed, value) ? renamed : value
}

/** The names used in an expression, in order. */
export function namesInExpression(expression: string): string[] {
  const names: string[] = []
  withNamesInExpression(expression, (name) => {
    names.push(name)
    return name
  })
  return names
}

/** An expression with names replaced; one that can't be parsed is returned as is. */
export function withNamesInExpression(expression: string, rename: Rename): string {
  const tokens = tokensOf(expression)
  if ('kind' in tokens) return expression
  let renamed = ''
  let copied = 0
  for (const [place, { kind, text, at }] of tokens.entries()) {
    const isCalled = tokens[place + 1]?.kind === 'sign' && tokens[place + 1]?.text === '('
    const isName = kind === 'name' || (kind === 'word' && !isReserved(text) && !isCalled)
    const name = isName ? rename(text) : text
    if (name === text) continue
    renamed += expression.slice(copied, at) + nameInExpression(name)
    copied = kind === 'name' ? expression.indexOf(']', at) + 1 : at + text.length
  }
  return renamed + expression.slice(copied)
}

/** A name as written in an expression: in square brackets unless it is a plain identifier. */
export function nameInExpression(name: string): string {
  return /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u.test(name) && !isReserved(name) ? name : `[${name}]`
}

function isReserved(word: string): boolean {
  return ['true', 'false', 'not'].includes(word) || Object.hasOwn(SIGNS, word)
}

/**
 * Texts occur at any depth of sections and questions, and are recognised by their two properties.
 */
function mapTexts(value: unknown, rename: Requote): unknown {
  if (Array.isArray(value)) return mapChanged(value, (each: unknown) => mapTexts(each, rename))
  if (typeof value !== 'object' || value === null) return value
  if (isText(value)) return value.source.includes('{{') ? textWithNames(value, rename) : value
  const entries = Object.entries(value)
  const mapped = entries.map(([key, part]) => [key, mapTexts(part, rename)] as const)
  return mapped.every(([, part], place) => part === entries[place]?.[1])
    ? value
    : Object.fromEntries(mapped)
}

function isText(value: object): value is AuthoredText {
  return 'source' in value && 'tree' in value && typeof value.source === 'string'
}

/** Mapping keeps the shape of its input. */
function isLike<T>(mapped: unknown, _before: T): mapped is T {
  return mapped !== undefined
}

function textWithNames(text: AuthoredText, rename: Requote): AuthoredText {
  const tree = mapChanged(text.tree, (block) => blockWithNames(block, rename))
  return tree === text.tree ? text : { ...text, source: sourceWithNames(text.source, rename), tree }
}

const TAKEN_OUT = '…'

/** Text between backticks is code and contains no references; nor does an escaped brace. */
const QUOTE = /\\[^]|(`+)[^]*?\1|\{\{\s*([^{}]+?)\s*\}\}/g

function sourceWithNames(source: string, rename: Requote): string {
  return source.replace(QUOTE, (whole, _code, name?: string) => {
    if (name === undefined) return whole
    const renamed = rename(name)
    if (renamed === null) return TAKEN_OUT
    return renamed === name ? whole : `{{${renamed}}}`
  })
}

function blockWithNames(block: Block, rename: Requote): Block {
  switch (block.kind) {
    case 'paragraph': {
      const children = inlinesWithNames(block.children, rename)
      return children === block.children ? block : { ...block, children }
    }
    case 'list': {
      const items = mapChanged(block.items, (item) =>
        mapChanged(item, (each) => blockWithNames(each, rename)),
      )
      return items === block.items ? block : { ...block, items }
    }
    case 'codeBlock':
      return block
  }
}

/** Adjacent texts are merged, as if written as one. */
function inlinesWithNames(inlines: Inline[], rename: Requote): Inline[] {
  const renamed = mapChanged(inlines, (each) => inlineWithNames(each, rename))
  if (renamed === inlines) return inlines
  return renamed.reduce<Inline[]>((joined, each) => {
    const last = joined.at(-1)
    if (last?.kind !== 'text' || each.kind !== 'text') return [...joined, each]
    return [...joined.slice(0, -1), { kind: 'text', text: last.text + each.text }]
  }, [])
}

function inlineWithNames(inline: Inline, rename: Requote): Inline {
  if (inline.kind === 'quote') {
    const of = rename(inline.of)
    if (of === null) return { kind: 'text', text: TAKEN_OUT }
    return of === inline.of ? inline : { kind: 'quote', of }
  }
  if (!('children' in inline)) return inline
  const children = inlinesWithNames(inline.children, rename)
  return children === inline.children ? inline : { ...inline, children }
}
