import { Archive, ArchiveRestore, CircleStop, Copy, Play } from 'lucide-react'
import type { Assessment } from '#schemas/assessment.ts'
import type { MenuItem } from '#src/ui/overlays/Menu.tsx'
import { useAssessmentActions } from './useAssessmentActions.ts'

interface AssessmentEntries {
  duplicate: MenuItem
  archive: MenuItem
  /** None before anything is published: nobody can start, so there is nothing to close. */
  close: MenuItem[]
}

/** What the menu of an assessment offers wherever it stands. */
export function useAssessmentEntries(assessment: Assessment): AssessmentEntries {
  const actions = useAssessmentActions()
  const { archived, closed, publishedVersion } = assessment
  const entry = (label: string, icon: MenuItem['icon'], act: keyof typeof actions): MenuItem => ({
    label,
    icon,
    onSelect: () => void actions[act](assessment),
  })
  const close = closed
    ? entry('Reopen to new candidates', <Play />, 'reopen')
    : entry('Close to new candidates', <CircleStop />, 'close')
  return {
    duplicate: entry('Duplicate', <Copy />, 'duplicate'),
    archive: archived
      ? entry('Restore', <ArchiveRestore />, 'restore')
      : entry('Archive', <Archive />, 'archive'),
    close: publishedVersion === undefined ? [] : [close],
  }
}
