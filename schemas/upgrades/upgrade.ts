/**
 * How records stored by an older TalentFlow are read. Every kind of record and file has a format in
 * `schemas/base.ts`, and a file here with one step from each format to the next. Reading applies
 * the steps, so schemas only need to know the current format. The upgraded record is stored with
 * its next regular write, never by reading alone: other tabs, or a rolled-back app, then see no
 * change that nobody made.
 *
 * - A step is pure and accepts whatever an older record may contain, so it checks before it
 * converts. It leaves alone what it can't interpret, and the schema then reports the record as
 * damaged.
 *
 * - A step never changes once it is released: records have been through it and were written back.
 *
 * - Database indexes see what is stored, not the result of a step. A step that changes an indexed
 * field (`src/storage/core/layout.ts`) becomes visible to queries on that index only after the record is
 * written. Leave indexed fields as they are, and store the changed value under a new name.
 *
 * - Nested values with a format of their own (`parts`) go through their own steps. A step of the
 * outer record must not look inside them.
 */

/** All that is known about an older record is that it is an object. */
export type OldRecord = { readonly [field: string]: unknown }

/** Converts one format to the next. `upgrade` sets `format` itself. */
export type Step = (record: OldRecord) => OldRecord

/** One item per step up to the current format; none for format 1. */
export type OnePerStep<Item, Format extends number, Items extends readonly Item[] = readonly []> = [
  ...Items,
  Item,
]['length'] extends Format
  ? Items
  : OnePerStep<Item, Format, readonly [...Items, Item]>

export interface Upgrades {
  /** The current format, used for reading and writing. */
  readonly format: number
  /** From 1 to 2, from 2 to 3 and so on. */
  readonly steps: readonly Step[]
  /** Records of this kind had no `format` at first. Those without one are format 1. */
  readonly isUnmarked?: true
  /** Fields that contain values with a format of their own. */
  readonly parts?: { readonly [field: string]: Upgrades }
}

/** For a kind whose current format is known: a missing step does not compile. */
export interface UpgradesTo<Format extends number> extends Upgrades {
  readonly format: Format
  readonly steps: OnePerStep<Step, Format>
}

/**
 * `raw` in the current format; returned unchanged if it already has it. Newer records, and those
 * without a format, are returned as they are.
 */
export function upgrade(kind: Upgrades, raw: unknown): unknown {
  if (!isRecord(raw)) return raw
  const format = formatOf(kind, raw)
  if (format === null || format > kind.format) return raw
  let record = raw
  for (let next = format; next < kind.format; next += 1) {
    const step = kind.steps[next - 1]
    record = { ...step?.(record), format: next + 1 }
  }
  for (const [field, part] of Object.entries(kind.parts ?? {})) {
    const upgraded = upgrade(part, record[field])
    if (upgraded !== record[field]) record = { ...record, [field]: upgraded }
  }
  return record
}

/**
 * If the record or one of its parts was written by a newer TalentFlow: where, and the format that
 * this one supports. Null if not.
 */
export function findNewer(kind: Upgrades, raw: unknown): Newer | null {
  if (!isRecord(raw)) return null
  const format = formatOf(kind, raw)
  if (format !== null && format > kind.format) return { path: ['format'], reads: kind.format }
  for (const [field, part] of Object.entries(kind.parts ?? {})) {
    const newer = findNewer(part, raw[field])
    if (newer !== null) return { ...newer, path: [field, ...newer.path] }
  }
  return null
}

export interface Newer {
  readonly path: readonly string[]
  readonly reads: number
}

/** Null if it is not a format that was ever written. */
function formatOf({ isUnmarked }: Upgrades, { format }: OldRecord): number | null {
  if (format === undefined && isUnmarked) return 1
  return typeof format === 'number' && Number.isInteger(format) && format >= 1 ? format : null
}

function isRecord(raw: unknown): raw is OldRecord {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}
