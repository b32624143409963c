/** Saving, renaming and removing what-ifs; each can be undone for a while. */
import type { SavedWhatIf } from '#schemas/whatIf.ts'
import {
  removeWhatIf,
  renameWhatIf,
  restoreWhatIf,
  saveWhatIf,
} from '#src/review/storage/whatIfs.ts'
import { failedSaving, type FormProblem } from '#src/staff/forms/formProblem.ts'
import { toast } from '#src/ui/overlays/toasts.ts'

type Failed = { kind: 'taken' } | { kind: Parameters<typeof failedSaving>[0] }

/** Null once it is saved. */
export async function saveAndSay(
  assessmentId: string,
  what: Parameters<typeof saveWhatIf>[1],
): Promise<FormProblem<'name'> | null> {
  const saved = await saveWhatIf(assessmentId, what)
  if (!saved.ok) return problemOf(saved.error)
  sayDone(what, `“${what.name}” was saved`, () => removeWhatIf(assessmentId, what.id))
  return null
}

/** Null once it has the name. */
export async function renameAndSay(
  assessmentId: string,
  { id, name: shown }: SavedWhatIf,
  name: string,
): Promise<FormProblem<'name'> | null> {
  const renamed = await renameWhatIf(assessmentId, id, name)
  if (!renamed.ok) return problemOf(renamed.error)
  const before = renamed.value
  sayDone({ id }, `“${shown}” is now called “${name}”`, () =>
    renameWhatIf(assessmentId, id, before),
  )
  return null
}

export async function removeAndSay(assessmentId: string, { id, name }: SavedWhatIf): Promise<void> {
  const removed = await removeWhatIf(assessmentId, id)
  if (removed.ok) {
    sayDone({ id }, `“${name}” was removed`, () => restoreWhatIf(assessmentId, removed.value))
  } else sayFailed(removed.error)
}

function sayDone(
  { id }: Pick<SavedWhatIf, 'id'>,
  text: string,
  undo: () => Promise<{ ok: true } | { ok: false; error: Failed }>,
): void {
  const onAct = async () => {
    const undone = await undo()
    if (!undone.ok) sayFailed(undone.error)
  }
  toast({ text, about: id, action: { label: 'Undo', onAct: () => void onAct() } })
}

function sayFailed(error: Failed): void {
  toast({ text: problemOf(error).text, tone: 'failed' })
}

function problemOf(error: Failed): FormProblem<'name'> {
  if (error.kind !== 'taken') return failedSaving(error.kind)
  return { field: 'name', text: 'Another saved what-if has this name. Choose a different one' }
}
