import { done, failed, type Result } from '#schemas/result.ts'

import { brokenJson, placeIn } from './brokenJson.ts'
import { excerpt } from './excerpt.ts'
import { inexactNumber } from './inexactNumber.ts'
import { jsonPath } from './jsonPath.ts'
import { FILE_LIMITS, isLonger, type TextLimits } from './limits.ts'
import { measure } from './measure.ts'
import { repeatedName } from './repeatedName.ts'
import type { Problem, Unreadable } from './unreadableFile.ts'

type Place = { line: number; column: number }

/**
 * Parsed JSON that is small and shallow enough for a recursive schema, has no duplicate keys and no
 * rounded number. `within` is the location of the text itself, and precedes every path in it.
 */
export function readJson(
  text: string,
  {
    limits = FILE_LIMITS,
    placeWords = ({ line, column }) => `line ${line}, column ${column}`,
    within = '',
  }: { limits?: TextLimits; placeWords?: (place: Place) => string; within?: string } = {},
): Result<unknown, Unreadable> {
  const refused = ({ path, why }: Problem) => {
    const where = [within, jsonPath(path)].filter(Boolean).join(', ')
    return failed({ kind: 'unreadable' as const, where, why })
  }
  if (isLonger(text, limits.bytes)) {
    return refused({ path: [], why: `it is larger than ${limits.bytes / 1024 / 1024} MB` })
  }
  const json = text.replace(/^\uFEFF/, '')
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    if (json.trim() === '') return refused({ path: [], why: 'it is empty' })
    if (isOtherEncoding(json)) return refused({ path: [], why: NOT_UTF_8 })
    const broken = brokenJson(json)
    const why = `it is not valid JSON: ${broken.why}`
    return failed({ kind: 'unreadable', where: placeWords(broken), why })
  }
  const problem = measure(value, limits)
  if (problem !== null) return refused(problem)
  const inexact = inexactNumber(json)
  if (inexact !== null) {
    const { position, written, kept } = inexact
    const why = kept.endsWith('Infinity')
      ? `the number ${excerpt(written)} is too large`
      : `the number ${excerpt(written)} can’t be kept exactly and would become ${kept}: use at most 15 digits`
    return failed({ kind: 'unreadable', where: placeWords(placeIn(json, position)), why })
  }
  const repeated = repeatedName(json, limits.depth)
  if (repeated === null) return done(value)
  const { position, path, name } = repeated
  const where = `${placeWords(placeIn(json, position))}, ${jsonPath([...path, name])}`
  const why = `the name “${excerpt(name)}” is given twice in the same object: remove one of the two`
  return failed({ kind: 'unreadable', where, why })
}

/** The message for bytes that can't be decoded. */
export const NOT_UTF_8 = 'it is not text in UTF-8: save it in that encoding'

/** UTF-16: every second character is NUL, starting with the first. */
function isOtherEncoding(text: string): boolean {
  return /^(?:[^\0]\0){2}|^(?:\0[^\0]){2}/.test(text)
}
