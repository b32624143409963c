import { defineUnanswerableKind } from './kind.ts'

/** Text only. */
export const statement = defineUnanswerableKind('statement')
