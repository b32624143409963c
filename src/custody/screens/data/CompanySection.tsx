import { useId, useState } from 'react'

import type { Company, MarkType } from '#schemas/company.ts'
import { companyFaceSchema } from '#schemas/records/details.ts'
import { toBase64 } from '#src/base/base64.ts'
import { accentOf, colourIn } from '#src/builder/model/company/accent.ts'
import { readMark } from '#src/custody/model/company/markFile.ts'
import styles from '#src/custody/screens/DataPage.module.css'
import { DataSection } from '#src/custody/screens/DataSection.tsx'
import {
  type CompanyFace,
  removeCompany,
  restoreCompany,
  saveCompany,
} from '#src/custody/storage/companyFace.ts'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { failedSaving } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { FieldError } from '#src/ui/controls/FieldError.tsx'
import { FileButton } from '#src/ui/controls/FileButton.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import shared from '#src/ui/shared.module.css'

import { CompanySamples } from './CompanySamples.tsx'
import { MARK_HELP, markFaultWords } from './markWords.ts'
import type { StoredData } from './useStoredData.ts'

/** The company's face on candidates' pages. */
export function CompanySection({ stored }: { stored: StoredData['company'] }) {
  return (
    <DataSection
      title="Company"
      about="Candidates see it at the top of their pages, in assessments that you publish from now on. Published versions stay as they are."
    >
      {/* Starts again with what is stored, such as after a restore. */}
      <CompanyForm key={stored?.id} stored={stored} />
    </DataSection>
  )
}

/** A mark that was chosen and is not saved yet; null if it was taken away. */
type ChosenMark = { bytes: ArrayBuffer; type: MarkType; data: string } | null

function CompanyForm({ stored }: { stored: StoredData['company'] }) {
  // Undefined as long as the stored one stays.
  const [chosen, setChosen] = useState<ChosenMark>()
  const [fault, setFault] = useState<string | null>(null)
  const markHelp = useId()
  const form = useStaffForm({
    schema: companyFaceSchema,
    start: { name: stored?.shown.name ?? '', accent: stored?.accent ?? '' },
    words: {
      name: { invalid: 'Enter a name', missing: 'Enter the company’s name', label: 'Company name' },
    },
    save: async ({ name, accent: typed }) => {
      const accent = typed === '' ? null : colourIn(typed)
      if (typed !== '' && accent === null) {
        return {
          field: 'accent',
          text: 'Enter a colour as six digits or letters A to F, like #0a66c2',
        }
      }
      const saved = await saveCompany({ name, accent, mark: markToSave(chosen) })
      if (!saved.ok) return failedSaving(saved.error.kind)
      toast({ text: 'The company was saved. Candidates see it once you publish.' })
      return null
    },
  })
  const [typedName, typedAccent] = form.watch(['name', 'accent'])
  const colour = colourIn(typedAccent)
  const accent = colour === null ? undefined : accentOf(colour)
  const mark = chosen === undefined ? stored?.shown.mark : (chosen ?? undefined)
  const shown: Company = {
    name: typedName.trim() || 'Your company',
    ...(accent && { accent }),
    ...(mark && { mark: { type: mark.type, data: mark.data } }),
  }

  const choose = async (file: File) => {
    const bytes = await file.arrayBuffer()
    const read = readMark(new Uint8Array(bytes))
    if ('kind' in read) return setFault(markFaultWords(file.name, read))
    if (!(await canBeDrawn(file))) return setFault(markFaultWords(file.name, { kind: 'damaged' }))
    setFault(null)
    setChosen({ bytes, type: read.type, data: toBase64(new Uint8Array(bytes)) })
  }

  return (
    <form
      className={styles.nameForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <FormFailure text={form.failure} />
      <Field label="Company name" error={form.errorOf('name')} className={styles.nameField}>
        <TextInput autoComplete="organization" dir="auto" {...form.register('name')} />
      </Field>
      <div className={styles.replace}>
        <div className={styles.markButtons}>
          <FileButton
            accept=".png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp"
            aria-describedby={markHelp}
            onChoose={(file) => void choose(file)}
          >
            {mark ? 'Replace the logo…' : 'Choose a logo…'}
          </FileButton>
          {mark ? (
            <Button
              variant="quiet"
              onClick={() => {
                setFault(null)
                setChosen(null)
              }}
            >
              Remove the logo
            </Button>
          ) : null}
        </div>
        <output id={markHelp}>
          {fault === null ? (
            <span className={shared.quiet}>{MARK_HELP}</span>
          ) : (
            <FieldError>{fault}</FieldError>
          )}
        </output>
      </div>
      <Field
        label="Accent colour"
        optional
        help={accentWords(colour, accent)}
        error={form.errorOf('accent')}
        className={styles.nameField}
      >
        <TextInput autoComplete="off" spellCheck={false} dir="ltr" {...form.register('accent')} />
      </Field>
      <CompanySamples company={shown} />
      <div className={styles.markButtons}>
        <Button
          type="submit"
          disabled={(!form.isDirty && chosen === undefined) || form.isSubmitting}
        >
          Save company
        </Button>
        {stored ? (
          <Button variant="quiet" onClick={() => void remove()}>
            Remove company
          </Button>
        ) : null}
      </div>
    </form>
  )
}

function markToSave(chosen: ChosenMark | undefined): CompanyFace['mark'] {
  return chosen === undefined ? 'keep' : chosen && { bytes: chosen.bytes, type: chosen.type }
}

async function remove(): Promise<void> {
  const removed = await removeCompany()
  if (!removed.ok) return toast({ tone: 'failed', text: failedSaving(removed.error.kind).text })
  const undo = async () => {
    const restored = await restoreCompany(removed.value)
    if (!restored.ok) toast({ tone: 'failed', text: failedSaving(restored.error.kind).text })
  }
  toast({
    text: 'The company was removed. Published versions keep it.',
    action: { label: 'Undo', onAct: () => void undo() },
  })
}

/** Says how the colour is changed to stay readable. */
function accentWords(colour: string | null, accent: Company['accent']): string {
  if (colour === null || !accent) {
    return 'Six digits or letters A to F, like #0a66c2. Without one, pages use blue.'
  }
  const [isDarker, isLighter] = [accent.light !== colour, accent.dark !== colour]
  if (!isDarker && !isLighter) return 'Easy to read on light and dark pages.'
  const parts = [
    ...(isDarker ? [`darker on light pages (${accent.light})`] : []),
    ...(isLighter ? [`lighter on dark pages (${accent.dark})`] : []),
  ]
  return `To keep text easy to read, it is ${parts.join(' and ')}.`
}

/** A file may have a picture's first bytes and be broken after them. */
async function canBeDrawn(file: File): Promise<boolean> {
  if (!('createImageBitmap' in globalThis)) return true
  try {
    const bitmap = await createImageBitmap(file)
    bitmap.close()
    return true
  } catch {
    return false
  }
}
