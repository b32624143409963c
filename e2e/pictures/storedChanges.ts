import { FORMATS } from '#schemas/base.ts'

/** As another tab would: merges `change` into the stored record with that key, or creates one. */
export function changeRecord([store, key, change]: readonly [
  string,
  string,
  object,
]): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('TalentFlowDatabase')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const writing = opening.result.transaction(store, 'readwrite')
      const records = writing.objectStore(store)
      const reading = records.get(key)
      reading.onsuccess = () => records.put({ ...reading.result, ...change })
      writing.onabort = () => reject(writing.error)
      writing.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}

/** A response to another assessment, started but not submitted. */
export function startedElsewhere(candidateId: string): object {
  const assessmentId = crypto.randomUUID()
  const versionId = `${assessmentId}.v1`
  const attempt = {
    attemptId: crypto.randomUUID(),
    versionId,
    startedAt: '2026-01-05T09:00:00.000Z',
    seed: 1,
    language: 'en',
    answers: {},
    clock: { activeMs: 0 },
    events: [],
  }
  const response = {
    format: FORMATS.response,
    rev: 1,
    candidateId,
    assessmentId,
    versionId,
    current: attempt,
  }
  return { ...response, attempts: [], reviews: [], scores: [] }
}
