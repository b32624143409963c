import type { PathFindingData } from '#src/assessment/engine/findings/findings.ts'
import type { FindingSentences } from './findingSentences.ts'
import { conditionName } from './findings.ts'

/** Findings about all paths. */
export const pathFindings: { readonly [K in PathFindingData['kind']]: FindingSentences } = {
  unreachable: {
    title: ({ isOfSection }) => `No path shows this ${isOfSection ? 'section' : 'question'}`,
    why: ({ rules, isOneRule }) =>
      isOneRule ? `This can’t happen: ${rules}.` : `These rule each other out: ${rules}.`,
    fix: () => 'Change a condition',
  },
  conditionAlways: {
    title: (facts) => `${conditionName(facts)} is always true`,
    why: ({ isRequiredIf }) =>
      isRequiredIf
        ? 'Every path that shows the question requires an answer.'
        : 'It is true on every path that gets here, so it has no effect.',
    fix: ({ isRequiredIf }) => (isRequiredIf ? 'Make it always required' : 'Remove the condition'),
  },
  conditionNever: {
    title: (facts) => `${conditionName(facts)} is never true`,
    why: () => 'No path that shows the question requires an answer.',
    fix: () => 'Remove the condition',
  },
  comparisonNever: {
    title: (facts) => `${conditionName(facts)} asks for an answer that can’t be given`,
    why: ({ part, partHolds }) =>
      partHolds === 'always'
        ? `Whatever the answer, ${part}.`
        : `No allowed answer makes this true: ${part}.`,
    fix: () => 'Remove that part of the condition',
  },
  partNeedless: {
    title: (facts) => `Part of ${lowerFirst(conditionName(facts))} has no effect`,
    why: ({ part, partHolds }) => {
      if (partHolds === 'always') return `On every path that gets here, ${part}.`
      if (partHolds === 'never') return `No path that gets here makes this true: ${part}.`
      return `The rest of the condition already decides whether ${part}.`
    },
    fix: () => 'Remove that part',
  },
  cannotBeAnswered: {
    title: () => 'No answer is within the limits',
    why: ({ isOnAPath }) =>
      isOnAPath
        ? 'At least one path requires an answer, and candidates on that path could never submit.'
        : 'It is optional, but no one could answer it.',
    fix: () => 'Change the limits',
  },
  optionNever: {
    title: ({ name }) => `No one can choose “${name}”`,
    why: () => 'The limits rule out every answer with this option.',
    fix: () => 'Change the limits',
  },
  knockOutAlways: {
    title: () => 'Every answer is a knock-out',
    why: () => 'No allowed answer lets a candidate through.',
    fix: () => 'Change the knock-out',
  },
  knockOutNever: {
    title: () => 'No answer is a knock-out',
    why: () => 'The question does not allow any answer that would.',
    fix: () => 'Remove the knock-out',
  },
  knockOutLate: {
    title: () => 'The knock-out comes late',
    why: ({ minutes }) =>
      `Up to ${minutes} minutes, more than half of the assessment, may be spent before it is asked.`,
    fix: () => 'Move the question up',
  },
  undecided: {
    title: ({ isAboutAnswering, isOfSection }) =>
      isAboutAnswering
        ? 'The check can’t tell whether this can be answered'
        : `The check can’t tell whether any path shows this ${isOfSection ? 'section' : 'question'}`,
    why: ({ undecidedBy, texts }) => {
      switch (undecidedBy) {
        case 'text':
          return `It depends on what candidates can write for ${texts}. Check whether such an answer exists.`
        case 'calculated':
          return 'It depends on a calculated value. Check whether it can have the value it needs.'
        case 'draw':
          return 'It depends on which questions are picked together, and no such selection was found.'
        case 'budget':
          return 'There are too many combinations of conditions to check.'
      }
    },
    fix: () => 'Make the condition simpler',
  },
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** The facts that all paths of a place have in common. */
export const paths = {
  thisQuestion: 'this question',
  thisSection: 'this section',
  itsSection: 'a section',
  shownWhen: (name: string, condition: string) => `${name} is shown only if ${condition}`,
  requiredWhen: (name: string, condition: string) => `${name} is required only if ${condition}`,
  required: (name: string) => `${name} has to be answered`,
  answer: (name: string, answer: string) => `${name}: ${answer}`,
  minutes: (least: string, most: string, isExact: boolean) => {
    if (least === most) return `Takes about ${most} minute${most === '1' ? '' : 's'}.`
    return isExact
      ? `Takes ${least} to ${most} minutes, depending on the path.`
      : `Takes at least ${least} and at most ${most} minutes, depending on the path.`
  },
  points: (least: string, most: string) => {
    const points = `${most} point${most === '1' ? '' : 's'}`
    if (least === most) return `Gives ${points} on every path.`
    return least === '0'
      ? `Gives at most ${points}.`
      : `Gives at least ${least} and at most ${points}.`
  },
  noAnswers: 'no answer is needed',
} as const
