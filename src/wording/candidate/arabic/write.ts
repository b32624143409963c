import { formatsIn, type PluralForms, pluralsIn } from '#src/wording/candidate/formats.ts'

/** 0, 1, 2, 3 to 10, 11 to 99, and from 100 on by the last two digits. */
type Category = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
export type Forms = PluralForms<Category>

export const formats = formatsIn('ar')
/** One and two are said by the noun alone. */
export const write = { ...formats, ...pluralsIn<Category>('ar', ['one', 'two']) }

/** As they are after a preposition. After a verb, one of them has another ending: `asObject`. */
/** What somebody is asked to enter, choose or add: both words of *one* have the ending. */
export function asObject(forms: Forms): Forms {
  return { ...forms, one: forms.one.replace(/\S+/g, '$&ًا') }
}

export const characters: Forms = {
  zero: 'حرف',
  one: 'حرف واحد',
  two: 'حرفين',
  few: 'أحرف',
  many: 'حرفًا',
  other: 'حرف',
}
export const files: Forms = {
  zero: 'ملف',
  one: 'ملف واحد',
  two: 'ملفين',
  few: 'ملفات',
  many: 'ملفًا',
  other: 'ملف',
}
export const options: Forms = {
  zero: 'خيار',
  one: 'خيار واحد',
  two: 'خيارين',
  few: 'خيارات',
  many: 'خيارًا',
  other: 'خيار',
}
export const seconds: Forms = {
  zero: 'ثانية',
  one: 'ثانية واحدة',
  two: 'ثانيتين',
  few: 'ثوانٍ',
  many: 'ثانية',
  other: 'ثانية',
}
export const minutes: Forms = {
  zero: 'دقيقة',
  one: 'دقيقة واحدة',
  two: 'دقيقتين',
  few: 'دقائق',
  many: 'دقيقة',
  other: 'دقيقة',
}
