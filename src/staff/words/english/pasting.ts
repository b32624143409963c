import { listText, numberText, sizeText } from '#src/assessment/words/values/formats.ts'

type TooMuch = { what: 'characters' | 'lines' | 'bytes'; limit: number; met: number }

const FORMATTING = {
  lists: 'lists',
  tables: 'tables',
  code: 'code',
  ticks: 'ticked boxes',
  marks: 'bold or highlighted text',
}

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
  /** For a text that is in no question, and isn't left out for another reason. */
  lost: 'It is in no question.',
  /** About a text that was pasted with its formatting. */
  formatting: {
    reading: 'Reading the formatting…',
    formatted: (kept: readonly (keyof typeof FORMATTING)[]) =>
      `Pasted with its formatting: ${listText(
        kept.map((each) => FORMATTING[each]),
        'and',
      )}.`,
    plain: 'Pasted as plain text.',
    tooLarge: 'Pasted as plain text, because the formatting is too large to read.',
    toPlain: 'Use the plain text',
    toFormatted: 'Use the formatting',
  },
  severalFiles: 'Nothing was added: drop one file at a time.',
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
  noQuestionColumn: {
    title: 'This looks like spreadsheet rows',
    text: 'Choose which column has the questions.',
  },
  noRows: {
    title: 'No questions found',
    text: 'The column of questions is empty.',
  },
  /** Gaps in a text, with their answers, as Moodle writes them. */
  cloze: {
    why: 'It has gaps in Moodle’s Cloze format, which can’t be read here. Ask for each gap in a question of its own.',
    alone: {
      title: 'This looks like Cloze from Moodle',
      text: 'Gaps in a text can’t be read here. Ask for each gap in a question of its own, such as “The capital of Norway is ___. Answer: Oslo”.',
    },
  },
  nothingFound: {
    title: 'No questions found',
    text: 'Number the questions, or put the options under each question, one on each line.',
  },
} as const

/** Messages about pasted text: why a part was skipped, and what to check in a question. */
export const quiz = {
  skipped: {
    before: 'It comes before the first question.',
    heading: 'It is a heading, not a question.',
    after: 'It comes after a question and is not part of it.',
    unclear: 'We couldn’t find a question here: add a number or options.',
    page: 'It looks like a page number or a footer.',
    property: 'It is a setting that questions don’t have.',
    noQuestion: (number: number) =>
      `It has an answer to question ${numberText(number)}, which isn’t in the text.`,
    unclearKey: 'It isn’t clear which question this answers.',
    answerCount: (answers: number, questions: number) =>
      `It has ${numberText(answers)} answers without numbers, for ${numberText(questions)} questions.`,
  },
  problems: {
    noKey: 'No correct answer found.',
    unknownAnswer: (answer: string) => `The answer “${answer}” is not one of the options.`,
    oneOption: 'There is only one option.',
    sameOptions: 'Two options read the same.',
    noPrompt: 'The question has no text.',
    unclearNumber: (answer: string) =>
      `In the answer “${answer}”, the comma may separate thousands or decimals.`,
    emptyOption: 'One option has no text.',
    unclearAnswer: (answer: string) =>
      `The answer “${answer}” is the label of one option and the text of another.`,
    noBlankLine: 'There is no blank line above it. Check where it begins.',
    secondAnswer: (answer: string) =>
      `Its second answer, “${answer}”, is kept in the explanation for staff.`,
    twoKeys: 'Two different correct answers are given. The first one is used.',
    unclearKey: (number: number) =>
      `The list of answers doesn’t say which question ${numberText(number)} it means.`,
    severalBlanks: (count: number) =>
      `It has ${numberText(count)} blanks, and a question has one answer. Split it, or mark it yourself.`,
    restart: (label: string) =>
      `The numbers start again at ${label} here. Check that this is a question of its own.`,
    otherMark:
      'Its number is written differently from the others. Check that this is a question of its own.',
    sameNumbers:
      'A list below it is numbered like the questions. Check that it belongs to this question.',
    openCode: (line: number) =>
      `Its code block contains the next question, on line ${numberText(line)}. Check where the code ends.`,
    onlyLetters: (text: string) =>
      `Its text is only “${text}”. It may be the answer to another question.`,
    noOptions: (answer: string) =>
      `Its answer is “${answer}”, but no options were found. Check its text.`,
    innerOption: (line: string) => `“${line}” looks like an option, but was read as part of one.`,
    promptOption: (line: string) =>
      `“${line}” looks like an option, but was read as part of the question.`,
    leftLabel: (text: string) =>
      `The option “${text}” starts with a label. Remove it, and check the correct answer.`,
    innerQuestion: (line: string) =>
      `“${line}” looks like a question, but was read as part of an option.`,
    givesAway: (mark: string) => `“${mark}” may show candidates the correct answer.`,
  },
  notes: {
    fromBrackets: 'The number in brackets after the blank is used as the answer.',
    penalty: (points: string) => `Its penalty for a wrong answer, ${points}, is left out.`,
    keptForStaff: 'Its answer is kept in the explanation for staff.',
  },
  pictures: (count: number) =>
    count === 1 ? '1 picture not imported.' : `${numberText(count)} pictures not imported.`,
  answer: (answer: string) => `Answer: ${answer}`,
} as const

/** Messages about spreadsheet rows. */
export const cells = {
  uses: {
    question: 'Question',
    option: 'Option',
    wrongOption: 'Incorrect option',
    answer: 'Correct answer',
    kind: 'Kind',
    points: 'Points',
    explanation: 'Explanation',
    help: 'Help',
    tags: 'Tags',
    code: 'Code',
    required: 'Required',
    none: 'Not used',
  },
  /** A column without a heading: its letter, as in spreadsheets. */
  column: (letter: string) => `Column ${letter}`,
  hasHeader: 'The first row has the names of the columns',
  headerOnLine: (line: number) => `Line ${numberText(line)} has the names of the columns`,
  tooManyColumns: (limit: number) => `Only the first ${numberText(limit)} columns are read.`,
  skipped: {
    noQuestion: 'It has no question.',
    aboveHeader: 'It comes before the names of the columns.',
    header: 'It repeats the names of the columns.',
    advice: 'It explains the columns.',
    unreadKind: (kind: string) => `Questions of the kind “${kind}” can’t be imported.`,
  },
  problems: {
    unknownAnswer: (answer: string) => `The answer “${answer}” is not one of the options.`,
    noKey: 'No correct answer found.',
    oneOption: 'There is only one option.',
    sameOptions: 'Two options read the same.',
    unknownKind: (kind: string) => `“${kind}” is not a kind of question here.`,
    notPoints: (text: string) => `“${text}” is not a number of points.`,
    notNumber: (text: string) => `The answer “${text}” is not a number.`,
    notDate: (text: string) => `The answer “${text}” is not a date like 2027-01-31.`,
    formula: (cell: string) => `A formula of its row results in ${cell}.`,
    moreCells:
      'Its row has more cells than there are column names. Check that no text is cut at a comma or tab.',
    notJudged: (option: string) => `Nothing says whether “${option}” is correct.`,
    noMatch: (item: string) => `“${item}” has no match.`,
    unclear: (text: string) =>
      `The answer “${text}” is the text of one option and the position of another.`,
  },
  notes: {
    noOptions: (options: readonly string[]) =>
      `Its options are left out, because this kind has none: ${options.join(' · ')}`,
    shuffled: 'Its options are shuffled, since the correct one comes first in its row.',
  },
  answer: (answer: string) => `Answer: ${answer}`,
} as const

/** Messages about an opened workbook. */
export const workbook = {
  sheet: 'Sheet',
  oneSheet: 'One sheet is added at a time. Open the file again to add another.',
  broken:
    'The workbook is damaged and can’t be read. Open it in your spreadsheet program and save it again.',
  password:
    'The workbook has a password. Save a copy without one, or copy its cells and paste them.',
  saveAsXlsx: 'Save it as .xlsx and open that file, or copy its cells and paste them.',
  withoutPassword: 'Save a copy without the password, and open that file.',
  unpack: 'Unpack it, then open the file with the questions.',
  archive: (files: readonly string[], hasPassword: boolean) =>
    files.length === 0
      ? 'This is a ZIP archive with no files.'
      : `This is a ZIP archive with ${hasPassword ? 'a password and ' : ''}${listText(shortened(files), 'and')}. Unpack it, then open the file with the questions.`,
  tooLarge: 'The workbook is too large to read. Copy the cells with questions and paste them.',
  empty: 'The workbook has no cells with text.',
  hiddenRows: (rows: readonly number[]) =>
    rows.length === 1
      ? `Row ${listText(
          rows.map((row) => numberText(row)),
          'and',
        )} is hidden and left out.`
      : `Rows ${listText(shortened(rows.map((row) => numberText(row))), 'and')} are hidden and left out.`,
  ticked: (rows: number) =>
    `In ${rows === 1 ? '1 row' : `${numberText(rows)} rows`}, options in bold or on a colour are marked as correct.`,
  unsolved: (count: number) =>
    count === 1
      ? 'One formula has no saved result and is left out.'
      : `${numberText(count)} formulas have no saved result and are left out.`,
} as const

/** Messages about questions in GIFT: what was skipped, what to check, what was converted. */
export const gift = {
  trueFalse: ['True', 'False'],
  skipped: {
    noBrace: 'Its answers have no } at the end, or no { at the beginning.',
    twoAnswers: 'It has answers in two places; a question can have them in only one.',
    innerBrace:
      'It has { inside its answers. Write \\{ and \\} for braces that are part of a text.',
    strayBrace: 'It has one } too many. Write \\} for one that is part of a text.',
    noPair: 'It has an item without an arrow (->) and a match.',
    noNumber: 'It has no number after the #.',
    noText: 'It has answers, but no question.',
    outside: 'It has answers after the }. Move them into the braces.',
    comment: 'It is a comment.',
    category: 'It is a category without questions.',
    around: 'It is not in the code block with the questions.',
  },
  problems: {
    notNumber: (text: string) => `“${text}” is not a number.`,
  },
  notes: {
    feedback: 'Feedback is kept in the explanations for staff.',
    categories: (names: readonly string[]) =>
      names.length === 1
        ? `The category is kept as a tag: ${names.join('')}.`
        : `Categories are kept as tags: ${listText(shortened(names), 'and')}.`,
    matching: 'Matching becomes a matrix: a row for each item, and the matches as columns.',
    scaled: (points: number) =>
      `Worth ${numberText(points)} points instead of 1, so that the share of each option is exact.`,
    partialText: (text: string, percent: number) =>
      `“${text}” for ${numberText(percent)}% of the points is left out: a short text has no partial points.`,
    partialNumber: (text: string, percent: number) =>
      `${text} for ${numberText(percent)}% of the points is left out: a number has no partial points.`,
    furtherNumber: (text: string) =>
      `${text} is left out: a number has one correct value or range.`,
    wildcard: (text: string) => `“${text}” is left out: an asterisk can’t stand for any text here.`,
    files: (count: number) =>
      count === 1 ? '1 file not imported.' : `${numberText(count)} files not imported.`,
    title: (title: string) => `Its title is left out: ${title}`,
  },
  /** In an explanation: the feedback for an answer. */
  feedback: (answer: string, said: string) => `${answer}: ${said}`,
  otherAnswers: 'Any other answer',
} as const

const MAX_NAMED = 6

function shortened(names: readonly string[]): readonly string[] {
  const more = names.length - MAX_NAMED
  return more > 1 ? [...names.slice(0, MAX_NAMED), `${numberText(more)} more`] : names
}
