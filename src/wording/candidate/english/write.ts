import { formatsIn } from '#src/wording/candidate/formats.ts'

export const write = formatsIn('en')

export const characters = { one: 'character', other: 'characters' }
export const files = { one: 'file', other: 'files' }
