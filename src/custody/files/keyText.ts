/** Primary keys as strings that are equal if the keys are. */
import type { BackupStore } from '#schemas/files/backup.ts'
import { KEY_FIELDS } from '#schemas/files/storedRecords.ts'

/** The key of a record; null if it has no valid one. */
export function keyText(store: BackupStore, raw: unknown): string | null {
  const fields = KEY_FIELDS[store]
  const parts = fields.map((field) =>
    typeof raw === 'object' && raw !== null ? textOf(Reflect.get(raw, field)) : null,
  )
  return parts.includes(null) ? null : parts.join(' ')
}

function textOf(key: unknown): string | null {
  if (typeof key === 'string') return JSON.stringify(key)
  if (typeof key === 'number') return Number.isNaN(key) ? null : String(key)
  if (key instanceof Date) return Number.isNaN(key.getTime()) ? null : `date ${key.getTime()}`
  if (key instanceof ArrayBuffer) return `bytes ${new Uint8Array(key).join()}`
  if (key instanceof Uint8Array) return `bytes ${key.join()}`
  if (!Array.isArray(key) || key.length > MAX_PARTS) return null
  const parts = key.map(textOf)
  return parts.includes(null) ? null : `[${parts.join()}]`
}

/** Keys can be nested; no legitimate key has more parts. */
const MAX_PARTS = 100
