/**
 * The generations of the rules by which short texts are compared (engine rule C16). A definition
 * without a number has the first, and keeps it: what an answer meant never changes afterwards.
 */

import * as z from 'zod/mini'

/** The newest one, which every version gets when it is published. */
export const TEXT_RULES = 2

export const textRulesSchema = z.literal(TEXT_RULES)
export type TextRules = z.infer<typeof textRulesSchema> | undefined
