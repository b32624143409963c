/** Messages about pasted text: why a part was skipped, and what to check in a question. */
export const quiz = {
  skipped: {
    before: 'It comes before the first question.',
    heading: 'It is a heading, not a question.',
    after: 'It comes after a question and is not part of it.',
    unclear: 'It has no number and no options, so it is not clear what is asked.',
  },
  problems: {
    noKey: 'No correct answer is given.',
    unknownAnswer: (answer: string) => `The answer “${answer}” is not one of the options.`,
    oneOption: 'There is only one option.',
    sameOptions: 'Two options read the same.',
    noPrompt: 'The question has no text.',
  },
  pictures: (count: number) =>
    count === 1 ? '1 picture is left out.' : `${count} pictures are left out.`,
  answer: (answer: string) => `Answer: ${answer}`,
} as const
