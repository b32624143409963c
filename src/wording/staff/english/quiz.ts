/** What is said about pasted text: why a part was left out, and what to look at in a question. */
export const quiz = {
  skipped: {
    before: 'It stands before the first question.',
    heading: 'It is a heading, not a question.',
    after: 'It stands after a question and is no part of it.',
    unclear: 'It has no number and no options, so it is not clear what is asked.',
    tooLong: 'The text is too long to be read. Paste it in several parts.',
  },
  problems: {
    noKey: 'No right answer is given.',
    unknownAnswer: (answer: string) => `The answer “${answer}” is none of the options.`,
    oneOption: 'There is only one option.',
    sameOptions: 'Two options read the same.',
    noPrompt: 'The question has no text.',
  },
  answer: (answer: string) => `Answer: ${answer}`,
} as const
