import type { Reader } from './reader.ts'

export const AS_SEEN = 'Open it as people see it, copy its questions and paste them.'
export const COPY_TEXT = 'Open it, copy its text and paste it.'
export const SAVE_AS_DOCX = 'Save it as .docx and open that file, or copy its text and paste it.'
export const GIFT_FROM_MOODLE = 'export the questions in GIFT format, and open that file.'
export const QTI =
  'Open the quiz in the program that it comes from, copy its questions and paste them.'

/** What a row says of a format that is recognised and not read. `what`: “a PDF file”. */
export function unread(
  what: string,
  way: string,
): Required<Pick<Reader, 'noQuestions' | 'noAssessment' | 'opensIn'>> {
  return {
    noQuestions: { title: `This looks like ${what}`, text: `It can’t be read here. ${way}` },
    noAssessment: `it looks like ${what}, not a saved assessment`,
    opensIn: 'pastedQuestions',
  }
}
