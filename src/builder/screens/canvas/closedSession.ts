/** The fill session for rendering closed questions, which are never answered. */
import { failed } from '#schemas/result.ts'
import { compile } from '#src/engine/evaluation/compile.ts'
import { emptyDefinition } from '#src/engine/editing/definition.ts'
import type { Fill } from '#src/renderer/session/FillContext.ts'
import { createFillSession } from '#src/renderer/session/fillSession.ts'

export function createClosedSession(): Fill {
  const nothing = emptyDefinition('', { sectionId: 's' })
  return {
    session: createFillSession(compile(nothing), {}, { seed: 0 }),
    files: {
      keep: async () => failed({ kind: 'storage-failed' }),
      remove: async () => undefined,
      open: async () => null,
      adding: () => undefined,
    },
    mode: 'preview',
    nonce: 'canvas',
    typed: () => undefined,
    enter: () => undefined,
    describeHidden: () => '',
    hidden: null,
  }
}
