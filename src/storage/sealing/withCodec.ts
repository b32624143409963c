/** Opens and seals whole records by the codec of their kind. */
import type { Codec } from './codecs.ts'
import { openKeys } from './openKeys.ts'
import { Parts } from './sealedParts.ts'

/** Both functions throw `NeedsParts` if parts are not ready. */
export interface SealedParts<T> {
  /** Stored values, in order. What does not open lacks its parts, and its schema rejects it. */
  openAll(raws: readonly unknown[]): unknown[]
  /** Records to be stored, in order; as they are while protection is off. */
  sealAll(records: readonly T[]): unknown[]
}

export function withCodec<T>(codec: Codec<T>): SealedParts<T> {
  return {
    openAll(raws) {
      const keys = openKeys()
      if (keys === null) return [...raws]
      const parts = new Parts()
      const opened = raws.map((raw) => (isRaw(raw) ? codec.open(raw, parts, keys) : raw))
      parts.check()
      return opened
    },
    sealAll(records) {
      const keys = openKeys()
      if (!keys?.seals) return [...records]
      const parts = new Parts()
      const sealed = records.map((record) => codec.seal(record, parts, keys))
      parts.check(keys.requireStored)
      return sealed
    },
  }
}

function isRaw(value: unknown): value is { readonly [field: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
