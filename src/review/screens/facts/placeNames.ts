import type { ReadSection } from '#src/assessment/engine/evaluation/reading.ts'
import { ALL_PLACE, CHECK_PLACE } from '#src/assessment/renderer/fill/pages.ts'

/** The names of pages and questions in one attempt; numbers are those beside the answers. */
export function placeNames(sections: readonly ReadSection[]): (place: string) => string {
  const names = new Map<string, string>([
    [ALL_PLACE, 'All questions'],
    [CHECK_PLACE, 'Check your answers'],
  ])
  for (const [index, { section, questions }] of sections.entries()) {
    names.set(section.id, section.title || `Section ${index + 1}`)
    for (const { question, number } of questions) {
      names.set(question.id, number === null ? 'A note' : `Question ${number}`)
    }
  }
  return (place) => names.get(place) ?? 'A page that is no longer known'
}
