/** What a file has in another way than it was computed again. */
import { type JsonPath, jsonPath } from '#src/storage/json/jsonPath.ts'

export interface Difference {
  /** In the file: `responses[0].attempts[0].score.points`. */
  place: string
  /** What it is about: the reference of the candidate, and ids of questions. */
  about: string
  /** Undefined, which JSON leaves out, if the file has nothing there. */
  stored: unknown
  recomputed: unknown
}

/** Numbers are rounded to 15 digits, and figures computed from rounded ones. */
const ROUNDING = 1e-9

/**
 * Compares everything that `recomputed` has with the file. `rounding` is how far numbers may differ, as
 * a share of the larger one where that is above 1.
 */
export function differencesIn(
  stored: unknown,
  recomputed: unknown,
  {
    path,
    about,
    rounding = ROUNDING,
  }: { path: JsonPath; about: readonly string[]; rounding?: number },
): Difference[] {
  const below = (key: string | number, of: unknown) =>
    differencesIn(memberOf(stored, key), memberOf(recomputed, key), {
      path: [...path, key],
      about: [...about, ...idsIn(of)],
      rounding,
    })
  if (Array.isArray(recomputed)) {
    if (Array.isArray(stored)) {
      const longer = stored.length > recomputed.length ? stored : recomputed
      return longer.flatMap((each, at) => below(at, recomputed[at] ?? each))
    }
  } else if (typeof recomputed === 'object' && recomputed !== null) {
    if (typeof stored === 'object' && stored !== null) {
      return Object.keys(recomputed).flatMap((key) => below(key, null))
    }
  } else if (isSame(stored, recomputed, rounding)) return []
  return [{ place: jsonPath(path), about: about.join(', '), stored, recomputed }]
}

function isSame(stored: unknown, recomputed: unknown, rounding: number): boolean {
  if (typeof stored !== 'number' || typeof recomputed !== 'number') return stored === recomputed
  return Math.abs(stored - recomputed) <= rounding * Math.max(1, Math.abs(recomputed))
}

function memberOf(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined
}

/** Of what a member of a list is about. */
function idsIn(member: unknown): string[] {
  const ids = ['questionId', 'calculatedId', 'optionId', 'id'].map((name) => memberOf(member, name))
  return ids.filter((id) => typeof id === 'string')
}
