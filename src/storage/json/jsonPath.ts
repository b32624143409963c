import { excerpt } from './excerpt.ts'

/** From the root of a file to a part of it. */
export type JsonPath = readonly PropertyKey[]

/** `sections[0].questions[2].min`, readable by people and editors; empty for the root. */
export function jsonPath(path: JsonPath): string {
  return path.map(stepTo).join('').replace(/^\./, '')
}

function stepTo(key: PropertyKey): string {
  if (typeof key === 'number') return `[${key}]`
  const name = String(key)
  return /^[\w$-]+$/.test(name) ? `.${excerpt(name)}` : `[${JSON.stringify(excerpt(name))}]`
}
