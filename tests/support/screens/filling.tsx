/**
 * An assessment on screen, to be filled in as a person would: with the real engine, the page in
 * React state and the files in memory.
 */
import { render } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'

import type { Answers, StoredFile } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import { done, failed } from '#schemas/result.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { AssessmentFill } from '#src/assessment/renderer/fill/AssessmentFill.tsx'
import { loadFields } from '#src/assessment/renderer/fields/fields.ts'
import type { FileKeeper } from '#src/assessment/renderer/session/fileKeeper.ts'
import { hiddenParts } from '#src/assessment/renderer/question/HiddenQuestion.tsx'
import { PreviewParts } from '#src/assessment/renderer/fill/PreviewParts.tsx'
import type { AssessmentFillProps } from '#src/assessment/renderer/fill/fillProps.ts'
import {
  createFillSession,
  type FillSession,
} from '#src/assessment/renderer/session/fillSession.ts'
import { WordsContext } from '#src/assessment/renderer/text/words.ts'
import { english } from '#src/assessment/words/english/first.ts'

// As the surrounding pages do before rendering.
await loadFields(['file', 'date'], 'en')

export type Filling = {
  session: FillSession
  user: UserEvent
  /** The answers of each `submit`. */
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

/** Keeps the current page, as the surrounding screens do. */
export function Placed(props: Omit<AssessmentFillProps, 'place' | 'onPlace'>): ReactNode {
  const [place, setPlace] = useState<string | undefined>(undefined)
  return (
    <InEnglish>
      <AssessmentFill place={place} onPlace={setPlace} {...props} />
    </InEnglish>
  )
}

/** The context that the surrounding screens provide. */
export function InEnglish({ children }: { children: ReactNode }): ReactNode {
  return <WordsContext value={english}>{children}</WordsContext>
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
