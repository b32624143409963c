import { numberMarks } from './formats.ts'

/** Whether it would be a number but for the decimal mark of another language: "7,5". */
export function hasOtherMark(given: string, language: string): boolean {
  const { decimal, group } = numberMarks(language)
  return new RegExp(`^[+-]?\\d+\\${group}\\d+$`).test(plainDigits(given)) && decimal !== group
}

/** Arabic and Persian digits as 0 to 9, using the last four bits of their code points. */
export function plainDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}
