/** The last published version of the draft, which readiness compares it with; null if none is read. */
import { createStore, type Readable } from '#src/base/store.ts'
import type { Assessment } from '#schemas/records/assessment.ts'
import { versionIdOf } from '#schemas/versionId.ts'
import type { Published } from '#src/builder/model/readiness/checkSincePublished.ts'
import { publishedDefinition } from '#src/storage/stored/versions.ts'
import type { DraftStore } from './draftStore.ts'

export interface PublishedStore extends Readable<Published | null> {
  close(): void
}

/** Reads it again whenever another version is published. */
export function createPublishedStore(
  record: Readable<Assessment>,
  draft: DraftStore,
): PublishedStore {
  const store = createStore<Published | null>(null)
  let wanted: number | undefined
  let isClosed = false
  const follow = async () => {
    const { id, publishedVersion: version } = record.getState()
    if (version === wanted || version === undefined) return
    wanted = version
    const definition = await publishedDefinition(versionIdOf(id, version), draft.definition())
    if (!isClosed && wanted === version) store.set(definition && { version, definition })
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
