/** The fill session for rendering closed questions, which are never answered. */
import { failed } from '#schemas/result.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { emptyDefinition } from '#src/assessment/engine/editing/definition.ts'
import type { Fill } from '#src/assessment/renderer/session/FillContext.ts'
import { createFillSession } from '#src/assessment/renderer/session/fillSession.ts'

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
