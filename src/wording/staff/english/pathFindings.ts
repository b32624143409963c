import type { PathFindingData } from '#src/engine/readiness/findings.ts'
import type { FindingSentences } from './findingSentences.ts'
import { conditionName } from './findings.ts'

/** What all paths together show. */
export const pathFindings: { readonly [K in PathFindingData['kind']]: FindingSentences } = {
  unreachable: {
    title: ({ isOfSection }) => `No path shows this ${isOfSection ? 'section' : 'question'}`,
    why: ({ rules, isOneRule }) =>
      isOneRule ? `This can’t come about: ${rules}.` : `These exclude each other: ${rules}.`,
    mend: () => 'Change a condition',
  },
  conditionAlways: {
    title: (facts) => `${conditionName(facts)} always holds`,
    why: ({ isRequiredIf }) =>
      isRequiredIf
        ? 'On every path that shows the question it has to be answered.'
        : 'Every path that comes here goes on here; the condition decides nothing.',
    mend: ({ isRequiredIf }) => (isRequiredIf ? 'Make it always required' : 'Remove the condition'),
  },
  conditionNever: {
    title: (facts) => `${conditionName(facts)} never holds`,
    why: () => 'On no path that shows the question does it have to be answered.',
    mend: () => 'Remove the condition',
  },
  comparisonNever: {
    title: (facts) => `${conditionName(facts)} asks for an answer that can’t be given`,
    why: ({ part, partHolds }) =>
      partHolds === 'always'
        ? `Whatever is answered, it is true that ${part}.`
        : `No allowed answer makes it true that ${part}.`,
    mend: () => 'Remove that part of the condition',
  },
  partNeedless: {
    title: (facts) => `A part of ${lowerFirst(conditionName(facts))} changes nothing`,
    why: ({ part, partHolds }) => {
      if (partHolds === 'always') return `On every path that comes here, ${part}.`
      if (partHolds === 'never') return `On no path that comes here is it true that ${part}.`
      return `The rest of the condition settles it already whether ${part}.`
    },
    mend: () => 'Remove that part',
  },
  cannotBeAnswered: {
    title: () => 'No answer is within the limits',
    why: ({ isOnAPath }) =>
      isOnAPath
        ? 'It has to be answered on some path, and whoever takes that one could never submit.'
        : 'It need not be answered, and nobody could.',
    mend: () => 'Change the limits',
  },
  optionNever: {
    title: ({ name }) => `Nobody can choose “${name}”`,
    why: () => 'The limits refuse every answer that has this option.',
    mend: () => 'Change the limits',
  },
  knockOutAlways: {
    title: () => 'Every answer knocks out',
    why: () => 'No answer that the question allows lets a candidate through.',
    mend: () => 'Change the knock-out',
  },
  knockOutNever: {
    title: () => 'No answer knocks out',
    why: () => 'The question does not allow an answer that would.',
    mend: () => 'Remove the knock-out',
  },
  knockOutLate: {
    title: () => 'The knock-out comes late',
    why: ({ minutes }) =>
      `Up to ${minutes} minutes, more than half of the assessment, may be spent before it is asked.`,
    mend: () => 'Move the question up',
  },
  undecided: {
    title: ({ isAboutAnswering, isOfSection }) =>
      isAboutAnswering
        ? 'The check can’t tell whether this can be answered'
        : `The check can’t tell whether any path shows this ${isOfSection ? 'section' : 'question'}`,
    why: ({ undecidedBy, texts }) => {
      switch (undecidedBy) {
        case 'text':
          return `It depends on what can be written in answer to ${texts}. Look whether there is such an answer.`
        case 'calculated':
          return 'It depends on what a calculated value comes to. Look whether it can come to that.'
        case 'lot':
          return 'It depends on which questions are drawn together, and no such draw was found.'
        case 'budget':
          return 'The conditions meet in more ways than could be tried.'
      }
    },
    mend: () => 'Make the condition simpler',
  },
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
