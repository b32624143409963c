/**
 * Parts of records, opened and sealed. Each part is remembered in both forms, so that a transaction
 * finds it without waiting, and a record that is written with the same part keeps its ciphertext.
 */
import { NeedsParts, prepareAll } from './prepareParts.ts'

/** How a part is opened and sealed. */
export interface Sealer {
  /** The id of a ciphertext: of two sealed forms with the same id one is a copy of the other. */
  idOf(sealed: unknown): unknown
  /** Undefined if it doesn't open. */
  open(sealed: unknown): Promise<unknown>
  seal(plain: unknown): Promise<unknown>
}

interface Remembered {
  sealed: unknown
  plain: unknown
  text: string
}

/** By the part's name. A write that follows another one knows the part in two forms. */
const known = new Map<string, Remembered[]>()
const MOST_FORMS = 4

/** Forgets everything that was opened. */
export function forgetParts(): void {
  known.clear()
}

/** Remembers both forms of a part that was sealed elsewhere. */
export function rememberPart(name: string, sealed: unknown, plain: unknown): void {
  const forms = known.get(name) ?? []
  const form = { sealed, plain, text: JSON.stringify(plain) ?? '' }
  known.set(name, [form, ...forms].slice(0, MOST_FORMS))
}

/** Collects what is missing of one or several records. */
export class Parts {
  readonly #missing: (() => Promise<void>)[] = []

  /** The plain value; undefined if it can't be opened, or is missing. */
  open(name: string, sealed: unknown, sealer: Sealer): unknown {
    const id = sealer.idOf(sealed)
    const found = known.get(name)?.find((form) => sealer.idOf(form.sealed) === id)
    if (found) return found.plain
    this.#missing.push(async () => rememberPart(name, sealed, await sealer.open(sealed)))
    return undefined
  }

  /** The sealed value; undefined if it is missing. */
  seal(name: string, plain: unknown, sealer: Sealer): unknown {
    const text = JSON.stringify(plain)
    const found = known.get(name)?.find((form) => form.plain === plain || form.text === text)
    if (found) return found.sealed
    this.#missing.push(async () => rememberPart(name, await sealer.seal(plain), plain))
    return undefined
  }

  /** Whether the part was opened or sealed before. */
  isKnown(name: string): boolean {
    return known.has(name)
  }

  /** Throws what is missing; see `prepareParts.ts`. `first` runs before any of it is prepared. */
  check(first?: () => Promise<void>): void {
    const missing = this.#missing
    if (missing.length === 0) return
    throw new NeedsParts(async () => {
      await first?.()
      await prepareAll(missing)
    })
  }
}
