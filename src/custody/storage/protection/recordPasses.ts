/** Assessments with their versions, candidates, and the steps of drafts. */
import { done } from '#schemas/result.ts'
import { assessmentTable, candidateTable } from '#src/storage/core/database.ts'
import { historyTable } from '#src/storage/core/deviceDatabase.ts'
import { fieldOf } from '#src/storage/core/rawField.ts'
import { write, writeOnDevice } from '#src/storage/core/writing.ts'
import { assessments, candidates, versions } from '#src/storage/records/recordKinds.ts'
import { parseAllStored, type Shape } from '#src/storage/records/shapes.ts'
import { stepShape } from '#src/builder/storage/draftSteps.ts'
import { isAssessmentId } from '#src/storage/stored/versions.ts'

import type { Pass } from './passProgress.ts'

/** Codes take longest: some forty milliseconds each. */
const BATCH_SIZE = 25

const assessmentPass = (isDone: IsDone): Pass => ({
  keys: () => assessmentTable.toCollection().primaryKeys(),
  batchSize: BATCH_SIZE,
  work: (keys) =>
    write([assessmentTable], async () => {
      const raws = await assessmentTable.bulkGet(keys.map(String))
      const own = raws.filter((raw) => isAssessmentId(fieldOf(raw, 'id')))
      const ofVersions = raws.filter((raw) => !isAssessmentId(fieldOf(raw, 'id')))
      await assessmentTable.bulkPut([
        ...rewritten(assessments, own, isDone),
        ...rewritten(versions, ofVersions, isDone),
      ])
      return done(null)
    }),
})

const candidatePass = (isDone: IsDone): Pass => ({
  keys: () => candidateTable.toCollection().primaryKeys(),
  batchSize: BATCH_SIZE,
  work: (keys) =>
    write([candidateTable], async () => {
      const raws = await candidateTable.bulkGet(keys.map(String))
      await candidateTable.bulkPut(rewritten(candidates, raws, isDone))
      return done(null)
    }),
})

const historyPass = (isDone: IsDone): Pass => ({
  keys: () => historyTable.toCollection().primaryKeys(),
  batchSize: BATCH_SIZE,
  work: (keys) =>
    writeOnDevice([historyTable], async () => {
      const raws = await historyTable.bulkGet(keys.flatMap((key) => (isStepKey(key) ? [key] : [])))
      await historyTable.bulkPut(rewritten(stepShape, raws, isDone))
      return done(null)
    }),
})

export const sealRecords: readonly Pass[] = [
  assessmentPass((raw) => has(raw, 'content') || has(raw, 'sealedDefinition')),
  candidatePass((raw) => !hasPlainNote(raw) && !has(fieldOf(raw, 'assignment'), 'code')),
  historyPass((raw) => has(raw, 'content')),
]

export const openRecords: readonly Pass[] = [
  assessmentPass((raw) => !has(raw, 'content') && !has(raw, 'sealedDefinition')),
  candidatePass((raw) => !hasSealedNote(raw) && !has(fieldOf(raw, 'assignment'), 'sealedCode')),
  historyPass((raw) => !has(raw, 'content')),
]

type IsDone = (raw: unknown) => boolean

/**
 * The records in the form in which they are stored now. Their revisions stay: nobody edited them.
 */
function rewritten<T>(shape: Shape<T>, raws: readonly unknown[], isDone: IsDone): unknown[] {
  const left = raws.filter((raw) => raw !== undefined && !isDone(raw))
  const whole = parseAllStored(shape, left).flatMap(({ data }) => data ?? [])
  return shape.parts?.sealAll(whole) ?? whole
}

function hasPlainNote(raw: unknown): boolean {
  return notesOf(raw).some((note) => has(note, 'text'))
}

function hasSealedNote(raw: unknown): boolean {
  return notesOf(raw).some((note) => has(note, 'sealedText'))
}

function notesOf(raw: unknown): unknown[] {
  const notes = fieldOf(raw, 'notes')
  return Array.isArray(notes) ? notes : []
}

function has(raw: unknown, name: string): boolean {
  return fieldOf(raw, name) !== undefined
}

function isStepKey(key: unknown): key is [string, number] {
  return Array.isArray(key) && typeof key[0] === 'string' && typeof key[1] === 'number'
}
