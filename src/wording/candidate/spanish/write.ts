import { formatsIn, type PluralForms, pluralsIn } from '#src/wording/candidate/formats.ts'

type Category = 'one' | 'other'
export type Forms = PluralForms<Category>

export const formats = formatsIn('es')
export const write = { ...formats, ...pluralsIn<Category>('es') }

export const characters = { one: 'carácter', other: 'caracteres' }
export const files = { one: 'archivo', other: 'archivos' }
