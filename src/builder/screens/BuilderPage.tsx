import { useEffect, useRef, useState } from 'react'

import type { Assessment } from '#schemas/records/assessment.ts'
import { paths } from '#src/base/paths.ts'
import { FailureState } from '#src/ui/display/FailureState.tsx'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { AssessmentNotFound } from '#src/staff/NotFound.tsx'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { useLocation, useParams, useSearchParams } from '#src/staff/routing.ts'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { failureWords } from '#src/staff/words/failureWords.ts'
import { asError } from '#src/base/asError.ts'
import { MissingFile } from '#src/base/missingFiles.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { loadHistory } from '#src/builder/storage/history.ts'
import { type DamagedRecord, rejectIfLost } from '#src/storage/core/query.ts'
import { readUnsaved } from '#src/builder/storage/unsaved.ts'
import { loadFields } from '#src/assessment/renderer/fields/fields.ts'
import { useStore } from '#src/base/useStore.ts'
import { useAddressChange } from '#src/staff/useAddressChange.ts'

import { type Builder, BuilderContext, useBuilder } from './state/BuilderContext.ts'
import { questionKinds } from './kinds/kinds.tsx'
import { closeBuilder, openBuilder } from './openBuilder.ts'
import { BuilderPanes } from './BuilderPanes.tsx'
import styles from './BuilderScreen.module.css'
import { BuilderDialogs } from './BuilderDialogs.tsx'
import { ConflictBanner } from './header/ConflictBanner.tsx'
import { DeletedBanner } from './header/DeletedBanner.tsx'
import { BuilderHeader } from './header/BuilderHeader.tsx'
import { LeaveDialog } from './header/LeaveDialog.tsx'
import { useBuilderLifecycle } from './useBuilderLifecycle.ts'
import { useMeaningNotices } from './useMeaningNotices.ts'
import { useBuilderKeys } from './useBuilderKeys.ts'
import { usePaneKeys } from './usePaneKeys.ts'
import { useUndoKeys } from './useUndoKeys.ts'
import { addressOf } from './state/draftPlaces.ts'
import { useSelected } from './state/useDraft.ts'

/** The page of one assessment, with its draft open for editing. */
export function BuilderPage() {
  const { assessmentId = '' } = useParams()
  return <OpenAssessment key={assessmentId} assessmentId={assessmentId} />
}

function OpenAssessment({ assessmentId }: { assessmentId: string }) {
  const [search] = useSearchParams()
  const state = useOpenBuilder(assessmentId, search.get('at'))
  const dropped = state.kind === 'open' ? state.droppedSteps : 0
  useEffect(() => {
    if (dropped === 0) return
    const steps = dropped === 1 ? '1 step' : `${dropped} steps`
    toast({ text: `${steps} of the history no longer fit the draft and can’t be undone.` })
  }, [dropped])

  switch (state.kind) {
    case 'opening':
      return <Skeleton label="Opening the assessment" rows={8} heading />
    case 'not-found':
      return (
        <Page narrow>
          <AssessmentNotFound />
        </Page>
      )
    case 'damaged':
      return <Damaged />
    case 'open':
      return (
        <BuilderContext value={state.builder}>
          <BuilderScreen />
        </BuilderContext>
      )
  }
}

function Damaged() {
  const words = failureWords('damaged-record')
  return (
    <Page>
      <PageHeader title="Assessment" windowTitle={words.title} />
      <FailureState
        title={words.title}
        action={<LinkButton to={paths.assessments}>See all assessments</LinkButton>}
      >
        {words.text}
      </FailureState>
    </Page>
  )
}

type OpenState =
  | { kind: 'opening' }
  | { kind: 'not-found' }
  | { kind: 'damaged'; record: DamagedRecord }
  | { kind: 'open'; builder: Builder; assessment: Assessment; droppedSteps: number }

/** Reads an assessment with its history, and holds its stores while the page is mounted. */
function useOpenBuilder(assessmentId: string, at: string | null): OpenState {
  const [state, setState] = useState<OpenState>({ kind: 'opening' })
  const [failure, setFailure] = useState<Error | null>(null)
  const atFirst = useRef(at)

  useEffect(() => {
    let builder: Builder | null = null
    let left = false
    const open = async () => {
      // Any kind may be chosen at any time, and the preview renders it at once.
      if (!(await loadFields(questionKinds, 'en')))
        throw new MissingFile('The fields could not be loaded')
      const stored = await getAssessment(assessmentId)
      if (!stored) return setState({ kind: 'not-found' })
      if (stored.kind === 'damaged') return setState(stored)
      const { steps, dropped } = await loadHistory(assessmentId, stored.value.draftRev)
      const unsaved = await readUnsaved(stored.value)
      if (left) return
      builder = openBuilder({ assessment: stored.value, steps, unsaved, at: atFirst.current })
      setState({ kind: 'open', builder, assessment: stored.value, droppedSteps: dropped })
    }
    rejectIfLost(open).catch((error: unknown) => setFailure(asError(error)))
    return () => {
      left = true
      if (builder) void closeBuilder(builder)
    }
  }, [assessmentId])

  // Unexpected errors go to the error page, which only catches what is thrown while rendering.
  if (failure) throw failure
  return state
}

/** The whole builder: header, panes and dialogs. */
function BuilderScreen() {
  const { record } = useBuilder()
  const assessment = useStore(record)
  useBuilderLifecycle()
  // After the lifecycle, which dismisses what was said about the step before.
  useMeaningNotices()
  useBuilderAddress()
  useUndoKeys()
  useBuilderKeys()
  usePaneKeys()
  return (
    <div className={styles.screen}>
      <BuilderHeader assessment={assessment} />
      <ConflictBanner />
      <DeletedBanner />
      <BuilderPanes />
      <BuilderDialogs assessment={assessment} />
      <LeaveDialog />
    </div>
  )
}

/** The selection is part of the address, so that reloads and links lead back to it. */
function useBuilderAddress(): void {
  const { dialogs } = useBuilder()
  const [search] = useSearchParams()
  const changeAddress = useAddressChange()
  const address = useSelected(({ selection }) => addressOf(selection))
  const { state } = useLocation()
  const wantsPaste = search.has('paste')
  const restored = Number(search.get('restore') ?? Number.NaN)
  const isThere = search.get('at') === address && !wantsPaste && !search.has('restore')

  useEffect(() => {
    if (!wantsPaste) return
    dialogs.open({ kind: 'pasteQuestions', ...(state instanceof File ? { file: state } : {}) })
  }, [wantsPaste, state, dialogs])

  useEffect(() => {
    if (Number.isInteger(restored)) dialogs.open({ kind: 'restore', number: restored })
  }, [restored, dialogs])

  useEffect(() => {
    // Every change of the address renders the whole page.
    if (!isThere) changeAddress({ paste: null, restore: null, at: address })
  }, [isThere, address, changeAddress])
}
