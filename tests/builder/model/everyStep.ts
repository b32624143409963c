/** Edits by the name of their step, for questions of every kind with the ids `first`, `a` and `then`. */
import type { PlainStep, StepName } from '#schemas/stepName.ts'
import type { Question, QuestionKind } from '#schemas/question.ts'
import { changeKind } from '#src/assessment/engine/editing/changeKind.ts'
import { setRequiredIf, setShowIf } from '#src/assessment/engine/editing/conditions.ts'
import {
  addOption,
  moveOption,
  removeOption,
  setOptions,
  updateOption,
} from '#src/assessment/engine/editing/options.ts'
import {
  duplicateQuestion,
  moveQuestion,
  removeQuestion,
  updateQuestion,
} from '#src/assessment/engine/editing/questions.ts'
import { addRow, moveRow, removeRow, setRows } from '#src/assessment/engine/editing/rows.ts'
import { removeReferences } from '#src/assessment/engine/editing/references.ts'
import {
  moveSection,
  removeSection,
  updateSection,
} from '#src/assessment/engine/editing/sections.ts'
import { MADE_SELF_IDENTIFICATION } from '#src/assessment/engine/selfIdentification.ts'
import { findQuestion } from '#src/assessment/engine/editing/definition.ts'
import { questionKinds } from '#tests/support/arbitrary/arbitraries.ts'
import type { Edit } from '#tests/support/arbitrary/arbitraryEdits.ts'
import { countingMint, option, text, when, withRole } from '#tests/support/definitions.ts'

/** A property of the question, where its kind has it. */
function set(kinds: readonly QuestionKind[], ...changes: object[]): Edit[] {
  return changes.map(
    (change): Edit =>
      (d) => {
        const kind = findQuestion(d, 'a')?.question.kind
        return kind !== undefined && kinds.includes(kind) ? updateQuestion(d, 'a', change) : d
      },
  )
}

const answerable = questionKinds.filter((kind) => kind !== 'statement')
const choices = ['singleChoice', 'multipleChoice'] as const
const texts = ['shortText', 'longText', 'code'] as const
const onFirst = when('first', { op: 'atLeast', value: 2 })

/** Steps that can't reach an answer's meaning (words, settings of the whole), or list what they change. */
const ELSEWHERE: Edit[] = []

export const editsOfSteps: { readonly [S in PlainStep]: readonly Edit[] } = {
  edit: ELSEWHERE,
  editTitle: ELSEWHERE,
  editIntroduction: ELSEWHERE,
  editNextSteps: ELSEWHERE,
  changeLayout: ELSEWHERE,
  changeTextLanguage: ELSEWHERE,
  addTranslation: ELSEWHERE,
  editTranslation: ELSEWHERE,
  confirmTranslation: ELSEWHERE,
  removeTranslation: ELSEWHERE,
  discardChanges: ELSEWHERE,
  addSection: ELSEWHERE,
  duplicateSection: ELSEWHERE,
  moveSection: [(d) => moveSection(d, 's1', 1), (d) => moveSection(d, 's3', 0)],
  deleteSection: [
    (d) => removeSection(d, 's1'),
    (d) => removeReferences(removeSection(d, 's1'), 'a'),
  ],
  editSectionTitle: [(d) => updateSection(d, 's1', { title: 'Skills' })],
  changeOrderOfQuestions: [(d) => updateSection(d, 's1', { shuffle: true })],
  changeHowManyQuestionsArePicked: [(d) => updateSection(d, 's1', { draw: 1 })],
  changePassMark: ELSEWHERE,
  changeTimeLimit: set(answerable, { timeLimit: 60 }),
  changeOwnCopy: ELSEWHERE,
  changeRequiredByDefault: ELSEWHERE,
  addBand: ELSEWHERE,
  editBand: ELSEWHERE,
  deleteBand: ELSEWHERE,
  addCalculatedValue: ELSEWHERE,
  moveCalculatedValue: ELSEWHERE,
  renameCalculatedValue: ELSEWHERE,
  changePointsOfCalculatedValue: ELSEWHERE,
  editExpression: ELSEWHERE,
  deleteCalculatedValue: ELSEWHERE,
  addQuestion: ELSEWHERE,
  duplicateQuestion: [(d) => duplicateQuestion(d, 'a', countingMint())],
  moveQuestion: [
    (d) => moveQuestion(d, 'a', 's1', 0),
    (d) => moveQuestion(d, 'a', 's3', 1),
    (d) => moveQuestion(d, 'then', 's1', 0),
    (d) => moveQuestion(d, 'first', 's3', 0),
  ],
  deleteQuestion: [
    (d) => removeQuestion(d, 'a'),
    (d) => removeReferences(removeQuestion(d, 'a'), 'a'),
    (d) => removeQuestion(d, 'first'),
  ],
  editQuestionText: set(questionKinds, { prompt: text('Something else') }),
  editHelp: set(questionKinds, { help: text('A hint') }),
  editExplanation: ELSEWHERE,
  editErrorMessage: set(answerable, { errorText: 'Please answer' }),
  editCode: set(questionKinds, { code: 'other' }),
  editTags: ELSEWHERE,
  changeKind: questionKinds.map(
    (kind): Edit =>
      (d) =>
        changeKind(d, 'a', kind, countingMint()),
  ),
  editRubric: ELSEWHERE,
  addLevel: ELSEWHERE,
  moveLevel: ELSEWHERE,
  deleteLevel: ELSEWHERE,
  changeShortestLength: set(texts, { minLength: 5 }, { minLength: 50 }),
  changeLongestLength: set(texts, { maxLength: 1 }, { maxLength: 4 }),
  changeOrderOfOptions: set([...choices, 'ranking'], { shuffle: true }),
  keepOptionInPlace: [(d) => updateOption(d, 'a', 'x', { pinned: true })],
  changeSpecialOption: [
    (d) => updateOption(d, 'a', 'x', { role: 'none' }),
    (d) => updateOption(d, 'a', 'z', { role: 'all' }),
    (d) => addOption(d, 'a', 3, withRole('all')),
  ],
  deleteOther: set(choices, { other: undefined }),
  editOther: set(choices, { other: { label: text('Another') } }),
  changePattern: set(['shortText'], { pattern: { source: 'x', ignoreCase: false } }),
  offerOther: set(choices, { other: { label: text('Other') } }),
  changeLanguage: set(['code'], { language: 'go' }),
  editCheckboxLabel: set(['consent'], { label: text('I do') }),
  changeEarliestDate: set(['date'], { min: '2024-03-01' }, { min: '2024-02-29' }),
  changeLatestDate: set(['date'], { max: '2024-02-28' }, { max: '2024-02-29' }),
  changeFewestFiles: set(['file'], { minFiles: 2 }),
  changeMostFiles: set(['file'], { maxFiles: 1 }),
  changeFileSize: set(['file'], { maxSize: 1 }),
  changeFileTypes: set(['file'], { accept: ['.pdf'] }),
  changeAnswersPerRow: set(['matrix'], { several: true }, { several: false }),
  changeFewestChoices: set(['multipleChoice'], { minChoices: 3 }),
  changeMostChoices: set(['multipleChoice'], { maxChoices: 1 }),
  changeSmallestNumber: set(['number'], { min: 3 }, { min: 4 }, { min: -9 }),
  changeLargestNumber: set(['number'], { max: 3 }, { max: 2 }, { max: 99 }),
  changeStep: set(['number'], { step: 2 }, { step: 10 }),
  changeUnit: set(['number'], { unit: 'months' }),
  changeLowestStep: set(['rating'], { lowest: 0 }, { lowest: 2 }, { lowest: 4 }),
  changeHighestStep: set(
    ['rating'],
    { highest: 10 },
    { highest: 4 },
    { highest: 3 },
    { highest: 2 },
  ),
  changeLookOfScale: set(['rating'], { look: 'stars' }),
  editScaleLabel: set(['rating'], { lowLabel: 'Excellent' }, { highLabel: 'Poor' }),
  changeHowOptionsAreShown: set(['singleChoice'], { display: 'dropdown' }),
  makeSelfIdentification: set(['singleChoice'], MADE_SELF_IDENTIFICATION),
  endSelfIdentification: ELSEWHERE,
  swapLimits: set(['number'], { min: 0, max: 3 }),
  fixLimit: set(['multipleChoice'], { minChoices: 2, maxChoices: 2 }),
  reverseRange: ELSEWHERE,
  giveOwnCodes: [(d) => updateOption(d, 'a', 'x', { code: 'x2' })],
  removeOptionsWithoutText: [(d) => removeOption(d, 'a', 'x')],
  removeRowsWithoutText: [(d) => removeRow(d, 'a', 'r')],
  fixProblem: ELSEWHERE,
  changePoints: set(answerable, { points: 9 }),
  changeCorrectAnswer: set(['number', 'rating'], { key: { value: 2, tolerance: 0 } }),
  changeCorrectAnswers: set(['shortText'], { key: { accepted: ['y'], ignoreCase: false } }),
  changeAcceptedText: set(['shortText'], { format: 'email' }, { format: 'url' }),
  changeIgnoreCase: set(['shortText'], { pattern: { source: 'x', ignoreCase: true } }),
  changeTolerance: set(['number', 'rating'], { key: { value: 3, tolerance: 0 } }),
  setCorrectOrder: set(['ranking'], { key: { order: ['z', 'y', 'x'] } }),
  changeCorrectOrder: set(['ranking'], { key: { order: ['z', 'y', 'x'] } }),
  removeCorrectOrder: set(['ranking'], { key: undefined }),
  changeRowScoring: set(['matrix'], { key: { byRow: { r: ['x'] }, grading: 'all' } }),
  changePartialPoints: set(['multipleChoice'], {
    key: { options: ['x', 'y'], grading: 'perOption' },
  }),
  scoreEachOption: set(choices, { optionPoints: { byOption: { x: 1 }, floor: 0 }, key: undefined }),
  scoreTheCorrectAnswer: set(choices, { optionPoints: undefined }),
  changeLowestTotal: ELSEWHERE,
  setKnockOut: set(answerable, { knockOut: { op: 'isBlank' } }),
  changeKnockOut: set(['number', 'rating'], { knockOut: { op: 'atMost', value: 2 } }),
  removeKnockOut: set(answerable, { knockOut: undefined }),
  giveOnePoint: set(answerable, { points: 1 }),
  removePoints: set(answerable, { points: undefined }),
  removeScoring: set(answerable, { points: undefined, key: undefined, knockOut: undefined }),
  makeRequired: set(answerable, { required: true, requiredIf: undefined }),
  makeOptional: set(answerable, { required: false, requiredIf: undefined }),
  makeRequiredByCondition: [(d) => setRequiredIf(d, { questionId: 'a' }, onFirst)],
  editRequiredWhen: [(d) => setRequiredIf(d, { questionId: 'a' }, onFirst)],
  addCondition: [(d) => setShowIf(d, { questionId: 'a' }, onFirst)],
  editCondition: [(d) => setShowIf(d, { questionId: 'a' }, onFirst)],
  removeCondition: [(d) => setShowIf(d, { questionId: 'then' }, null)],
  removePartOfCondition: [(d) => setShowIf(d, { questionId: 'then' }, null)],
  removeUnfinishedPart: [(d) => setShowIf(d, { questionId: 'then' }, null)],
  removeDeletedOption: ELSEWHERE,
  removeDeletedRow: ELSEWHERE,
}

/** The steps about options and rows, and those that count what they do. */
export const editsOfParts: readonly (readonly [StepName, readonly Edit[]])[] = [
  [{ key: 'addPart', of: 'option' }, [(d) => addOption(d, 'a', 0, option('w'))]],
  [{ key: 'addPart', of: 'row' }, [(d) => addRow(d, 'a', 0, option('t'))]],
  [{ key: 'editPart', of: 'option' }, [(d) => updateOption(d, 'a', 'x', { label: text('Ex') })]],
  [{ key: 'editPartCode', of: 'option' }, [(d) => updateOption(d, 'a', 'x', { code: 'ex' })]],
  [{ key: 'movePart', of: 'option' }, [(d) => moveOption(d, 'a', 'x', 2)]],
  [{ key: 'movePart', of: 'row' }, [(d) => moveRow(d, 'a', 'r', 1)]],
  [
    { key: 'deletePart', of: 'option' },
    ['x', 'y', 'z'].flatMap((id): Edit[] => [
      (d) => removeOption(d, 'a', id),
      (d) => removeOption(removeReferences(d, { questionId: 'a', partId: id }), 'a', id),
    ]),
  ],
  [
    { key: 'deletePart', of: 'row' },
    ['r', 's'].map(
      (id): Edit =>
        (d) =>
          removeRow(d, 'a', id),
    ),
  ],
  [
    { key: 'pasteParts', of: 'option' },
    [['x'], ['y', 'z'], ['v', 'w']].map(
      (ids): Edit =>
        (d) =>
          setOptions(
            d,
            'a',
            ids.map((id) => option(id)),
          ),
    ),
  ],
  [{ key: 'pasteParts', of: 'row' }, [(d) => setRows(d, 'a', [option('s')])]],
  [{ key: 'pickQuestions', count: 1 }, [(d) => updateSection(d, 's1', { draw: 1 })]],
  [{ key: 'allowCharacters', count: 20 }, set(texts, { maxLength: 20 })],
]

/** The question of that kind with a key or points, and whatever its kind can have besides. */
export function scoredQuestion(question: Question): Question {
  if (question.kind === 'statement') return question
  const worth = { points: 4, required: true }
  switch (question.kind) {
    case 'singleChoice':
      return {
        ...question,
        ...worth,
        key: { options: ['x', 'y'] },
        knockOut: { op: 'isOneOf', values: ['x', 'z'] },
      }
    case 'multipleChoice':
      return {
        ...question,
        ...worth,
        key: { options: ['x', 'y'] },
        knockOut: { op: 'includes', value: 'z' },
      }
    case 'shortText':
      return {
        ...question,
        ...worth,
        key: { accepted: ['x', 'xyz'], ignoreCase: false },
        knockOut: { op: 'is', value: 'xyz' },
      }
    case 'number':
      return {
        ...question,
        ...worth,
        min: 0,
        max: 9,
        unit: 'years',
        key: { value: 3, tolerance: 1 },
        knockOut: { op: 'lessThan', value: 3 },
      }
    case 'rating':
      return {
        ...question,
        ...worth,
        lowLabel: 'Poor',
        highLabel: 'Excellent',
        key: { value: 3, tolerance: 1 },
        knockOut: { op: 'lessThan', value: 3 },
      }
    case 'date':
      return {
        ...question,
        ...worth,
        key: { value: '2024-02-29', tolerance: 1 },
        knockOut: { op: 'before', value: '2024-02-29' },
      }
    case 'ranking':
      return { ...question, ...worth, key: { order: ['y', 'x', 'z'] } }
    case 'matrix':
      return { ...question, ...worth, key: { byRow: { r: ['x', 'y'], s: ['x'] }, grading: 'all' } }
    case 'longText':
    case 'file':
    case 'code':
    case 'signature':
    case 'consent':
      return { ...question, ...worth, knockOut: { op: 'isBlank' } }
  }
}
