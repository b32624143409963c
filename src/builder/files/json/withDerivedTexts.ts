import { AUTHORED_FIELDS, type AuthoredText } from '#schemas/authoredText.ts'
import { authored, authoredLabel } from '#src/builder/files/markdown.ts'

/**
 * Parses the tree of every text from its source, so that no file determines on its own what is
 * rendered. A text may also be a plain string. Other values are left for the schema to reject.
 */
export function withDerivedTexts(value: unknown): unknown {
  return derivedIn(value, {
    text: onceForEach(authored),
    label: onceForEach(authoredLabel),
  })
}

/** The reverse: every text as its source, from which the rest can be parsed. */
export function withSourcesOnly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSourcesOnly)
  return mapEntries(value, (child, key) => {
    if (key === 'translations') {
      return mapEntries(child, (texts) => mapEntries(texts, withoutTree))
    }
    return AUTHORED_FIELDS.has(key) ? sourceOf(child) : withSourcesOnly(child)
  })
}

function sourceOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('source' in value)) return value
  return value.source
}

/** A translated text keeps the original that it was made from. */
function withoutTree(value: unknown): unknown {
  const source = sourceOf(value)
  if (typeof value !== 'object' || value === null || !('original' in value)) return source
  return { source, original: value.original }
}

type Derive = (source: string) => AuthoredText
/** Labels have their own grammar. */
type Derivers = Readonly<Record<'text' | 'label', Derive>>

function derivedIn(value: unknown, derive: Derivers): unknown {
  if (Array.isArray(value)) return value.map((child) => derivedIn(child, derive))
  if (typeof value !== 'object' || value === null) return value
  return mapEntries(value, (child, key) => derived(key, child, derive))
}

function derived(key: string, value: unknown, derive: Derivers): unknown {
  if (key === 'translations') {
    return mapEntries(value, (texts) =>
      mapEntries(texts, (text, id) =>
        withTree(text, id.endsWith('.label') ? derive.label : derive.text),
      ),
    )
  }
  if (!AUTHORED_FIELDS.has(key)) return derivedIn(value, derive)
  return withTree(value, key === 'label' ? derive.label : derive.text)
}

/** Large files consist mostly of lists repeated in many questions (ages, years). */
function onceForEach(derive: Derive): Derive {
  const textBySource = new Map<string, AuthoredText>()
  return (source) => {
    const text = textBySource.get(source) ?? derive(source)
    textBySource.set(source, text)
    return text
  }
}

function mapEntries(value: unknown, change: (child: unknown, key: string) => unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, change(child, key)]))
}

function withTree(value: unknown, derive: Derive): unknown {
  if (typeof value === 'string') return derive(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { source, tree: _, ...others }: { source?: unknown; tree?: unknown } = value
  return typeof source === 'string' ? { ...others, ...derive(source) } : value
}
