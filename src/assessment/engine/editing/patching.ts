import type { Patch } from '#schemas/records/history.ts'

export type Json = NonNullable<Patch['value']> | null
export type JsonObject = { [key: string]: Json }

/** Whatever is not on the path keeps its identity. Throws if the path doesn't exist. */
export function patched(json: Json, patch: Patch, depth: number): Json {
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
export function isObject(json: Json): json is JsonObject {
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
