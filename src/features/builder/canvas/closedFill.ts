/**
 * What closed questions are drawn upon: a filling in which nothing is ever answered.
 */
import { failed } from '#schemas/result.ts'
import { compile } from '#src/engine/compile.ts'
import { emptyDefinition } from '#src/engine/editing/definition.ts'
import type { Fill } from '#src/renderer/fill/FillContext.ts'
import { createFillSession } from '#src/renderer/fillSession.ts'

export function createClosedFill(): Fill {
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
