import type { Operator } from '#schemas/condition.ts'
import type { QuestionKind } from '#schemas/question.ts'
import type { Measure } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'

/** An operator after the name of a question, and its negation. */
export type OperatorWords = { is: string; isNot: string }

export const operators: { readonly [Op in Operator]: OperatorWords } = {
  isBlank: { is: 'is blank', isNot: 'is not blank' },
  isNotBlank: { is: 'is not blank', isNot: 'is blank' },
  is: { is: 'is', isNot: 'is not' },
  isNot: { is: 'is not', isNot: 'is' },
  isOneOf: { is: 'is one of', isNot: 'is none of' },
  includes: { is: 'includes', isNot: 'does not include' },
  atLeast: { is: 'is at least', isNot: 'is not at least' },
  atMost: { is: 'is at most', isNot: 'is not at most' },
  moreThan: { is: 'is more than', isNot: 'is not more than' },
  lessThan: { is: 'is less than', isNot: 'is not less than' },
  before: { is: 'is before', isNot: 'is not before' },
  after: { is: 'is after', isNot: 'is not after' },
  between: { is: 'is between', isNot: 'is not between' },
}

type SomeOperators = { readonly [Op in Operator]?: OperatorWords }

const texts: SomeOperators = { includes: { is: 'contains', isNot: 'does not contain' } }

/** Different names of some operators for the answers of one kind. */
export const operatorsOfKinds: { readonly [K in QuestionKind]?: SomeOperators } = {
  shortText: texts,
  longText: texts,
  code: texts,
  date: {
    atLeast: { is: 'is on or after', isNot: 'is not on or after' },
    atMost: { is: 'is on or before', isNot: 'is not on or before' },
  },
  consent: {
    isBlank: { is: 'is not ticked', isNot: 'is ticked' },
    isNotBlank: { is: 'is ticked', isNot: 'is not ticked' },
  },
}

/** The measure of an answer that is compared, if not the answer itself. */
export const measures: { readonly [M in Measure]: string } = {
  length: 'length',
  count: 'number of choices',
  other: 'own words',
}

/** Around the operators, in a condition as a sentence. */
export const conditionWords = {
  leads: { showIf: 'Show only if ', requiredIf: 'Required only if ' },
  joiners: { all: ' and ', any: ' or ' },
  notGroup: { all: 'not all of ', any: 'none of ' },
  fromTo: ' and ',
  or: ' or ',
  and: ' and ',
  lengthOf: 'the length of ',
  countOf: 'the number of choices in ',
  filesOf: 'the number of files in ',
  otherOf: 'what was written in ',
  underOther: (label: string) => (label === '' ? 'own words' : `text under “${label}”`),
  row: (row: string) => `, “${row}”,`,
  deletedRow: 'a deleted row',
  inOrder: ', then ',
  ticked: 'ticked',
  /** For a calculated value. */
  true: 'true',
  deletedQuestion: 'a deleted question',
  deletedOption: 'a deleted option',
  untitled: 'Question without text',
  nothing: '…',
  deletedCalculated: 'a deleted calculated value',
  unnamedCalculated: 'a calculated value without a name',
} as const
