import type * as z from 'zod/mini'

/**
 * A check of what was typed, with words of its own if it needs any. Like `z.refine`, whose code would
 * be part of the candidate's address.
 */
export function valid<T>(
  isValid: (typed: T) => boolean,
  words?: (typed: T) => string,
): z.core.CheckFn<T> {
  return ({ value, issues }) => {
    if (isValid(value)) return
    issues.push({ code: 'custom', input: value, ...(words && { message: words(value) }) })
  }
}
