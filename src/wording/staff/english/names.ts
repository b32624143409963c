import type { Stage } from '#schemas/candidate.ts'
import type { JobStatus } from '#schemas/job.ts'
import type { QuestionKind } from '#schemas/question.ts'
import type { Measure } from '#src/engine/questions/kind.ts'
import type { ReadQuestion } from '#src/engine/reading.ts'

type Words<K extends string> = { readonly [Key in K]: string }

const kinds: Words<QuestionKind> = {
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

const kindHints: Words<QuestionKind> = {
  singleChoice: 'One of several options',
  multipleChoice: 'Any of several options',
  shortText: 'A line of text, an e-mail, a phone number or a web address',
  longText: 'Several lines, in the candidate’s own words',
  number: 'A number, with a range and a unit if you like',
  date: 'A day of the calendar, between two days if you like',
  rating: 'A point on a scale, such as 1 to 5',
  ranking: 'Options to be put in order',
  matrix: 'The same options for several rows',
  file: 'One or more files, such as a CV or a portfolio',
  code: 'Text in a programming language, highlighted and never run',
  signature: 'A signature, drawn or typed',
  consent: 'A box to tick, with the words of what is agreed to',
  statement: 'Text to read, nothing to answer',
}

const stages: Words<Stage> = {
  applied: 'Applied',
  screen: 'Screen',
  tech: 'Tech',
  offer: 'Offer',
  hired: 'Hired',
  rejected: 'Rejected',
}

const statuses: Words<JobStatus> = { draft: 'Draft', active: 'Active', archived: 'Archived' }

const readings: Words<ReadQuestion['status']> = {
  answered: 'Answered',
  blank: 'Left blank',
  notShown: 'Not shown',
}

const measures: Words<Measure> = {
  length: 'length',
  count: 'number of choices',
  other: 'own words',
}

export const names = { kinds, kindHints, stages, statuses, readings, measures } as const
