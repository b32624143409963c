import type { Assessment } from '#schemas/records/assessment.ts'
import type { Definition } from '#schemas/definition.ts'
import { JSON_FORMAT } from '#src/builder/files/json/assessmentFormats.ts'
import { saveFile } from '#src/ui/saveFile.ts'
import { toast } from '#src/ui/overlays/toasts.ts'

/** The draft as on screen, saved or not, with its test candidates. */
export function saveDraftFile(
  definition: Definition,
  { testCandidates }: Pick<Assessment, 'testCandidates'>,
  format = JSON_FORMAT,
): void {
  const assessment = { definition, testCandidates }
  saveFile(`${baseNameOf(definition)}.${format.ending}`, format.write(assessment))
  const shortfall = format.shortfall(assessment)
  toast(shortfall === null ? { text: format.saved } : { text: shortfall, tone: 'failed' })
}

/** The title as a file name that is valid on every system. */
function baseNameOf({ settings }: Definition): string {
  const name = settings.title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return name || 'assessment'
}
