/**
 * Undo and redo as lists of small patches. What is the same object in both drafts is not looked at,
 * so that an edit costs what it changed; things with ids are told apart by them, so that a moved
 * question is one removal and one insertion (rule E2).
 */
import { type Definition, definitionSchema } from '#schemas/definition.ts'
import type { Patch } from '#schemas/device.ts'

import { entryOf } from '#src/engine/entry.ts'
import { isObject, type Json, type JsonObject, patched } from './patching.ts'
import { isSame } from './sameness.ts'
import { keptInOrder } from './sequence.ts'

/** The patches from one draft to the other and back. */
export function diffDefinitions(
  before: Definition,
  after: Definition,
): { undo: Patch[]; redo: Patch[] } {
  return { undo: patchesBetween(after, before), redo: patchesBetween(before, after) }
}

/** Throws if the patches were not made for this draft. */
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
    const was = entryOf(before, key)
    if (was === undefined) patches.push({ path: [...path, key], value })
    else collect(was, value, [...path, key], patches)
  }
}

/** Lists of things with ids are matched by id; any other list is replaced as a whole. */
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

/** Nothing came, went or moved: nearly always, and told without looking for what did. */
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

/** Null unless every item has an id of its own. */
function idsOf(list: readonly Json[]): string[] | null {
  const ids = list.flatMap((item) => (isObject(item) && typeof item.id === 'string' ? item.id : []))
  return ids.length === list.length && new Set(ids).size === ids.length ? ids : null
}
