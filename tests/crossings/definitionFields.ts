/**
 * The feature of each field of a definition, and of the test candidates beside it. A new field does not
 * compile until it has one.
 */
import type { Calculated, Definition, Section, Settings } from '#schemas/definition.ts'
import type { Option, Question } from '#schemas/question.ts'
import type { TestCandidate } from '#schemas/testCandidate.ts'

import type { Fields } from './features.ts'

export const DEFINITION: Fields<Definition> = {
  format: 'record',
  language: 'languages',
  translations: 'languages',
  textRules: 'versions',
  settings: 'parts',
  sections: 'parts',
  calculated: 'parts',
}

export const SETTINGS: Fields<Settings> = {
  title: 'record',
  introduction: 'ownTexts',
  nextSteps: 'ownTexts',
  layout: 'kinds',
  timeLimit: 'timeLimits',
  ownCopy: 'ownCopy',
  requiredByDefault: 'kinds',
  passMark: 'keys',
  bands: 'keys',
}

export const SECTION: Fields<Section> = {
  id: 'record',
  title: 'record',
  introduction: 'ownTexts',
  showIf: 'conditions',
  timeLimit: 'timeLimits',
  shuffle: 'randomOrder',
  draw: 'randomOrder',
  questions: 'parts',
}

export const QUESTION: Fields<Question> = {
  id: 'record',
  code: 'record',
  kind: 'kinds',
  prompt: 'kinds',
  help: 'ownTexts',
  explanation: 'ownTexts',
  errorText: 'ownTexts',
  picture: 'kinds',
  showIf: 'conditions',
  requiredIf: 'conditions',
  required: 'kinds',
  tags: 'kinds',
  origin: 'duplicating',
  points: 'keys',
  key: 'keys',
  optionPoints: 'keys',
  rubric: 'reviewers',
  knockOut: 'knockOuts',
  timeLimit: 'timeLimits',
  selfIdentification: 'selfIdentification',
  shuffle: 'randomOrder',
  options: 'parts',
  other: 'kinds',
  display: 'kinds',
  minChoices: 'kinds',
  maxChoices: 'kinds',
  format: 'kinds',
  pattern: 'kinds',
  minLength: 'kinds',
  maxLength: 'kinds',
  min: 'kinds',
  max: 'kinds',
  step: 'kinds',
  unit: 'kinds',
  accept: 'files',
  minFiles: 'files',
  maxFiles: 'files',
  maxSize: 'files',
  lowest: 'kinds',
  highest: 'kinds',
  lowLabel: 'kinds',
  highLabel: 'kinds',
  look: 'kinds',
  rows: 'kinds',
  several: 'kinds',
  language: 'kinds',
  label: 'kinds',
}

export const OPTION: Fields<Option> = {
  id: 'record',
  code: 'record',
  label: 'kinds',
  pinned: 'randomOrder',
  role: 'kinds',
  feedback: 'ownTexts',
}

export const CALCULATED: Fields<Calculated> = {
  id: 'record',
  name: 'calculated',
  expression: 'calculated',
  points: 'calculated',
}

export const TEST_CANDIDATE: Fields<TestCandidate> = {
  id: 'record',
  name: 'testCandidates',
  answers: 'testCandidates',
  seed: ['testCandidates', 'duplicating', 'randomOrder'],
  startedAt: 'testCandidates',
  expected: 'testCandidates',
}
