/** The last published version of the draft, which readiness compares it with; null if none is read. */
import { createStore, type Readable } from '#src/base/store.ts'
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
    const { id: assessmentId, publishedVersion: version, keyCorrections } = record.getState()
    const asked = `${version} ${keyCorrections.length}`
    if (asked === wanted || version === undefined) return
    wanted = asked
    const id = versionIdOf(assessmentId, version)
    const definition = await publishedDefinition(id, draft.definition())
    if (isClosed || wanted !== asked) return
    const corrected = definition && withCorrectedKeys({ id, definition }, keyCorrections)
    const fixedKeys = corrected?.counted.map(({ questionId }) => questionId) ?? []
    store.set(corrected && { version, definition: corrected.definition, fixedKeys })
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
