import { List } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'

import { type Stage, stageSchema } from '#schemas/records/candidate.ts'
import type { CandidateRow } from '#src/hiring/storage/candidateRow.ts'
import {
  filterRows,
  groupByStage,
  type RowsByStage,
  useCandidateRows,
} from '#src/hiring/storage/candidateRows.ts'
import { CandidateFilters } from '#src/hiring/screens/candidates/CandidateFilters.tsx'
import { countWords } from '#src/hiring/screens/candidates/countWords.ts'
import { DamagedCandidates } from '#src/hiring/screens/candidates/DamagedCandidates.tsx'
import { useCandidatesState } from '#src/hiring/screens/candidates/useCandidatesState.ts'
import { useJobs } from '#src/hiring/screens/candidates/useJobs.ts'
import { moveAsStaff } from '#src/hiring/screens/candidates/moveAsStaff.ts'
import { useStageMove } from '#src/staff/useStageMove.tsx'
import { paths } from '#src/base/paths.ts'
import { DragBetween } from '#src/ui/lists/DragBetween.tsx'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'
import { LinkButton } from '#src/staff/LinkButton.tsx'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { ReadBoundary } from '#src/staff/ReadBoundary.tsx'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
import { stageName } from '#src/staff/words/stages.ts'
import { useRestoreFocus } from '#src/ui/useRestoreFocus.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'

import { BoardColumn } from './BoardColumn.tsx'
import styles from './BoardPage.module.css'

/** Every stage is a column, every candidate a card. */
export function BoardPage() {
  return (
    <Page fill>
      <ReadBoundary what="The candidates" heading="Candidates by stage">
        <Board />
      </ReadBoundary>
    </Page>
  )
}

function Board() {
  const { rows, damaged, ready } = useCandidateRows()
  const { jobs, nameById } = useJobs()
  const list = useCandidatesState()
  const filter = useDeferredValue(list.filter)
  const matching = useMemo(() => filterRows(rows, { ...filter, stage: null }), [rows, filter])
  const byStage = useMemo(() => groupByStage(matching), [matching])
  const rowById = useMemo(() => new Map(matching.map((row) => [row.id, row])), [matching])
  const { request, dialog } = useStageMove(moveAsStaff)
  // After a move the card is in another column, and the focus follows.
  const follow = useRestoreFocus((moved: { id: string; from: typeof byStage }) =>
    moved.from === byStage || isFocusSomewhere() ? undefined : linkOf(moved.id),
  )
  const [seen, setSeen] = useState<Stage>('applied')

  const move = (row: CandidateRow, to: Stage) => {
    follow({ id: row.id, from: byStage })
    request(row, to)
  }
  const drop = (id: string, zone: string) => {
    const row = rowById.get(id)
    const stage = stageSchema.safeParse(zone)
    if (row && stage.success) request(row, stage.data)
  }

  const count = ready ? countWords(matching.length, rows.length) : 'Loading candidates'

  return (
    <>
      <PageHeader
        title="Candidates by stage"
        actions={
          <LinkButton to={{ pathname: paths.candidates, search: list.address }} icon={<List />}>
            Show as list
          </LinkButton>
        }
      />
      {ready && rows.length === 0 && damaged.length === 0 ? (
        <EmptyState
          title="No candidates yet"
          action={<LinkButton to={paths.candidates}>Go to candidates</LinkButton>}
        >
          Each candidate you add gets a card here.
        </EmptyState>
      ) : (
        <>
          <CandidateFilters
            jobs={jobs}
            nameById={nameById}
            list={list}
            count={count}
            onBoard
            hasMatches
          />
          <DamagedCandidates damaged={damaged} />
          <StageSwitch seen={seen} byStage={byStage} onSee={setSeen} />
          {ready ? (
            <DragBetween
              className={styles.columns}
              titleOf={(id) => rowById.get(id)?.name ?? 'a candidate'}
              zoneNameOf={(zone) => nameOfZone(zone)}
              onDrop={drop}
            >
              {stageSchema.options.map((stage) => (
                <BoardColumn
                  key={stage}
                  stage={stage}
                  rows={byStage.get(stage) ?? []}
                  isSeen={stage === seen}
                  jobNameById={nameById}
                  search={filter.search}
                  address={list.address}
                  onMove={move}
                />
              ))}
            </DragBetween>
          ) : (
            <Skeleton label="Loading candidates" rows={6} rowHeight={72} />
          )}
        </>
      )}
      {dialog}
    </>
  )
}

function isFocusSomewhere(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body
}

/** Undefined until the card is drawn. */
function linkOf(candidateId: string): HTMLElement | undefined {
  const card = `[data-candidate="${CSS.escape(candidateId)}"]`
  return document.querySelector<HTMLElement>(`${card} a`) ?? undefined
}

function nameOfZone(zone: string): string {
  const stage = stageSchema.safeParse(zone)
  return stage.success ? stageName(stage.data) : ''
}

interface StageSwitchProps {
  seen: Stage
  byStage: RowsByStage
  onSee: (stage: Stage) => void
}

/** If there is space for one column only: chooses it. */
function StageSwitch({ seen, byStage, onSee }: StageSwitchProps) {
  return (
    <Field label="Stage" className={styles.switch}>
      <NativeSelect
        value={seen}
        onChange={(event) =>
          onSee(stageSchema.options.find((s) => s === event.target.value) ?? seen)
        }
      >
        {stageSchema.options.map((stage) => (
          <option key={stage} value={stage}>
            {`${stageName(stage)} (${byStage.get(stage)?.length ?? 0})`}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
