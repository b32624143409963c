import { listText, numberText } from '#src/wording/candidate/formats.ts'

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
  },
  problems: {
    noKey: 'No correct answer is given.',
    notNumber: (text: string) => `“${text}” is not a number.`,
    sameOptions: 'Two options read the same.',
    oneOption: 'There is only one option.',
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
    pictures: (count: number) =>
      count === 1 ? '1 picture is left out.' : `${numberText(count)} pictures are left out.`,
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
