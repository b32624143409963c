import { excerpt } from './excerpt.ts'

/** From the whole of a file down to a part of it. */
export type JsonPath = readonly PropertyKey[]

/** `sections[0].questions[2].min`, which people and editors can follow; empty for the whole. */
export function jsonPath(path: JsonPath): string {
  return path.map(stepTo).join('').replace(/^\./, '')
}

function stepTo(key: PropertyKey): string {
  if (typeof key === 'number') return `[${key}]`
  const name = String(key)
  return /^[\w$-]+$/.test(name) ? `.${excerpt(name)}` : `[${JSON.stringify(excerpt(name))}]`
}
