import { listText, numberText, sizeText } from '#src/wording/candidate/formats.ts'

type TooMuch = { what: 'characters' | 'lines' | 'bytes'; limit: number; met: number }

const HOW = 'It can’t be read here. Paste the questions as text, as spreadsheet rows or in GIFT.'

/** Messages about pasted text as a whole. */
export const pasting = {
  /** For text that exceeds a field's limits. */
  tooMuch: ({ what, limit, met }: TooMuch) =>
    what === 'bytes'
      ? `Nothing was added: the file is ${sizeText(met)}, and the limit is ${sizeText(limit)}. Copy its text in parts.`
      : `Nothing was added: that makes ${numberText(met)} ${what}, and the limit is ${numberText(limit)}. Paste it in parts.`,
  notText: (count: number, line: number) =>
    count === 1
      ? `Line ${numberText(line)} has a character that is not text. It is left out.`
      : `${numberText(count)} characters that are not text are left out. The first is on line ${numberText(line)}.`,
  unreadableFile: 'The file could not be opened. Try again, or copy its text.',
  tooManyParts: (part: 'option' | 'row', count: number, limit: number) =>
    `That makes ${numberText(count)} ${part}s, and the limit is ${numberText(limit)}. Remove some lines.`,
  unusedColumns: (names: readonly string[]) =>
    names.length === 1
      ? `Not used: column ${listText(names, 'and')}.`
      : `Not used: columns ${listText(names, 'and')}.`,
  tooManyQuestions: (count: number, limit: number) => ({
    title: `${numberText(count)} questions found, and the limit is ${numberText(limit)}`,
    text: 'Paste them in parts.',
  }),
  formats: { quiz: 'Quiz text', gift: 'GIFT', cells: 'Spreadsheet rows' },
  /** "11 questions found in GIFT". The quiz format is not mentioned. */
  foundIn: { quiz: '', gift: ' in GIFT', cells: ' in spreadsheet rows' },
  noQuestionColumn: {
    title: 'This looks like spreadsheet rows',
    text: 'Choose which column has the questions.',
  },
  noRows: {
    title: 'No questions found',
    text: 'The column of questions is empty.',
  },
  nothingFound: {
    title: 'No questions found',
    text: 'Number the questions, or put the options under each question, one on each line.',
  },
  /** Formats that are recognised but not read, and what to do instead. */
  other: {
    assessment: {
      title: 'This is a saved assessment',
      text: 'Create an assessment, and start with “A file”.',
    },
    surveyJs: {
      title: 'This looks like a SurveyJS form in JSON',
      text: HOW,
    },
    json: {
      title: 'This looks like JSON',
      text: HOW,
    },
    brokenJson: {
      title: 'This looks like part of a JSON file',
      text: HOW,
    },
    moodleXml: {
      title: 'This looks like Moodle XML',
      text: 'It can’t be read here. Export the questions from Moodle in GIFT format instead.',
    },
    qti: {
      title: 'This looks like QTI',
      text: HOW,
    },
    xml: {
      title: 'This looks like XML',
      text: HOW,
    },
    html: {
      title: 'This looks like the source of a web page',
      text: 'Open the page, then copy the questions from it.',
    },
    rtf: {
      title: 'This looks like the source of a rich text file (RTF)',
      text: 'Open the file in a word processor, then copy its text.',
    },
    binary: {
      title: 'This is not text',
      text: 'It looks like a Word, Excel or PDF file. Open the file, then copy its text.',
    },
  },
} as const
