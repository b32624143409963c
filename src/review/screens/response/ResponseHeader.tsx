import { Download, Printer } from 'lucide-react'

import type { Stage } from '#schemas/records/candidate.ts'
import type { ReviewedAttempt, ShownAttempt } from '#src/review/model/reviewedAttempt.ts'
import { currentDecision } from '#src/review/model/decision/decisions.ts'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { candidatePath, decisionPath, responsesPath } from '#src/base/paths.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { Link } from '#src/staff/routing.ts'
import { SampleMark } from '#src/staff/SampleMark.tsx'
import { languageName } from '#src/staff/words/languageName.ts'
import { momentText, numberText } from '#src/assessment/words/values/formats.ts'
import { attemptTimeText } from '#src/review/screens/attempt/attemptTimeText.ts'
import { StageBadge } from '#src/staff/StageBadge.tsx'
import { withChosen } from '#src/review/screens/compare/useComparedState.ts'
import { NameButton } from '#src/review/screens/names/NameButton.tsx'
import { shownName } from '#src/review/screens/filterResponses.ts'
import { Breadcrumbs } from '#src/review/screens/Breadcrumbs.tsx'
import { useResponsesState } from '#src/review/screens/useResponsesState.ts'
import shared from '#src/ui/shared.module.css'
import { moveReviewed } from '#src/review/storage/candidateWork.ts'
import type { ReviewedResponse } from '#src/review/storage/reviewedResponses.ts'
import { stageItems, useStageMove } from '#src/staff/useStageMove.tsx'
import { Menu } from '#src/ui/overlays/Menu.tsx'
import type { ExportChoices } from '#src/review/files/responseFormats.ts'
import { saveFile } from '#src/ui/saveFile.ts'
import { toast } from '#src/ui/overlays/toasts.ts'
import { askResponses } from '#src/review/workers/askResponses.ts'

import { AttemptPicker } from './AttemptPicker.tsx'
import { ResponseNeighbours } from './ResponseNeighbours.tsx'
import type { OpenResponse } from './openResponse.ts'
import styles from './ResponsePage.module.css'

export function ResponseHeader({
  open,
  reviewed,
  number,
}: {
  open: OpenResponse
  reviewed: ReviewedAttempt
  /** The number of the attempt, from 1. */
  number: number
}) {
  const { address } = useResponsesState()
  const { response, assessment, me } = open
  const { assessmentId, candidateId, candidate } = response
  const version = reviewed.reading?.version
  const title = version?.definition.settings.title ?? assessment?.title ?? 'Assessment'
  return (
    <PageHeader
      title={shownName(candidate)}
      // Without the name, because browsers store titles in their history.
      windowTitle={`Response ${candidate.reference} to ${title}`}
      trail={
        <Breadcrumbs
          assessment={{ id: assessmentId, title: assessment?.title ?? title }}
          listAddress={address}
        />
      }
      beside={
        <>
          {candidate.stage && <StageBadge stage={candidate.stage} />}
          {response.sample ? <SampleMark /> : null}
          <AttemptPicker response={response} number={number} />
        </>
      }
      actions={
        <span className={styles.actions}>
          <ResponseNeighbours assessmentId={assessmentId} candidateId={candidateId} />
          <LinkButton
            to={{
              pathname: responsesPath(assessmentId),
              search: withChosen(address, [candidateId]),
            }}
          >
            Compare
          </LinkButton>
          {candidate.stage && <StageMenu response={response} stage={candidate.stage} />}
          <NameButton candidateIds={[candidateId]} isHidden={candidate.isHidden} me={me} />
          <IconButton
            label="Download as JSON"
            icon={<Download size={16} />}
            onClick={() => void downloadResponse(open)}
          />
          <IconButton label="Print" icon={<Printer size={16} />} onClick={() => window.print()} />
        </span>
      }
    />
  )
}

/** Which version was answered, when, for how long and in which language, and what was decided. */
export function ResponseFacts({
  open: { response, assessment },
  reviewed: { attempt, reading },
}: {
  open: OpenResponse
  reviewed: ReviewedAttempt
}) {
  const version = reading?.version
  const isTranslated = version && Object.keys(version.definition.translations).length > 0
  const title = version?.definition.settings.title ?? assessment?.title ?? 'Assessment'
  const decided = response.candidate.stage === null ? null : decidedWords(response, assessment)
  return (
    <p className={shared.quiet}>
      <span>
        {`${title}${version ? `, version ${version.number}` : ''}, submitted ${attemptTimeText(attempt.submittedAt, response.candidate)}, receipt ${attempt.receipt}. Took ${activeWords(attempt)}. ${isTranslated ? `Answered in ${languageName(attempt.language)}. ` : ''}`}
      </span>
      {decided === null ? null : (
        <>
          <span>{decided}</span>{' '}
          <Link to={decisionPath(response.assessmentId)}>See the decision</Link>
          <span>. </span>
        </>
      )}
      {response.candidate.isHidden ? null : (
        <Link to={candidatePath(response.candidateId)}>See the candidate</Link>
      )}
    </p>
  )
}

/** "Chosen on 3 February 2026, rank 2 of 85."; null unless a decision counts that is about this person. */
function decidedWords(
  { candidateId }: ReviewedResponse,
  assessment: OpenResponse['assessment'],
): string | null {
  const decision = currentDecision(assessment?.decisions ?? [])
  if (decision === null) return null
  const everybody = [...decision.chosen, ...decision.notChosen]
  const person = everybody.find((each) => each.candidateId === candidateId)
  if (person === undefined) return null
  const is = decision.chosen.includes(person) ? 'Chosen' : 'Not chosen'
  const rank =
    person.rank === undefined
      ? 'without a rank'
      : `rank ${numberText(person.rank)} of ${numberText(everybody.length)}`
  return `${is} on ${momentText(decision.at)}, ${rank}.`
}

/** The time during which the page was in use, without breaks. */
function activeWords({ clock }: ShownAttempt): string {
  const minutes = Math.round(clock.activeMs / 60_000)
  if (minutes < 1) return 'less than a minute'
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

/** Moves the candidate to another stage, by the reference while the name is hidden. */
function StageMenu({ response, stage }: { response: ReviewedResponse; stage: Stage }) {
  const { request, dialog } = useStageMove(moveReviewed)
  const name = shownName(response.candidate)
  const { reference } = response.candidate
  const moved = { id: response.candidateId, name, lastingName: reference, stage }
  return (
    <>
      <Menu
        label={`Move ${name} to…`}
        variant="secondary"
        items={stageItems(stage, (to) => request(moved, to))}
      >
        Move to
      </Menu>
      {dialog}
    </>
  )
}

/**
 * The response as the JSON export has it (rule Y13), with the marks that this reviewer may see, and
 * with the name only where it is shown. One writer for both, so that their scores can't differ.
 */
async function downloadResponse({ response }: OpenResponse): Promise<void> {
  const { assessmentId, candidateId, candidate } = response
  const choices: ExportChoices = {
    format: 'json',
    words: 'labels',
    includesNames: !candidate.isHidden,
    byteOrderMark: false,
  }
  const exportedAt = new Date().toISOString()
  const input = { assessmentId, candidateIds: [candidateId], choices, exportedAt }
  const result = await askResponses('export', input).catch((): 'failed' => 'failed')
  // The page was left.
  if (result === null) return
  if (result === 'failed' || result.responses === 0) {
    toast({
      tone: 'failed',
      text: 'The response could not be read, and nothing was downloaded. Try again; if it happens again, reload the page.',
    })
    return
  }
  saveFile(`response-${candidate.reference}.json`, result.file)
}
