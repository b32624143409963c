/**
 * An assessment on the screen, to be filled in as a person would: with the real engine, the place in
 * React state and the files in memory.
 */
import { render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'

import type { Answers, StoredFile } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import { done, failed } from '#schemas/result.ts'
import { compile } from '#src/engine/compile.ts'
import { AssessmentFill } from '#src/renderer/AssessmentFill.tsx'
import { loadFields } from '#src/renderer/fields/fields.ts'
import type { FileKeeper } from '#src/renderer/fileKeeper.ts'
import { hiddenParts } from '#src/renderer/fill/HiddenQuestion.tsx'
import { PreviewParts } from '#src/renderer/fill/PreviewParts.tsx'
import type { AssessmentFillProps } from '#src/renderer/fillProps.ts'
import { createFillSession, type FillSession } from '#src/renderer/fillSession.ts'

// As the pages around a filling do before they draw it.
await loadFields(['file', 'date'])

export type Filling = {
  session: FillSession
  user: UserEvent
  /** What `submit` had to send, once for every call. */
  submitted: Answers[]
  selected: string[]
  files: ReturnType<typeof filesInMemory>
}

export function fillIn(
  definition: Definition,
  { answers = {}, ...own }: Partial<AssessmentFillProps> & { answers?: Answers } = {},
): Filling {
  const session = createFillSession(compile(definition), answers, { seed: 0 })
  const submitted: Answers[] = []
  const selected: string[] = []
  const files = filesInMemory()
  render(
    <Placed
      session={session}
      files={files}
      nonce="attempt1"
      mode="take"
      onSubmit={() => submitted.push(session.answers())}
      onSelectQuestion={(questionId) => selected.push(questionId)}
      {...(own.mode === 'preview' && { hidden: hiddenParts, parts: PreviewParts })}
      {...own}
    />,
  )
  return { session, user: userEvent.setup(), submitted, selected, files }
}

/** Remembers the place, as the screens around it do. */
export function Placed(props: Omit<AssessmentFillProps, 'place' | 'onPlace'>): ReactNode {
  const [place, setPlace] = useState<string | undefined>(undefined)
  return <AssessmentFill place={place} onPlace={setPlace} {...props} />
}

export function filesInMemory(): FileKeeper & { kept: Map<string, File>; isFull: boolean } {
  const kept = new Map<string, File>()
  return {
    kept,
    isFull: false,
    async keep(questionId, file) {
      if (this.isFull) return failed({ kind: 'storage-full' })
      const fileId = `${questionId}_${kept.size + 1}`
      kept.set(fileId, file)
      const { name, type, size } = file
      return done({ fileId, name, type, size, sha256: 'a'.repeat(64) })
    },
    async remove(fileId) {
      kept.delete(fileId)
    },
    adding: () => undefined,
    async open({ fileId }: StoredFile) {
      return kept.get(fileId) ?? null
    },
  }
}
