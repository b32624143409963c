import { formatsIn, type PluralForms, pluralsIn } from '#src/wording/candidate/formats.ts'

type Category = 'one' | 'two' | 'other'
export type Forms = PluralForms<Category>

export const formats = formatsIn('he')
/** One and two are said in words. */
export const write = { ...formats, ...pluralsIn<Category>('he', ['one', 'two']) }

export const characters: Forms = { one: 'תו אחד', two: 'שני תווים', other: 'תווים' }
export const files: Forms = { one: 'קובץ אחד', two: 'שני קבצים', other: 'קבצים' }
export const options: Forms = { one: 'אפשרות אחת', two: 'שתי אפשרויות', other: 'אפשרויות' }
export const seconds: Forms = { one: 'שנייה אחת', two: 'שתי שניות', other: 'שניות' }
export const minutes: Forms = { one: 'דקה אחת', two: 'שתי דקות', other: 'דקות' }
