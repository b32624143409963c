import { formatsIn, type PluralForms, pluralsIn } from '#src/wording/candidate/formats.ts'

type Category = 'one' | 'other'
export type Forms = PluralForms<Category>

export const formats = formatsIn('en')
export const write = { ...formats, ...pluralsIn<Category>('en') }

export const characters = { one: 'character', other: 'characters' }
export const files = { one: 'file', other: 'files' }
