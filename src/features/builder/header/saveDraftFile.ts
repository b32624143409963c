import type { Assessment } from '#schemas/assessment.ts'
import type { Definition } from '#schemas/definition.ts'
import { problemOfFile, writeAssessmentFile } from '#src/exchange/file/writeAssessmentFile.ts'
import { saveFile } from '#src/ui/saveFile.ts'
import { toast } from '#src/ui/overlays/toasts.ts'

/** The draft as on screen, saved or not, with its test candidates. */
export function saveDraftFile(
  definition: Definition,
  { testCandidates }: Pick<Assessment, 'testCandidates'>,
): void {
  const saved = { definition, testCandidates }
  saveFile(fileNameOf(definition), writeAssessmentFile(saved))
  const problem = problemOfFile(saved)
  if (problem === null) {
    toast({ text: 'The draft and its test candidates are saved as a file' })
    return
  }
  const words = `The file was saved, but it can’t be opened again: ${problem}.`
  toast({ text: `${words} A backup of everything can.`, tone: 'failed' })
}

/** The title as a file name that is valid on every system. */
function fileNameOf({ settings }: Definition): string {
  const name = settings.title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return `${name || 'assessment'}.json`
}
