/**
 * The names of undo steps: a key and the facts its label mentions. The label itself is never
 * stored, so old steps are shown in current wording. Keys that are no longer used stay.
 */
import * as z from 'zod/mini'

/** Steps that set how answers are scored, or when something is shown or required. */
const meaningSteps = [
  // Scoring
  'changePoints',
  'changeCorrectAnswer',
  'changeCorrectAnswers',
  'changeAcceptedText',
  'changeIgnoreCase',
  'changeTolerance',
  'setCorrectOrder',
  'changeCorrectOrder',
  'removeCorrectOrder',
  'changeRowScoring',
  'changePartialPoints',
  'scoreEachOption',
  'scoreTheCorrectAnswer',
  'changeLowestTotal',
  'setKnockOut',
  'changeKnockOut',
  'removeKnockOut',
  'giveOnePoint',
  'removePoints',
  'removeScoring',
  // Conditions
  'makeRequired',
  'makeOptional',
  'makeRequiredByCondition',
  'editRequiredWhen',
  'addCondition',
  'editCondition',
  'removeCondition',
  'removePartOfCondition',
  'removeUnfinishedPart',
  'removeDeletedOption',
  'removeDeletedRow',
] as const
export type MeaningStep = (typeof meaningSteps)[number]

const plainSteps = [
  // The assessment and its sections
  'edit',
  'editTitle',
  'editIntroduction',
  'editNextSteps',
  'changeLayout',
  'changeTextLanguage',
  'addTranslation',
  'editTranslation',
  'confirmTranslation',
  'removeTranslation',
  'discardChanges',
  'addSection',
  'duplicateSection',
  'moveSection',
  'deleteSection',
  'editSectionTitle',
  'changeOrderOfQuestions',
  'changeHowManyQuestionsArePicked',
  'changePassMark',
  'changeTimeLimit',
  'changeOwnCopy',
  'changeRequiredByDefault',
  'addBand',
  'editBand',
  'deleteBand',
  // Calculated values
  'addCalculatedValue',
  'moveCalculatedValue',
  'renameCalculatedValue',
  'changePointsOfCalculatedValue',
  'editExpression',
  'deleteCalculatedValue',
  // Any question
  'addQuestion',
  'duplicateQuestion',
  'moveQuestion',
  'deleteQuestion',
  'editQuestionText',
  'editHelp',
  'editExplanation',
  'editErrorMessage',
  'editCode',
  'editTags',
  'changeKind',
  // Rubrics
  'editRubric',
  'addLevel',
  'moveLevel',
  'deleteLevel',
  // Question kinds
  'changeShortestLength',
  'changeLongestLength',
  'changeOrderOfOptions',
  'keepOptionInPlace',
  'changeSpecialOption',
  'deleteOther',
  'editOther',
  'changePattern',
  'offerOther',
  'changeLanguage',
  'editCheckboxLabel',
  'changeEarliestDate',
  'changeLatestDate',
  'changeFewestFiles',
  'changeMostFiles',
  'changeFileSize',
  'changeFileTypes',
  'changeAnswersPerRow',
  'changeFewestChoices',
  'changeMostChoices',
  'changeSmallestNumber',
  'changeLargestNumber',
  'changeStep',
  'changeUnit',
  'changeLowestStep',
  'changeHighestStep',
  'changeLookOfScale',
  'editScaleLabel',
  'changeHowOptionsAreShown',
  'makeSelfIdentification',
  'endSelfIdentification',
  // Fixes for problems found by the readiness checker
  'swapLimits',
  'fixLimit',
  'reverseRange',
  'giveOwnCodes',
  'removeOptionsWithoutText',
  'removeRowsWithoutText',
  'fixProblem',
  ...meaningSteps,
] as const

/** Steps that several questions can take together. */
const manySteps = [
  'makeRequired',
  'makeOptional',
  'changePoints',
  'editTags',
  'editCondition',
  'removeCondition',
  'moveQuestion',
  'duplicateQuestion',
  'deleteQuestion',
] as const satisfies readonly (typeof plainSteps)[number][]
export type ManyStep = (typeof manySteps)[number]

export const stepNameSchema = z.union([
  z.enum(plainSteps),
  z.strictObject({
    key: z.enum(['addPart', 'editPart', 'editPartCode', 'movePart', 'deletePart', 'pasteParts']),
    of: z.enum(['option', 'row']),
  }),
  /** On several questions, named by what it does to each. */
  z.strictObject({
    key: z.literal('questions'),
    step: z.enum(manySteps),
    count: z.int(),
  }),
  z.strictObject({
    key: z.enum(['pasteQuestions', 'pickQuestions', 'allowCharacters', 'replaceText']),
    count: z.int(),
  }),
  /** The draft became this version again. */
  z.strictObject({ key: z.literal('restoreVersion'), number: z.int() }),
  /** From when steps stored an English sentence. */
  z.strictObject({ key: z.literal('earlier'), text: z.string() }),
])
export type StepName = z.infer<typeof stepNameSchema>
export type PlainStep = (typeof plainSteps)[number]
