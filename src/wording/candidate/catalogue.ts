import type { Question } from '#schemas/question.ts'
import type { Rule } from '#src/engine/rule.ts'
import type { DateFault } from './unreadable.ts'

/** What a sentence about a violation may name; numbers and sizes come ready to be read. */
export type ViolationFacts = {
  question: Question
  limit: string
  /** The limit is one: "1 file". */
  isOne: boolean
  fileName: string
  /** The label of the row of a matrix that it is about. */
  row: string
  /** What is wrong with a date as typed; null for anything else. */
  dateFault: DateFault | null
  /** A number with the decimal mark of other languages was typed. */
  otherMark: boolean
  /** The other end of the range, where the question has both. */
  range: { low: string; high: string } | null
}

/** Why a file was not added. */
export type FileRefusal =
  | 'emptyFile'
  | 'fileSize'
  | 'fileType'
  | 'maxFiles'
  | 'too-much'
  | 'storage-full'
  | 'storage-failed'

/** Numbers and sizes come ready to be read; `limit` is the one that was missed, if there is one. */
export type RefusedFile = {
  name: string
  size: string
  limit: string
  isOne: boolean
  question: Question
}

export type CandidateWords = {
  /** BCP 47; decides how numbers and dates are written. */
  language: string
  violations: { readonly [R in Rule]: (facts: ViolationFacts) => string }
  files: {
    added: (name: string, count: string, most: string) => string
    /** Where only one file is wanted. */
    oneAdded: (name: string) => string
    removed: (name: string) => string
    soFar: (count: string, isOne: boolean) => string
    refused: { readonly [R in FileRefusal]: (facts: RefusedFile) => string }
  }
  saving: {
    saved: (time: string) => string
    atRisk: string
    saving: string
    failed: string
    deleted: string
    elsewhere: string
  }
  page: {
    section: (page: string, pages: string) => string
    question: (page: string, pages: string) => string
    all: string
    /** A number of pages that answers may still change. */
    about: (pages: string) => string
  }
  answered: (answered: string, shown: string) => string
  characters: {
    soFar: (written: string, most: string) => string
    tooMany: (over: string, isOne: boolean) => string
  }
  minutes: (minutes: number, text: string) => string
  /** A rating, and the highest that there is. */
  ofScale: (value: string, highest: string) => string
  unit: (value: string, unit: string) => string
  unknownOption: string
  /** Stands for a quoted answer that is blank. */
  blankQuote: string
  yes: string
  no: string
  unticked: (labels: string) => string
  signed: string
  agreed: string
}
