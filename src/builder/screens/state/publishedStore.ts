/** The last published version of the draft, which readiness compares it with; null if none is read. */
import { createStore, type Readable } from '#src/base/store.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Assessment } from '#schemas/records/assessment.ts'
import { versionIdOf } from '#schemas/versionId.ts'
import { withCorrectedKeys } from '#src/builder/model/correctedKeys.ts'
import type { Published } from '#src/builder/model/readiness/checkSincePublished.ts'
import { publishedDefinition } from '#src/storage/stored/versions.ts'
import type { DraftStore } from './draftStore.ts'

export interface PublishedStore extends Readable<Published | null> {
  close(): void
}

/** Reads it again whenever another version is published, or a key in it fixed. */
export function createPublishedStore(
  record: Readable<Assessment>,
  draft: DraftStore,
): PublishedStore {
  const store = createStore<Published | null>(null)
  let wanted: string | undefined
  let isClosed = false
  const follow = async () => {
    const assessment = record.getState()
    const asked = `${assessment.publishedVersion} ${assessment.keyCorrections.length}`
    if (asked === wanted || assessment.publishedVersion === undefined) return
    wanted = asked
    const published = await lastPublished(assessment, draft.definition())
    if (!isClosed && wanted === asked) store.set(published)
  }
  const stop = record.subscribe(() => void follow())
  void follow()
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    close() {
      isClosed = true
      stop()
    },
  }
}

/** The last published version, to compare this draft with; null if there is none that can be read. */
export async function lastPublished(
  { id: assessmentId, publishedVersion: version, keyCorrections }: Assessment,
  draft: Definition,
): Promise<Published | null> {
  if (version === undefined) return null
  const id = versionIdOf(assessmentId, version)
  const definition = await publishedDefinition(id, draft)
  const corrected = definition && withCorrectedKeys({ id, definition }, keyCorrections)
  const fixedKeys = corrected?.counted.map(({ questionId }) => questionId) ?? []
  return corrected && { version, definition: corrected.definition, fixedKeys }
}
