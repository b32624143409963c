import { write } from './questions.ts'

/** For an assessment on paper; loaded where it is printed. */
export const paper = {
  name: 'Name',
  date: 'Date',
  instructions:
    'Write your answers on these pages. If you need more room, continue on another sheet, and write the number of the question beside your answer.',
  tickOne: 'Tick one box.',
  tickOneInRows: 'Tick one box in each row.',
  rank: (options: number) =>
    `Number the options from ${write.number(1)} to ${write.number(options)}. ${write.number(1)} comes first.`,
  handIn: 'Hand this in separately. Write on it your name and the number of this question.',
  sign: 'Signature',
  /** A section that draws some of its questions at random. */
  answerSome: (count: number) =>
    write.plural(count, {
      one: 'Answer one of the questions in this section.',
      other: `Answer ${write.number(count)} of the questions in this section.`,
    }),
  sectionOnlyIf: (condition: string) => `Answer this section only if ${condition}.`,
  onlyIf: (condition: string) => `Answer only if ${condition}.`,
  requiredIf: (condition: string) => `You must answer if ${condition}.`,
  /** In place of an earlier answer that a text inserts. */
  inserted: (question: string) => `[your answer to ${question}]`,
  conditions: {
    and: ' and ',
    or: ' or ',
    never: 'nothing applies',
    question: (number: number) => `question ${write.number(number)}`,
    row: (question: string, row: string) => `${question} (“${row}”)`,
    calculated: (name: string) => `“${name}”`,
    quoted: (text: string) => `“${text}”`,
    true: 'true',
    blank: (question: string) => `you have not answered ${question}`,
    answered: (question: string) => `you have answered ${question}`,
    ticked: (question: string) => `the box of ${question} is ticked`,
    unticked: (question: string) => `the box of ${question} is not ticked`,
    /** `predicate`: what the answer is compared with, such as "at least 3". */
    answer: (question: string, predicate: string, isNot: boolean) =>
      `your answer to ${question} is ${isNot ? 'not ' : ''}${predicate}`,
    includes: (question: string, predicate: string, isNot: boolean) =>
      `your answer to ${question} ${isNot ? 'does not include' : 'includes'} ${predicate}`,
    length: (question: string, predicate: string, isNot: boolean) =>
      `the number of characters in your answer to ${question} is ${isNot ? 'not ' : ''}${predicate}`,
    count: (question: string, predicate: string, isNot: boolean) =>
      `the number of your answers to ${question} is ${isNot ? 'not ' : ''}${predicate}`,
    ownWords: (question: string, predicate: string, isNot: boolean) =>
      `your own answer to ${question} is ${isNot ? 'not ' : ''}${predicate}`,
    value: (name: string, predicate: string, isNot: boolean) =>
      `${name} is ${isNot ? 'not ' : ''}${predicate}`,
    atLeast: (value: string) => `at least ${value}`,
    atMost: (value: string) => `at most ${value}`,
    moreThan: (value: string) => `more than ${value}`,
    lessThan: (value: string) => `less than ${value}`,
    before: (date: string) => `before ${date}`,
    after: (date: string) => `after ${date}`,
    onOrAfter: (date: string) => `on or after ${date}`,
    onOrBefore: (date: string) => `on or before ${date}`,
    between: (from: string, to: string) => `from ${from} to ${to}`,
  },
  /** The copy that candidates may print after they have submitted. */
  copy: {
    title: 'Copy of your answers',
    print: 'Print a copy of your answers',
    once: 'If you want a copy of your answers, print it now. You can’t once you hand the device back, leave or reload this page, or don’t use it for five minutes.',
  },
}
