import { write } from './write.ts'

/** Around the questions: pages, progress, contents, and checking answers. */
export const filling = {
  back: 'Back',
  next: 'Next',
  checkAnswers: 'Check answers',
  submit: 'Submit answers',
  submitting: 'Submitting…',
  leave: 'Stop and leave',
  leaveAnyway: 'Leave anyway',
  /** `isAbout`: answers may still change the number of pages. */
  sectionOf: (page: number, pages: number, isAbout: boolean) =>
    `Section ${write.number(page)} of ${isAbout ? 'about ' : ''}${write.number(pages)}`,
  questionOf: (page: number, pages: number, isAbout: boolean) =>
    `Question ${write.number(page)} of ${isAbout ? 'about ' : ''}${write.number(pages)}`,
  answered,
  contents: 'Contents',
  sectionWithoutTitle: (position: number) => `Section ${position}`,
  sectionStates: {
    nothingToAnswer: 'Nothing to answer',
    notStarted: 'Not started',
    allAnswered: 'All answered',
    restIsOptional: (count: number, shown: number) =>
      `${answered(count, shown)}, the rest is optional`,
  },
  check: {
    title: 'Check your answers',
    nothingToAnswer: 'There is nothing to answer yet.',
    notSubmitted: 'Nothing has been submitted yet. When you are ready, choose “Submit answers”.',
    change: 'Change',
    /** Read out after it; `question`: the prompt. */
    changeAnswerTo: (question: string) => `the answer to: ${question}`,
    droppedTitle: 'Answers that will not be submitted',
    dropped: (count: number) =>
      write.plural(count, {
        one: 'You changed an earlier answer, so this question no longer applies.',
        other: 'You changed an earlier answer, so these questions no longer apply.',
      }),
  },
  /** After a question. */
  optional: '(optional)',
  /** Questions that start with code, which is rendered below. */
  question: 'Question',
  note: 'Note',
  /** Only in a draft. */
  questionWithoutText: 'Question without text',
  statementWithoutText: 'Statement without text',
}

function answered(count: number, shown: number): string {
  return `${write.number(count)} of ${write.number(shown)} answered`
}
