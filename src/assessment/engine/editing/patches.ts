/**
 * Undo and redo as lists of small patches. Identical objects in both drafts are skipped, so the
 * cost depends on what changed. List items with ids are matched by id, so moving a question is one
 * removal and one insertion (rule E2).
 */

import { type Definition, definitionSchema } from '#schemas/definition.ts'
import type { Patch } from '#schemas/records/history.ts'
import { getOwn } from '#src/assessment/engine/getOwn.ts'

import { isSame } from './sameness.ts'
import { keptInOrder } from './sequence.ts'

/** The patches from one draft to the other, and back. */
export function diffDefinitions(
  before: Definition,
  after: Definition,
): { undo: Patch[]; redo: Patch[] } {
  return { undo: patchesBetween(after, before), redo: patchesBetween(before, after) }
}

/** Throws if the patches don't belong to this draft. */
export function applyPatches(definition: Definition, patches: readonly Patch[]): Definition {
  const result = patches.reduce<Json>((json, patch) => patched(json, patch, 0), definition)
  if (!isDefinition(result)) throw new Error('These patches were made for another draft')
  return result
}

function isDefinition(json: unknown): json is Definition {
  return definitionSchema.safeParse(json).success
}

function patchesBetween(before: Definition, after: Definition): Patch[] {
  const patches: Patch[] = []
  collect(before, after, [], patches)
  return patches
}

function collect(before: Json, after: Json, path: Patch['path'], patches: Patch[]): void {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after)) collectList(before, after, path, patches)
  else if (isObject(before) && isObject(after)) collectObject(before, after, path, patches)
  else patches.push({ path, value: after })
}

function collectObject(
  before: JsonObject,
  after: JsonObject,
  path: Patch['path'],
  patches: Patch[],
): void {
  for (const key of Object.keys(before))
    if (!Object.hasOwn(after, key)) patches.push({ path: [...path, key] })
  for (const [key, value] of Object.entries(after)) {
    const was = getOwn(before, key)
    if (was === undefined) patches.push({ path: [...path, key], value })
    else collect(was, value, [...path, key], patches)
  }
}

/** Lists of items with ids are matched by id; any other list is replaced as a whole. */
function collectList(before: Json[], after: Json[], path: Patch['path'], patches: Patch[]): void {
  if (hasSameIds(before, after)) {
    after.forEach((item, place) => {
      const was = before[place]
      if (was !== undefined && was !== item) collect(was, item, [...path, place], patches)
    })
    return
  }
  const idsBefore = idsOf(before)
  const idsAfter = idsOf(after)
  if (idsBefore === null || idsAfter === null) {
    if (!isSame(before, after)) patches.push({ path, value: after })
    return
  }
  const kept = keptInOrder(idsBefore, idsAfter)
  for (let place = idsBefore.length - 1; place >= 0; place--) {
    if (!kept.has(idsBefore[place] ?? '')) patches.push({ path: [...path, place] })
  }
  const wasById = new Map(before.map((item, place) => [idsBefore[place], item]))
  after.forEach((item, place) => {
    const id = idsAfter[place] ?? ''
    const was = wasById.get(id)
    if (was !== undefined && kept.has(id)) collect(was, item, [...path, place], patches)
    else patches.push({ path: [...path, place], value: item, insert: true })
  })
}

/** No item was added, removed or moved. This is the common case, and cheap to detect. */
function hasSameIds(before: Json[], after: Json[]): boolean {
  return (
    before.length === after.length &&
    before.every((was, place) => {
      const item = after[place]
      if (item === undefined || item === was) return item === was
      return isObject(was) && isObject(item) && typeof was.id === 'string' && was.id === item.id
    })
  )
}

/** Null unless every item has a unique id. */
function idsOf(list: readonly Json[]): string[] | null {
  const ids = list.flatMap((item) => (isObject(item) && typeof item.id === 'string' ? item.id : []))
  return ids.length === list.length && new Set(ids).size === ids.length ? ids : null
}

type Json = NonNullable<Patch['value']> | null
type JsonObject = { [key: string]: Json }

/** Whatever is not on the path keeps its identity. Throws if the path doesn't exist. */
function patched(json: Json, patch: Patch, depth: number): Json {
  const step = patch.path[depth]
  if (step === undefined) return patch.value ?? null
  const isLast = depth === patch.path.length - 1
  if (Array.isArray(json) && typeof step === 'number') {
    return isLast ? patchedList(json, step, patch) : withItem(json, step, patch, depth)
  }
  if (isObject(json) && typeof step === 'string') {
    const { [step]: was, ...others } = json
    if (isLast) return patch.value === undefined ? others : { ...json, [step]: patch.value }
    if (was !== undefined) return { ...json, [step]: patched(was, patch, depth + 1) }
  }
  throw new Error(`A patch leads nowhere: ${patch.path.join('.')}`)
}

/** Neither a list nor null. */
function isObject(json: Json): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

function patchedList(list: readonly Json[], place: number, { value, insert }: Patch): Json[] {
  const after = list.slice(place + (insert ? 0 : 1))
  return [...list.slice(0, place), ...(value === undefined ? [] : [value]), ...after]
}

function withItem(list: readonly Json[], place: number, patch: Patch, depth: number): Json[] {
  const item = list[place]
  if (item === undefined) throw new Error(`A patch leads nowhere: ${patch.path.join('.')}`)
  return list.map((each, i) => (i === place ? patched(item, patch, depth + 1) : each))
}
