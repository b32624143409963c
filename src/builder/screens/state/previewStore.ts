/**
 * The fill session of the preview. It follows every edit and keeps the answers; Restart clears
 * them. Nothing is stored unless it is saved as a test candidate.
 */
import { createStore } from '#src/base/store.ts'
import { createPreviewTexts } from '#src/builder/model/previewTexts.ts'
import type { AttemptInput } from '#src/builder/model/testCandidates/attemptInput.ts'
import { type Compiled, compile } from '#src/assessment/engine/evaluation/compile.ts'
import { changeLanguage } from '#src/assessment/renderer/fill/changeLanguage.ts'
import { compileEdited } from '#src/assessment/engine/evaluation/compileEdited.ts'
import { moveToDefinition } from '#src/assessment/engine/evaluation/moveToDefinition.ts'
import type { DraftStore } from './draftStore.ts'
import {
  createFillSession,
  type FillSession,
} from '#src/assessment/renderer/session/fillSession.ts'
import { randomSeed } from '#src/storage/vault/randomness.ts'

export interface PreviewStore {
  /** The language shown: the chosen one while the draft has it, otherwise that of its texts. */
  language(): string
  subscribeLanguage(listener: () => void): () => void
  /** Shows the draft in this language, with the answers that are there. Nothing is stored. */
  showIn(language: string): void
  /** A new one after each restart, with a new seed. */
  session(): FillSession
  subscribe(listener: () => void): () => void
  restart(): void
  /** Starts again with these answers and this seed. */
  play(filling: AttemptInput): void
  /** The current answers, seed and start. */
  filling(): AttemptInput
  close(): void
}

/** `draft`: what is tried out, a draft or a version that never changes. */
export function createPreviewStore(
  draft: Pick<DraftStore, 'definition' | 'subscribe'>,
): PreviewStore {
  const textsIn = createPreviewTexts()
  const chosen = createStore<string | null>(null)
  const language = () => {
    const definition = draft.definition()
    const wanted = chosen.getState() ?? definition.language
    return Object.hasOwn(definition.translations, wanted) ? wanted : definition.language
  }
  const shown = () => textsIn(draft.definition(), language())
  let of = draft.definition()
  let compiled: Compiled = compile(of)
  const sessions = createStore(startSession(compiled, { answers: {} }))
  const follow = () => {
    of = draft.definition()
    compiled = compileEdited(shown(), compiled)
    const session = sessions.getState()
    const context = { ...session.evaluation.context, language: compiled.definition.language }
    session.moveTo(moveToDefinition({ ...session.evaluation, context }, compiled))
  }
  const stop = draft.subscribe(() => {
    if (draft.definition() !== of) follow()
  })
  const begin = (filling: AttemptInput) => sessions.set(startSession(compiled, filling))
  return {
    language,
    subscribeLanguage(listener) {
      const stopChosen = chosen.subscribe(listener)
      const stopDraft = draft.subscribe(listener)
      return () => {
        stopChosen()
        stopDraft()
      }
    },
    showIn(wanted) {
      chosen.set(wanted)
      changeLanguage(sessions.getState(), shown())
      compiled = sessions.getState().evaluation.compiled
    },
    session: sessions.getState,
    subscribe: sessions.subscribe,
    restart: () => begin({ answers: {} }),
    play: begin,
    filling: () => fillingOf(sessions.getState()),
    close: stop,
  }
}

/** Like a candidate starting now, except for what is given. */
function startSession(
  compiled: Compiled,
  { answers, seed = randomSeed(), startedAt = new Date().toISOString() }: AttemptInput,
): FillSession {
  const { language } = compiled.definition
  return createFillSession(compiled, answers, { seed, startedAt, language })
}

/** Without answers to questions that are no longer in the draft. */
function fillingOf({ answers, evaluation: { compiled, context } }: FillSession): AttemptInput {
  const kept = Object.entries(answers()).filter(([id]) => compiled.indexByQuestionId.has(id))
  const { seed, startedAt } = context
  return {
    answers: Object.fromEntries(kept),
    seed,
    ...(startedAt !== undefined && { startedAt }),
  }
}
