/** Finds the sample records that can be removed without leaving dangling references. */
import type { Table } from 'dexie'

import {
  assessmentTable,
  candidateTable,
  jobTable,
  responseTable,
} from '#src/storage/core/database.ts'
import { fieldOf } from '#src/storage/core/rawField.ts'
import { isAssessmentId } from '#src/storage/stored/versions.ts'

/** Created by the sample data. For stored values, valid or damaged. */
export function isSample(raw: unknown): boolean {
  return fieldOf(raw, 'sample') === true
}

/**
 * Sample candidates are always removed, with their responses. Assessments stay if the user's own
 * candidates were assigned or have answered them; jobs stay if any of their candidates or
 * assessments do.
 */
export async function removableSamples() {
  const candidates = await split(candidateTable, isSample)
  const responses = await split(responseTable, (raw) =>
    candidates.ids.has(keyOf(raw, 'candidateId')),
  )
  const needed = new Set<unknown>([
    ...responses.staying.map((raw) => fieldOf(raw, 'assessmentId')),
    ...candidates.staying.map((raw) => fieldOf(fieldOf(raw, 'assignment'), 'assessmentId')),
  ])
  const stored = await split(
    assessmentTable,
    (raw) => isSample(raw) && !needed.has(fieldOf(raw, 'id')),
  )
  const staying = stored.staying.filter((raw) => isAssessmentId(fieldOf(raw, 'id')))
  const usedJobs = new Set([...candidates.staying, ...staying].map((raw) => fieldOf(raw, 'jobId')))
  const jobs = await split(jobTable, (raw) => isSample(raw) && !usedJobs.has(fieldOf(raw, 'id')))
  const versionIds = stored.staying
    .filter((raw) => stored.ids.has(String(fieldOf(raw, 'assessmentId'))))
    .map((raw) => keyOf(raw, 'id'))
  return {
    ids: {
      jobs: [...jobs.ids],
      candidates: [...candidates.ids],
      assessments: [...stored.ids],
      responses: [...responses.ids],
    },
    versionIds,
    attemptIds: responses.leaving.flatMap(attemptIdsOf),
    kept: [...jobs.staying, ...staying].filter(isSample).length,
  }
}

/** The keys of what can be removed, and the rest. */
async function split(table: Table<unknown, string>, mayGo: (raw: unknown) => boolean) {
  const keyPath = String(table.schema.primKey.keyPath)
  const raws = await table.toArray()
  const leaving = raws.filter(mayGo)
  return {
    ids: new Set(leaving.map((raw) => keyOf(raw, keyPath))),
    leaving,
    staying: raws.filter((raw) => !mayGo(raw)),
  }
}

function keyOf(raw: unknown, keyPath: string): string {
  return String(fieldOf(raw, keyPath))
}

function attemptIdsOf(response: unknown): string[] {
  const finished = fieldOf(response, 'attempts')
  const attempts = [fieldOf(response, 'current'), ...(Array.isArray(finished) ? finished : [])]
  return attempts.map((attempt) => String(fieldOf(attempt, 'attemptId')))
}
