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
  skipped: {
    noQuestion: 'It has no question.',
  },
  problems: {
    unknownAnswer: (answer: string) => `The answer “${answer}” is not one of the options.`,
    noKey: 'No correct answer is given.',
    oneOption: 'There is only one option.',
    sameOptions: 'Two options read the same.',
    unknownKind: (kind: string) => `“${kind}” is not a kind of question here.`,
    notPoints: (text: string) => `“${text}” is not a number of points.`,
    notNumber: (text: string) => `The answer “${text}” is not a number.`,
    notDate: (text: string) => `The answer “${text}” is not a date like 2027-01-31.`,
  },
  notes: {
    shuffled: 'Its options are shuffled, since the correct one comes first in its row.',
  },
  answer: (answer: string) => `Answer: ${answer}`,
} as const
