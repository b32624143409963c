import { formatsIn, type PluralForms, pluralsIn } from '#src/wording/candidate/formats.ts'

type Category = 'one' | 'other'
export type Forms = PluralForms<Category>

export const formats = formatsIn('de')
export const write = { ...formats, ...pluralsIn<Category>('de') }

export const characters = { one: 'Zeichen', other: 'Zeichen' }
export const files = { one: 'Datei', other: 'Dateien' }
