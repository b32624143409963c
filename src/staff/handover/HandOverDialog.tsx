import * as z from 'zod/mini'

import type { PinVerifier } from '#schemas/records/device.ts'
import { enterCandidateMode } from '#src/storage/device/candidateModeWrites.ts'
import { emptyClipboard } from '#src/ui/emptyClipboard.ts'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { type FormProblem, failedSaving } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { useProtection } from '#src/staff/protection/useProtection.ts'
import { paths } from '#src/base/paths.ts'
import { takePath } from '#src/base/takePath.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { LONGEST_PIN, pinVerifierOf, readPin, SHORTEST_PIN } from '#src/storage/vault/pin.ts'

import { formatAccessCode } from '#src/storage/vault/accessCode.ts'

import styles from './HandOverDialog.module.css'
import { PinInput } from './PinInput.tsx'
import { pinSchema, pinWords } from './pinField.ts'

interface HandOverDialogProps {
  /** The assessments that can be opened, at least one. */
  assessments: readonly { id: string; title: string }[]
  /** The candidate whose session opens without a code. */
  candidate?: { id: string; name: string; code: string } | undefined
  onClose: () => void
}

const schema = z.strictObject({ pin: pinSchema, again: z.string() })

/**
 * Turns candidate mode on, and opens the candidate's page in place of this one. It ends with a new
 * PIN, or with the team passphrase if there is one.
 */
export function HandOverDialog(props: HandOverDialogProps) {
  const protection = useProtection()
  if (protection === undefined) return null
  return protection.kind === 'off' ? <WithPin {...props} /> : <WithPassphrase {...props} />
}

function WithPin({ assessments, candidate, onClose }: HandOverDialogProps) {
  const form = useStaffForm({
    schema,
    start: { pin: '', again: '' },
    words: { pin: pinWords },
    save: async ({ pin: typed, again }) => {
      const pin = readPin(typed) ?? ''
      if (readPin(again) !== pin) {
        return { field: 'again', text: 'The two PINs don’t match' }
      }
      return handOver({ assessments, candidate }, await pinVerifierOf(pin))
    },
  })
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title="Hand over this device"
      description={`${whatOpens(assessments, candidate?.name)} The hiring team’s pages stay closed until you enter the PIN. Forms open in other tabs are closed without saving.`}
      submitLabel="Hand over"
      isDirty={form.isDirty}
      isSubmitting={form.isSubmitting}
      onSubmit={form.submit}
    >
      <FormFailure text={form.failure} />
      <Field
        label="PIN"
        help={`${SHORTEST_PIN} to ${LONGEST_PIN} digits. You’ll need it to take the device back.`}
        error={form.errorOf('pin')}
      >
        <PinInput {...form.register('pin')} />
      </Field>
      <Field label="Confirm the PIN" error={form.errorOf('again')}>
        <PinInput {...form.register('again')} />
      </Field>
      <Limits />
    </FormDialog>
  )
}

const noSchema = z.strictObject({})

function WithPassphrase({ assessments, candidate, onClose }: HandOverDialogProps) {
  const form = useStaffForm({
    schema: noSchema,
    start: {},
    words: {},
    save: () => handOver({ assessments, candidate }),
  })
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title="Hand over this device"
      description={`${candidate ? `This opens the assessment for ${candidate.name}, who signs in with the access code below.` : whatOpens(assessments, undefined)} The hiring team’s pages stay closed until you enter the team passphrase. Forms open in other tabs are closed without saving.`}
      submitLabel="Hand over"
      isDirty={false}
      isSubmitting={form.isSubmitting}
      onSubmit={form.submit}
    >
      <FormFailure text={form.failure} />
      {candidate ? (
        <p className={styles.code}>
          <output aria-label="Access code" translate="no">
            {formatAccessCode(candidate.code)}
          </output>
          <span>
            {`Give it to ${candidate.name}. It is needed to start, and again if the page locks or is reloaded.`}
          </span>
        </p>
      ) : null}
      <Limits />
    </FormDialog>
  )
}

/** Null once the candidate's page is opening. */
async function handOver(
  { assessments, candidate }: Pick<HandOverDialogProps, 'assessments' | 'candidate'>,
  pin?: PinVerifier,
): Promise<FormProblem<never> | null> {
  const entered = await enterCandidateMode({
    assessments,
    ...(candidate && { candidateId: candidate.id }),
    ...(pin && { pin }),
  })
  if (!entered.ok && entered.error.kind !== 'handedOver') return failedSaving(entered.error.kind)
  if (!entered.ok) {
    // Another page was faster. The guard shows what that one handed over.
    location.reload()
    return null
  }
  await emptyClipboard()
  const [only, ...others] = assessments
  // A full page load, because the candidate's page shares nothing with this one.
  location.replace(only && others.length === 0 ? takePath(only.id) : paths.home)
  return null
}

function Limits() {
  return (
    <details className={styles.limits}>
      <summary>Limits</summary>
      <p>
        Somebody with the device can still leave the browser, open its developer tools or use
        another browser profile. To prevent that too, use the operating system’s kiosk mode: Guided
        Access on an iPad, screen pinning or a kiosk app on Android, assigned access on Windows, or
        a kiosk session on ChromeOS.
      </p>
    </details>
  )
}

function whatOpens(assessments: readonly { title: string }[], name: string | undefined): string {
  if (name !== undefined) return `${name} can answer without an access code.`
  const [first] = assessments
  return assessments.length === 1
    ? `Only “${first?.title || 'Untitled assessment'}” can be opened.`
    : `Only the ${assessments.length} assessments of this job can be opened.`
}
