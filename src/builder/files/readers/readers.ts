import { BACKUP_FILE } from '#schemas/files/backup.ts'
import { looksLikeBlackboard, readBlackboard } from '#src/builder/files/cells/blackboard.ts'
import { readCells } from '#src/builder/files/cells/readCells.ts'
import { anyRows, rowsIn, tableOf } from '#src/builder/files/cells/table.ts'
import { readAssessmentFile } from '#src/builder/files/json/readAssessmentFile.ts'
import { looksLikeGift } from '#src/builder/files/gift/looksLikeGift.ts'
import { readGift } from '#src/builder/files/gift/readGift.ts'
import { readQuiz } from '#src/builder/files/quiz/readQuiz.ts'

import { readWord } from '#src/builder/files/word/readWord.ts'
import { readWorkbook } from '#src/builder/files/workbook/readWorkbook.ts'
import { XLSX_TYPE } from '#src/storage/tables/xlsxParts.ts'

import { hasEntry } from './fileBytes.ts'
import { OTHER_FILES } from './otherFiles.ts'
import { OTHER_TEXTS } from './otherTexts.ts'
import type { Reader } from './reader.ts'
import { beginsLikeJson, isAssessment } from './source.ts'

const HOW = 'It can’t be read here. Paste the questions as text, as spreadsheet rows or in GIFT.'

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const savedAssessment = { accept: ['.json', 'application/json'], read: readAssessmentFile } as const

/**
 * Every format that is recognised in pasted text or in a file, read or not. The first row that
 * recognises a text counts, so a format stands before those whose texts it could be taken for.
 */
export const READERS = [
  {
    name: 'backup',
    recognises: ({ text }) => text.slice(0, 200).includes(`"kind":"${BACKUP_FILE}"`),
    noQuestions: {
      title: 'This is a backup of everything',
      text: 'Open it on the data page.',
    },
    noAssessment: 'it is a backup of everything: open it on the data page',
    opensIn: 'dataPage',
  },
  {
    // Recognises an empty file too. The reader of assessments says where the JSON is wrong.
    name: 'invalidJson',
    recognises: ({ trimmed, json }) => json === null && /^(?:\[(?!\[)|\{(?!\\rtf)|$)/.test(trimmed),
    assessment: savedAssessment,
  },
  {
    name: 'workbook',
    recognises: () => false,
    // Even a damaged one.
    recognisesBytes: (file) => hasEntry(file, /^xl\//) && !hasEntry(file, /^xl\/workbook\.bin$/),
    sheets: {
      inSentence: 'Excel workbooks',
      accept: ['.xlsx', XLSX_TYPE],
      read: (bytes) => readWorkbook(new Uint8Array(bytes)),
    },
    noAssessment: 'it is a spreadsheet',
    opensIn: 'pastedQuestions',
  },
  {
    name: 'word',
    recognises: () => false,
    recognisesBytes: (file) => hasEntry(file, /^word\//),
    sheets: {
      inSentence: 'Word documents',
      accept: ['.docx', DOCX_TYPE],
      read: (bytes) => readWord(new Uint8Array(bytes)),
    },
    noAssessment: 'it is a Word document',
    opensIn: 'pastedQuestions',
  },
  ...OTHER_FILES,
  {
    name: 'assessment',
    recognises: isAssessment,
    noQuestions: {
      title: 'This is a saved assessment',
      text: 'Create an assessment, and start with “A saved assessment”.',
    },
    assessment: savedAssessment,
    opensIn: 'newAssessment',
  },
  ...OTHER_TEXTS,
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
    noAssessment: 'it is text, not a saved assessment',
    opensIn: 'pastedQuestions',
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
