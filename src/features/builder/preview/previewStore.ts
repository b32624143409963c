/**
 * The trial filling of the draft. It follows every edit at once and keeps what was typed into it;
 * Restart forgets that. Nothing of it is stored unless it is kept as a test.
 */
import type { Filling } from '#src/engine/candidates/filling.ts'
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
  play(filling: Filling): void
  /** What was answered so far, and what it depends on besides. */
  filling(): Filling
  close(): void
}

export function createPreviewStore(draft: DraftStore): PreviewStore {
  let compiled: Compiled = compile(draft.definition())
  let session = startSession(compiled, { answers: {} })
  const listeners = new Set<() => void>()
  const stop = draft.subscribe(() => {
    const definition = draft.definition()
    if (definition === compiled.definition) return
    compiled = compile(definition, compiled)
    session.useDefinition(compiled)
  })
  const begin = (filling: Filling) => {
    session = startSession(compiled, filling)
    for (const listener of [...listeners]) listener()
  }
  return {
    session: () => session,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    restart: () => begin({ answers: {} }),
    play: begin,
    filling: () => fillingOf(session),
    close: stop,
  }
}

/** As a candidate would start it at this moment, where nothing else is said. */
function startSession(
  compiled: Compiled,
  { answers, seed = randomSeed(), startedAt = new Date().toISOString() }: Filling,
): FillSession {
  const { language } = compiled.definition
  return createFillSession(compiled, answers, { seed, startedAt, language })
}

/** Answers of questions that have left the draft are left out. */
function fillingOf({ answers, evaluation: { compiled, context } }: FillSession): Filling {
  const kept = Object.entries(answers()).filter(([id]) => compiled.indexByQuestionId.has(id))
  const { seed, startedAt } = context
  return {
    answers: Object.fromEntries(kept),
    seed,
    ...(startedAt !== undefined && { startedAt }),
  }
}
