import type { Result } from '#schemas/result.ts'
import { BACKUP_FILE } from '#schemas/files/backup.ts'
import { looksLikeBlackboard, readBlackboard } from '#src/builder/files/cells/blackboard.ts'
import { readCells } from '#src/builder/files/cells/readCells.ts'
import { anyRows, rowsIn, tableOf } from '#src/builder/files/cells/table.ts'
import { readAssessmentFile } from '#src/builder/files/json/readAssessmentFile.ts'
import { looksLikeGift } from '#src/builder/files/gift/looksLikeGift.ts'
import { readGift } from '#src/builder/files/gift/readGift.ts'
import { readQuiz } from '#src/builder/files/quiz/readQuiz.ts'

import { readWorkbook } from '#src/builder/files/workbook/readWorkbook.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'
import { XLSX_TYPE } from '#src/storage/tables/xlsxParts.ts'

import { hasPassword, isOldOffice, isOpenDocument, isWorkbook } from './binaries.ts'
import type { Reader } from './reader.ts'
import {
  beginsLikeJson,
  isAssessment,
  isBinaryFile,
  isBinaryText,
  isSurveyJs,
  rootName,
} from './source.ts'

const HOW = 'It can’t be read here. Paste the questions as text, as spreadsheet rows or in GIFT.'

const NO_ASSESSMENT_IN_SHEET =
  'it is a spreadsheet: start with “Pasted questions” and open it there'

function refused(error: string): Result<never, string> {
  return { ok: false, error }
}

const savedAssessment = { accept: ['.json', 'application/json'], read: readAssessmentFile } as const

/**
 * Every format that is recognised in pasted text or in a file, read or not. The first row that
 * recognises a text counts, so a format stands before those whose texts it could be taken for.
 */
export const READERS = [
  {
    name: 'backup',
    recognises: ({ text }) => text.slice(0, 200).includes(`"kind":"${BACKUP_FILE}"`),
    noAssessment: 'it is a backup of everything: open it on the data page',
  },
  {
    // Recognises an empty file too. The reader of assessments says where the JSON is wrong.
    name: 'invalidJson',
    recognises: ({ trimmed, json }) => json === null && /^(?:\[|\{(?!\\rtf)|$)/.test(trimmed),
    assessment: savedAssessment,
  },
  {
    name: 'workbook',
    recognises: () => false,
    recognisesBytes: isWorkbook,
    sheets: { accept: ['.xlsx', XLSX_TYPE], read: (bytes) => readWorkbook(new Uint8Array(bytes)) },
    noAssessment: NO_ASSESSMENT_IN_SHEET,
  },
  {
    name: 'openDocument',
    recognises: () => false,
    recognisesBytes: isOpenDocument,
    sheets: { accept: [], read: () => refused(staffWords.workbook.openDocument) },
    noAssessment: NO_ASSESSMENT_IN_SHEET,
  },
  {
    name: 'oldOffice',
    recognises: () => false,
    recognisesBytes: isOldOffice,
    sheets: {
      accept: [],
      read: (bytes) =>
        refused(hasPassword(bytes) ? staffWords.workbook.password : staffWords.workbook.oldOffice),
    },
    noAssessment: NO_ASSESSMENT_IN_SHEET,
  },
  {
    name: 'binary',
    recognises: ({ raw, text }) => isBinaryText(raw) || isBinaryText(text),
    recognisesBytes: isBinaryFile,
    noQuestions: {
      title: 'This is not text',
      text: 'It looks like a Word, Excel or PDF file. Open the file, then copy its text.',
    },
    noAssessment: 'it is not a text file: TalentFlow saves assessments as .json',
  },
  {
    name: 'rtf',
    recognises: ({ trimmed }) => trimmed.startsWith('{\\rtf'),
    noQuestions: {
      title: 'This looks like the source of a rich text file (RTF)',
      text: 'Open the file in a word processor, then copy its text.',
    },
    noAssessment: 'it is a Rich Text document: start with “Pasted questions” and paste its text',
  },
  {
    name: 'assessment',
    recognises: ({ json }) => isAssessment(json),
    noQuestions: {
      title: 'This is a saved assessment',
      text: 'Create an assessment, and start with “A saved assessment”.',
    },
    assessment: savedAssessment,
  },
  {
    name: 'surveyJs',
    recognises: ({ json }) => isSurveyJs(json),
    noQuestions: { title: 'This looks like a SurveyJS form in JSON', text: HOW },
    noAssessment: 'it is a form of SurveyJS, which TalentFlow does not read',
  },
  {
    name: 'json',
    recognises: ({ json }) => json !== null,
    noQuestions: { title: 'This looks like JSON', text: HOW },
    // Says what an assessment must have.
    assessment: savedAssessment,
  },
  {
    name: 'brokenJson',
    recognises: beginsLikeJson,
    noQuestions: { title: 'This looks like part of a JSON file', text: HOW },
  },
  {
    name: 'moodleXml',
    recognises: (source) => rootName(source) === 'quiz',
    noQuestions: {
      title: 'This looks like Moodle XML',
      text: 'It can’t be read here. Export the questions from Moodle in GIFT format instead.',
    },
    noAssessment:
      'it is Moodle XML, which TalentFlow does not read: export the quiz as GIFT and paste it',
  },
  {
    name: 'qti',
    recognises: (source) =>
      /^(?:questestinterop|assessmentitem|assessmenttest|manifest)$/.test(rootName(source) ?? ''),
    noQuestions: { title: 'This looks like QTI', text: HOW },
    noAssessment: 'it is a QTI file, which TalentFlow does not read',
  },
  {
    name: 'html',
    recognises: (source) => {
      const name = rootName(source)
      return name === 'html' || (name !== null && /^<!doctype html/i.test(source.trimmed))
    },
    noQuestions: {
      title: 'This looks like the source of a web page',
      text: 'Open the page, then copy the questions from it.',
    },
    noAssessment: 'it is a web page',
  },
  {
    name: 'xml',
    recognises: (source) => rootName(source) !== null && /^<\?xml/i.test(source.trimmed),
    noQuestions: { title: 'This looks like XML', text: HOW },
    noAssessment: 'it is an XML file',
  },
  {
    name: 'text2qti',
    recognises: ({ text }) =>
      /^(?:Quiz title|Title):/m.test(text) &&
      /^(?:=\s{2,}|\*[a-z]\)\s|[a-z]\)\s{2,}|\[[ *]\] |\.\.\. |_{4}$)/m.test(text),
    noQuestions: {
      title: 'This looks like text2qti',
      text: 'It can’t be read here. Write correct options as *a) and answers as “Answer: …”, without titles and feedback.',
    },
  },
  {
    name: 'gift',
    recognises: ({ text }) => looksLikeGift(text),
    questions: { label: 'GIFT', inSentence: 'GIFT', accept: ['.gift'], read: readGift },
  },
  {
    name: 'blackboard',
    recognises: ({ text }) => looksLikeBlackboard(text),
    questions: {
      label: 'Blackboard rows',
      inSentence: null,
      accept: ['.txt'],
      read: (text) => ({ ...readBlackboard(text), notes: [] }),
    },
  },
  {
    name: 'cells',
    recognises: ({ text }) => rowsIn(text) !== null,
    questions: {
      label: 'Spreadsheet rows',
      inSentence: 'spreadsheet rows',
      accept: ['.csv', '.tsv', '.tab', 'text/csv'],
      read: (text, { uses, hasHeader }) => readCells(tableOf(anyRows(text), hasHeader), uses),
    },
  },
  {
    name: 'quiz',
    recognises: () => true,
    questions: {
      label: 'Quiz text',
      inSentence: null,
      accept: ['.txt', '.md', 'text/plain', 'text/markdown'],
      read: (text) => ({ ...readQuiz(text), notes: [] }),
    },
    noAssessment: 'it is text without a saved assessment: start with “Pasted questions” instead',
  },
] as const satisfies readonly Reader[]

/** The rows for pasted text. */
export const PASTED = READERS.filter((row) => 'questions' in row || 'noQuestions' in row)

/** The rows for a file that an assessment is to be read from. */
export const OPENED = READERS.filter((row) => 'assessment' in row || 'noAssessment' in row)

/** The formats that questions are read from. */
export const QUESTION_READERS = PASTED.filter((row) => 'questions' in row)
export type PastedFormat = (typeof QUESTION_READERS)[number]['name']

/** The formats of files that are not text, but have sheets with questions. */
export const SHEET_READERS = READERS.filter((row) => 'sheets' in row)

/** Endings and media types for the file picker, wherever a text with questions is opened. */
export const QUESTION_FILES = [
  ...new Set([
    ...QUESTION_READERS.flatMap(({ questions }) => questions.accept),
    ...SHEET_READERS.flatMap(({ sheets }) => sheets.accept),
  ]),
].join(',')

/** The readers of files where an assessment is opened. */
export const ASSESSMENT_FILES = [
  ...new Set(OPENED.flatMap((row) => ('assessment' in row ? row.assessment.accept : []))),
].join(',')
