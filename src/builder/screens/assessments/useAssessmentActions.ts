import { useMemo } from 'react'
import {
  archiveAssessment,
  closeAssessment,
  reopenAssessment,
  restoreAssessment,
} from '#src/builder/storage/assessments.ts'
import { duplicateAssessment } from '#src/builder/storage/newAssessments.ts'
import { builderPath } from '#src/base/paths.ts'
import { useNavigate } from '#src/staff/routing.ts'
import { toast } from '#src/ui/overlays/toasts.ts'
import { type FailureKind, failureWords } from '#src/staff/words/failureWords.ts'

interface Named {
  id: string
  title: string
}

type Outcome = { ok: true } | { ok: false; error: { kind: FailureKind } }

/** The actions on an assessment as a whole; those that can be undone offer it. */
export function useAssessmentActions() {
  const navigate = useNavigate()
  return useMemo(() => {
    const withUndo =
      (act: Act, done: string, undoAct: Act) =>
      async ({ id, title }: Named) => {
        if (!succeeded(await act(id))) return
        toast({
          text: `${name(title)} ${done}`,
          about: id,
          action: { label: 'Undo', onAct: () => void undoAct(id).then(succeeded) },
        })
      }
    return {
      close: withUndo(closeAssessment, 'is closed to new candidates', reopenAssessment),
      reopen: withUndo(reopenAssessment, 'is open to new candidates again', closeAssessment),
      archive: withUndo(archiveAssessment, 'is archived', restoreAssessment),
      restore: withUndo(restoreAssessment, 'is restored', archiveAssessment),
      duplicate: async ({ id }: Named) => {
        const copy = await duplicateAssessment(id)
        if (!copy.ok) return void succeeded(copy)
        toast({ text: `${name(copy.value.title)} is ready to edit` })
        await navigate(builderPath(copy.value.id))
      },
    }
  }, [navigate])
}

type Act = (id: string) => Promise<Outcome>

function name(title: string): string {
  return title.trim() ? `“${title.trim()}”` : 'The assessment'
}

function succeeded(outcome: Outcome): boolean {
  if (outcome.ok) return true
  const words = failureWords(outcome.error.kind)
  toast({ text: `${words.title}. ${words.text}`, tone: 'failed' })
  return false
}
