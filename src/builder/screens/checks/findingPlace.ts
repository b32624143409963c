import type { Finding } from '#src/assessment/engine/findings/findings.ts'
import { type Selection, START } from '#src/builder/screens/state/draftPlaces.ts'

/** The field to focus there. */
export function fieldOf({ place: { field, calculatedId } }: Finding): string | undefined {
  return calculatedId === undefined ? field : `${calculatedId}.${field}`
}

/** The selection for the place of a finding. */
export function selectionOf({ place }: Pick<Finding, 'place'>): Selection {
  const { questionId, sectionId } = place
  if (questionId !== undefined) return { kind: 'question', questionId }
  return sectionId === undefined ? START : { kind: 'section', sectionId }
}

/** The translated text that a finding is about; null if it is about something else. */
export function translationOf(finding: Finding): { language: string; textId: string } | null {
  if (!('textId' in finding)) return null
  const { textId } = finding
  const language = 'language' in finding ? finding.language : finding.languages[0]
  return language === undefined ? null : { language, textId }
}
