import type { QuestionKind } from '#schemas/question.ts'

export const KIND_NAMES: { readonly [K in QuestionKind]: string } = {
  singleChoice: 'Single choice',
  multipleChoice: 'Multiple choice',
  shortText: 'Short text',
  longText: 'Long text',
  number: 'Number',
  date: 'Date',
  rating: 'Rating',
  ranking: 'Ranking',
  matrix: 'Matrix',
  file: 'File upload',
  code: 'Code',
  signature: 'Signature',
  consent: 'Consent',
  statement: 'Statement',
}
