/** The first difference between two drafts, so that undo can scroll to it. */
import type { Definition, Section } from '#schemas/definition.ts'
import { questionAt, type Selection, START } from './draftPlaces.ts'

export function changedPlace(before: Definition, after: Definition): Selection | null {
  for (const section of after.sections) {
    const place = changedInSection(before, section)
    if (place) return place
  }
  for (const [at, section] of before.sections.entries()) {
    const now = after.sections.find((each) => each.id === section.id)
    if (!now) return sectionPlace(after.sections[Math.max(0, at - 1)])
    if (now.questions.length < section.questions.length) return besideRemoved(section, now)
  }
  if (before.settings !== after.settings) return START
  const moved = after.sections.find((section, at) => before.sections[at]?.id !== section.id)
  return moved ? sectionPlace(moved) : null
}

function changedInSection(before: Definition, section: Section): Selection | null {
  const earlier = before.sections.find((each) => each.id === section.id)
  if (!earlier) return sectionPlace(section)
  if (earlier === section) return null
  const changed = section.questions.find((question) => {
    const found = questionAt(before, question.id)
    return !found || found.question !== question || found.section.id !== section.id
  })
  if (changed) return { kind: 'question', questionId: changed.id }
  if (earlier.questions.length !== section.questions.length) return null
  const moved = section.questions.find(({ id }, at) => earlier.questions[at]?.id !== id)
  return moved ? { kind: 'question', questionId: moved.id } : sectionPlace(section)
}

function besideRemoved(before: Section, after: Section): Selection {
  const gone = before.questions.findIndex(({ id }, at) => after.questions[at]?.id !== id)
  const neighbour = after.questions[Math.min(gone, after.questions.length - 1)]
  return neighbour ? { kind: 'question', questionId: neighbour.id } : sectionPlace(after)
}

function sectionPlace(section: Section | undefined): Selection {
  return section ? { kind: 'section', sectionId: section.id } : START
}
