import type { Colleague } from '#src/storage/device/team.ts'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'

import { SwitchFields } from './SwitchFields.tsx'
import { useSwitchForm } from './useSwitchForm.ts'

/** Another reviewer sits down at this device. */
export function SwitchReviewerDialog({
  team,
  onClose,
}: {
  team: readonly Colleague[]
  onClose: () => void
}) {
  const people = team.filter(({ isCurrent }) => !isCurrent)
  const switching = useSwitchForm(people, people[0], onClose)
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title="Switch reviewer"
      submitLabel="Switch"
      isDirty={false}
      isSubmitting={switching.form.isSubmitting}
      onSubmit={switching.form.submit}
    >
      <SwitchFields people={people} {...switching} />
    </FormDialog>
  )
}
