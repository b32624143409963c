import { formatsIn, type PluralForms, pluralsIn } from '#src/wording/candidate/formats.ts'

type Category = 'one' | 'other'
export type Forms = PluralForms<Category>

export const formats = formatsIn('fr')
export const write = { ...formats, ...pluralsIn<Category>('fr') }

export const characters = { one: 'caractère', other: 'caractères' }
export const files = { one: 'fichier', other: 'fichiers' }

/** « Texte »: a line never breaks beside the marks. */
export function quoted(text: string): string {
  return `«\u00a0${text}\u00a0»`
}
