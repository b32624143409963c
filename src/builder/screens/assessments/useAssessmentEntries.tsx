import { Archive, ArchiveRestore, CircleStop, Copy, Play, Printer, UserPlus } from 'lucide-react'
import type { Assessment } from '#schemas/records/assessment.ts'
import { useNavigate } from '#src/staff/routing.ts'
import { invitePath, paperPath } from '#src/base/paths.ts'
import type { MenuItem } from '#src/ui/overlays/Menu.tsx'
import { useAssessmentActions } from './useAssessmentActions.ts'

interface AssessmentEntries {
  /** None unless candidates can be invited: it is published, and not archived. */
  invite: MenuItem[]
  duplicate: MenuItem
  /** On paper, with room to write. */
  print: MenuItem
  archive: MenuItem
  /** None before anything is published: nobody can start, so there is nothing to close. */
  close: MenuItem[]
}

/** The entries of an assessment's menu, the same on every screen. */
export function useAssessmentEntries(
  assessment: Assessment,
  /** The version that *print* opens; the newest if left out. */
  printed?: 'draft',
): AssessmentEntries {
  const actions = useAssessmentActions()
  const navigate = useNavigate()
  const { archived, closed, publishedVersion } = assessment
  const entry = (
    label: string,
    icon: MenuItem['icon'],
    action: keyof typeof actions,
  ): MenuItem => ({
    label,
    icon,
    onSelect: () => void actions[action](assessment),
  })
  const close = closed
    ? entry('Reopen to new candidates', <Play />, 'reopen')
    : entry('Close to new candidates', <CircleStop />, 'close')
  const invite = {
    label: 'Invite candidates',
    icon: <UserPlus />,
    onSelect: () => void navigate(invitePath(assessment.id)),
  }
  return {
    invite: publishedVersion === undefined || archived ? [] : [invite],
    print: {
      label: 'Print on paper',
      icon: <Printer />,
      onSelect: () => void navigate(paperPath(assessment.id, printed)),
    },
    duplicate: entry('Duplicate', <Copy />, 'duplicate'),
    archive: archived
      ? entry('Restore', <ArchiveRestore />, 'restore')
      : entry('Archive', <Archive />, 'archive'),
    close: publishedVersion === undefined ? [] : [close],
  }
}
