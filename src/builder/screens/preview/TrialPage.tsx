import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'

import type { StoredFile } from '#schemas/answer.ts'
import type { Company } from '#schemas/company.ts'
import type { Definition } from '#schemas/definition.ts'
import { done } from '#schemas/result.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import { CompanyContext, showAccent } from '#src/assessment/renderer/company/Company.tsx'
import { AssessmentFill } from '#src/assessment/renderer/fill/AssessmentFill.tsx'
import type { AssessmentFillProps } from '#src/assessment/renderer/fill/fillProps.ts'
import { PreviewCheckRows } from '#src/assessment/renderer/fill/PreviewCheckRows.tsx'
import { PreviewParts } from '#src/assessment/renderer/fill/PreviewParts.tsx'
import { hiddenParts } from '#src/assessment/renderer/question/HiddenQuestion.tsx'
import type { FileKeeper } from '#src/assessment/renderer/session/fileKeeper.ts'
import { WordsContext } from '#src/assessment/renderer/text/words.ts'
import type { CandidateWords } from '#src/assessment/words/candidateWords.ts'
import { candidateWordsIn, loadWords } from '#src/assessment/words/catalogues.ts'
import { questionKinds } from '#src/builder/screens/kinds/kinds.tsx'
import { sha256 } from '#src/storage/vault/digest.ts'
import { mintId } from '#src/storage/vault/randomness.ts'
import { toast } from '#src/ui/overlays/toasts.ts'

import styles from './PreviewPane.module.css'

type TrialPageProps = Pick<
  AssessmentFillProps,
  'session' | 'place' | 'onPlace' | 'describeHidden' | 'onSelectQuestion' | 'selectedQuestionId'
> & {
  language: string
  /** Whose page it is; null if no name is set. */
  company: Company | null
  /** How wide it is. */
  style: CSSProperties
  hidden?: boolean
  /** It was submitted: nothing is sent or stored, and it starts again. */
  onSubmitted: () => void
}

/** The page that candidates use, to be tried out. */
export function TrialPage(props: TrialPageProps) {
  const { session, language, company, style, hidden = false, onSubmitted, ...fill } = props
  const [files] = useState(createTrialFiles)
  const words = usePreviewWords(language)
  const page = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (page.current) showAccent(page.current, company?.accent)
  })
  return (
    <div ref={page} className={styles.page} style={style} data-density="take" hidden={hidden}>
      <WordsContext value={words}>
        <CompanyContext value={company}>
          <AssessmentFill
            key={session.key}
            {...fill}
            session={session}
            files={files}
            nonce={session.key}
            onSubmit={() => {
              toast({ text: receiptWords(session.evaluation.compiled.definition) })
              onSubmitted()
            }}
            mode="preview"
            hidden={hiddenParts}
            parts={PreviewParts}
            checkRows={PreviewCheckRows}
          />
        </CompanyContext>
      </WordsContext>
    </div>
  )
}

/** What the receipt says of its own, once the preview is submitted. */
function receiptWords({ settings: { nextSteps } }: Definition): string {
  const words = nextSteps ? textLine(nextSteps) : ''
  return words === ''
    ? 'A candidate would now see the receipt. Nothing was sent.'
    : `A candidate would now see the receipt, with “${words}”. Nothing was sent.`
}

/** The words candidates read in this language; in English until they are loaded. */
function usePreviewWords(language: string): CandidateWords {
  const [, setLoaded] = useState<string | null>(null)
  useEffect(() => {
    let isLeft = false
    const load = async () => {
      // If that fails, the preview stays in English.
      await loadWords(language, questionKinds).catch(() => null)
      if (!isLeft) setLoaded(language)
    }
    void load()
    return () => {
      isLeft = true
    }
  }, [language])
  const words = candidateWordsIn(language)
  return words.further === undefined ? candidateWordsIn('en') : words
}

/** Files chosen in the preview are kept in memory only. */
function createTrialFiles(): FileKeeper {
  const fileById = new Map<string, File>()
  return {
    async keep(_questionId, file) {
      const stored: StoredFile = {
        fileId: mintId('f'),
        name: file.name,
        type: file.type,
        size: file.size,
        sha256: await sha256(await file.arrayBuffer()),
      }
      fileById.set(stored.fileId, file)
      return done(stored)
    },
    async remove(fileId) {
      fileById.delete(fileId)
    },
    adding: () => undefined,
    open: async ({ fileId }) => fileById.get(fileId) ?? null,
  }
}
