import type { ManyStep, PlainStep, StepName } from '#schemas/stepName.ts'
import { pluralsIn } from '#src/assessment/words/values/formats.ts'

const { counted } = pluralsIn<'one' | 'other'>('en')
const QUESTIONS = { one: 'question', other: 'questions' }

/** The name of an undo step, as shown after "Undo:". */
export function stepWords(name: StepName): string {
  if (typeof name === 'string') return plain[name]
  switch (name.key) {
    case 'addPart':
      return `Add ${name.of}`
    case 'editPart':
      return `Edit ${name.of}`
    case 'editPartCode':
      return `Edit ${name.of} code`
    case 'movePart':
      return `Move ${name.of}`
    case 'deletePart':
      return `Delete ${name.of}`
    case 'pasteParts':
      return `Paste ${name.of}s`
    case 'questions':
      return many[name.step](counted(name.count, QUESTIONS))
    case 'pasteQuestions':
      return `Paste ${counted(name.count, QUESTIONS)}`
    case 'pickQuestions':
      return `Pick ${counted(name.count, QUESTIONS)}`
    case 'replaceText':
      return `Replace text in ${counted(name.count, { one: 'place', other: 'places' })}`
    case 'allowCharacters':
      return `Allow ${counted(name.count, { one: 'character', other: 'characters' })}`
    case 'restoreVersion':
      return `Restore version ${name.number}`
    case 'earlier':
      return name.text
  }
}

/** `questions`: how many, such as "12 questions". */
const many: { readonly [S in ManyStep]: (questions: string) => string } = {
  makeRequired: (questions) => `Make ${questions} required`,
  makeOptional: (questions) => `Make ${questions} optional`,
  changePoints: (questions) => `Change points of ${questions}`,
  editTags: (questions) => `Edit tags of ${questions}`,
  editCondition: (questions) => `Set condition of ${questions}`,
  removeCondition: (questions) => `Remove condition of ${questions}`,
  moveQuestion: (questions) => `Move ${questions}`,
  duplicateQuestion: (questions) => `Duplicate ${questions}`,
  deleteQuestion: (questions) => `Delete ${questions}`,
}

const plain: { readonly [S in PlainStep]: string } = {
  edit: 'Edit',
  editTitle: 'Edit title',
  editIntroduction: 'Edit introduction',
  editNextSteps: 'Edit what happens next',
  changeLayout: 'Change layout',
  changeTextLanguage: 'Change language',
  addTranslation: 'Add translation',
  editTranslation: 'Edit translation',
  confirmTranslation: 'Confirm translation',
  removeTranslation: 'Remove translation',
  discardChanges: 'Discard changes',
  addSection: 'Add section',
  duplicateSection: 'Duplicate section',
  moveSection: 'Move section',
  deleteSection: 'Delete section',
  editSectionTitle: 'Edit section title',
  changeOrderOfQuestions: 'Change order of questions',
  changeHowManyQuestionsArePicked: 'Change how many questions are picked',
  changePassMark: 'Change pass mark',
  changeTimeLimit: 'Change time limit',
  changeOwnCopy: 'Change copy for candidates',
  changeRequiredByDefault: 'Change whether new questions are required',
  addBand: 'Add band',
  editBand: 'Edit band',
  deleteBand: 'Delete band',
  addCalculatedValue: 'Add calculated value',
  moveCalculatedValue: 'Move calculated value',
  renameCalculatedValue: 'Rename calculated value',
  changePointsOfCalculatedValue: 'Change points of calculated value',
  editExpression: 'Edit expression',
  deleteCalculatedValue: 'Delete calculated value',
  addQuestion: 'Add question',
  duplicateQuestion: 'Duplicate question',
  moveQuestion: 'Move question',
  deleteQuestion: 'Delete question',
  editQuestionText: 'Edit question text',
  editHelp: 'Edit help',
  editExplanation: 'Edit explanation',
  editErrorMessage: 'Edit error message',
  editCode: 'Edit code',
  editTags: 'Edit tags',
  changeKind: 'Change kind',
  makeRequired: 'Make required',
  makeOptional: 'Make optional',
  makeRequiredByCondition: 'Make required by a condition',
  editRequiredWhen: 'Edit “required only if”',
  addCondition: 'Add condition',
  editCondition: 'Edit condition',
  removeCondition: 'Remove condition',
  changePoints: 'Change points',
  changeCorrectAnswer: 'Change correct answer',
  changeCorrectAnswers: 'Change correct answers',
  changeAcceptedText: 'Change accepted text',
  changeIgnoreCase: 'Change case sensitivity',
  changeTolerance: 'Change tolerance',
  setCorrectOrder: 'Set correct order',
  changeCorrectOrder: 'Change correct order',
  removeCorrectOrder: 'Remove correct order',
  changeRowScoring: 'Change row scoring',
  changePartialPoints: 'Change points for partly correct answers',
  scoreEachOption: 'Score each option',
  scoreTheCorrectAnswer: 'Score the correct answer',
  changeLowestTotal: 'Change lowest total',
  setKnockOut: 'Set knock-out',
  changeKnockOut: 'Change knock-out',
  removeKnockOut: 'Remove knock-out',
  editRubric: 'Edit rubric',
  addLevel: 'Add level',
  moveLevel: 'Move level',
  deleteLevel: 'Delete level',
  changeShortestLength: 'Change shortest length',
  changeLongestLength: 'Change longest length',
  changeOrderOfOptions: 'Change order of options',
  keepOptionInPlace: 'Keep option in place',
  changeSpecialOption: 'Change special option',
  deleteOther: 'Delete other',
  editOther: 'Edit other',
  changePattern: 'Change pattern',
  offerOther: 'Offer other',
  changeLanguage: 'Change language',
  editCheckboxLabel: 'Edit checkbox label',
  changeEarliestDate: 'Change earliest date',
  changeLatestDate: 'Change latest date',
  changeFewestFiles: 'Change minimum number of files',
  changeMostFiles: 'Change maximum number of files',
  changeFileSize: 'Change file size',
  changeFileTypes: 'Change file types',
  changeAnswersPerRow: 'Change answers per row',
  changeFewestChoices: 'Change minimum number of choices',
  changeMostChoices: 'Change maximum number of choices',
  changeSmallestNumber: 'Change smallest number',
  changeLargestNumber: 'Change largest number',
  changeStep: 'Change step',
  changeUnit: 'Change unit',
  changeLowestStep: 'Change lowest step',
  changeHighestStep: 'Change highest step',
  changeLookOfScale: 'Change scale style',
  editScaleLabel: 'Edit scale label',
  changeHowOptionsAreShown: 'Change how options are shown',
  makeSelfIdentification: 'Use for self-identification',
  endSelfIdentification: 'Stop using for self-identification',
  removePartOfCondition: 'Remove part of a condition',
  removeUnfinishedPart: 'Remove the unfinished part of a condition',
  removeDeletedOption: 'Remove a deleted option',
  removeDeletedRow: 'Remove a deleted row',
  swapLimits: 'Swap the limits',
  fixLimit: 'Fix the limit',
  reverseRange: 'Reverse the range',
  giveOwnCodes: 'Give each its own code',
  giveOnePoint: 'Give 1 point',
  removePoints: 'Remove the points',
  removeScoring: 'Remove the scoring',
  removeOptionsWithoutText: 'Remove options without text',
  removeRowsWithoutText: 'Remove rows without text',
  fixProblem: 'Fix a problem',
}
