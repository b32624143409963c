/**
 * Authors' text: the author edits the source; the tree is parsed from it and is all that is ever
 * rendered. Neither contains a string of HTML.
 */

import * as z from 'zod/mini'

import { countSchema } from './base.ts'

/** The longest name that a reference may have. */
export const MAX_NAME_LENGTH = 100

export type Inline =
  /** A line break in it is rendered as a line break. */
  | { kind: 'text'; text: string }
  | { kind: 'emphasis'; children: Inline[] }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; children: Inline[] }
  | { kind: 'lineBreak' }
  | { kind: 'quote'; of: string }

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'codeBlock'; language: string; text: string }
  /** `start`: the number of the first item of an ordered list, where that is not 1. */
  | { kind: 'list'; ordered: boolean; items: Block[][]; start?: number }

const inlinesSchema: z.ZodMiniType<Inline[]> = z.lazy(() => z.array(inlineSchema))

const inlineSchema: z.ZodMiniType<Inline> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string() }),
  z.strictObject({ kind: z.literal('emphasis'), children: inlinesSchema }),
  z.strictObject({ kind: z.literal('strong'), children: inlinesSchema }),
  z.strictObject({ kind: z.literal('code'), text: z.string() }),
  z.strictObject({
    kind: z.literal('link'),
    href: z.string().check(z.regex(/^(https?:|mailto:)/)),
    children: inlinesSchema,
  }),
  z.strictObject({ kind: z.literal('lineBreak') }),
  /**
   * Inserts the answer to an earlier question, or a calculated value, by id, code or name: "You
   * said {{years}} years".
   */
  z.strictObject({
    kind: z.literal('quote'),
    of: z.string().check(z.minLength(1), z.maxLength(MAX_NAME_LENGTH)),
  }),
])

const blocksSchema: z.ZodMiniType<Block[]> = z.lazy(() => z.array(blockSchema))

const blockSchema: z.ZodMiniType<Block> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), children: inlinesSchema }),
  z.strictObject({ kind: z.literal('codeBlock'), language: z.string(), text: z.string() }),
  z.strictObject({
    kind: z.literal('list'),
    ordered: z.boolean(),
    items: z.array(blocksSchema),
    start: z.exactOptional(countSchema),
  }),
])

export const authoredTextSchema = z.strictObject({
  source: z.string(),
  tree: z.array(blockSchema),
})
export type AuthoredText = z.infer<typeof authoredTextSchema>

export const translatedTextSchema = z.strictObject({
  source: z.string(),
  tree: z.array(blockSchema),
  /** The source of the text that was translated; absent means that it has not changed since. */
  original: z.exactOptional(z.string()),
})
export type TranslatedText = z.infer<typeof translatedTextSchema>

/** The fields that hold a text of an author's. Files may give each as a plain string. */
export const AUTHORED_FIELDS: ReadonlySet<string> = new Set([
  'prompt',
  'help',
  'explanation',
  'introduction',
  'nextSteps',
  'label',
  'feedback',
])
