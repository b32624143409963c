/**
 * Authors' text: the author edits the source; the tree is parsed from it and is all that is ever
 * rendered. Neither contains a string of HTML.
 */
import * as z from 'zod/mini'

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
    start: z.exactOptional(z.int().check(z.minimum(0))),
  }),
])

/** Checks each part by itself, so its issues say which one is wrong. */
export const authoredPartsSchema = z.strictObject({
  source: z.string(),
  tree: z.array(blockSchema),
})
export type AuthoredText = z.infer<typeof authoredPartsSchema>

/**
 * Opening an assessment checks thousands of texts, and nearly all are plain or absent. Those are
 * checked without a schema for each part, which would be most of the work.
 */
export const authoredTextSchema = z.custom<AuthoredText>().check(({ value, issues }) => {
  if (isPlainText(value)) return
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    issues.push({ code: 'invalid_type', expected: 'object', input: value })
    return
  }
  for (const { path, message } of authoredPartsSchema.safeParse(value).error?.issues ?? []) {
    issues.push({ code: 'custom', path, message, input: value })
  }
})

/** Valid, with nothing but text in its paragraphs. */
function isPlainText(value: unknown): boolean {
  return (
    hasTwo(value) &&
    typeof value.source === 'string' &&
    Array.isArray(value.tree) &&
    value.tree.every(isPlainParagraph)
  )
}

function isPlainParagraph(block: unknown): boolean {
  return (
    hasTwo(block) &&
    block.kind === 'paragraph' &&
    Array.isArray(block.children) &&
    block.children.every(isPlainInline)
  )
}

function isPlainInline(inline: unknown): boolean {
  return hasTwo(inline) && inline.kind === 'text' && typeof inline.text === 'string'
}

/** An object with two properties. */
function hasTwo(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 2
}
