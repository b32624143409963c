/**
 * The trial filling of the draft. It follows every edit at once and keeps what was typed into it;
 * Restart forgets that. Nothing of it is ever stored.
 */
import type { Answers } from '#schemas/answer.ts'
import { type Compiled, compile } from '#src/engine/compile.ts'
import type { DraftStore } from '#src/features/builder/draft/draftStore.ts'
import { createFillSession, type FillSession } from '#src/renderer/fillSession.ts'
import { randomSeed } from '#src/vault/randomness.ts'

export interface PreviewStore {
  /** Another one after each restart, with other lots drawn. */
  session(): FillSession
  subscribe(listener: () => void): () => void
  restart(): void
  /** Starts again with these answers given, and these lots drawn. */
  play(answers: Answers, seed: number | undefined): void
  close(): void
}

export function createPreviewStore(draft: DraftStore): PreviewStore {
  let compiled: Compiled = compile(draft.definition())
  let session = startSession(compiled, {})
  const listeners = new Set<() => void>()
  const stop = draft.subscribe(() => {
    const definition = draft.definition()
    if (definition === compiled.definition) return
    compiled = compile(definition, compiled)
    session.useDefinition(compiled)
  })
  const begin = (answers: Answers, seed?: number) => {
    session = startSession(compiled, answers, seed)
    for (const listener of [...listeners]) listener()
  }
  return {
    session: () => session,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    restart: () => begin({}),
    play: begin,
    close: stop,
  }
}

/** As a candidate would start it at this moment. */
function startSession(compiled: Compiled, answers: Answers, seed = randomSeed()): FillSession {
  const { language } = compiled.definition
  return createFillSession(compiled, answers, {
    seed,
    startedAt: new Date().toISOString(),
    language,
  })
}
