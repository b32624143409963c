import type { Definition, Section } from '#schemas/definition.ts'

import { type ChangeOf, inserted, moved, withChange, without } from './change.ts'
import { withOwnCodes } from './codes.ts'
import { copySection } from './copying.ts'
import { mapSections } from './definition.ts'
import type { Mint } from './place.ts'

/** Without questions. */
export function newSection(sectionId: string, title = ''): Section {
  return { id: sectionId, title, questions: [] }
}

/**
 * At a place among the sections; codes of its questions make way for those that are taken (rule E3).
 */
export function addSection(definition: Definition, index: number, section: Section): Definition {
  const added = { ...section, questions: withOwnCodes(definition, section.questions) }
  return { ...definition, sections: inserted(definition.sections, index, added) }
}

/** `index` is the place among the sections once it has moved. */
export function moveSection(definition: Definition, sectionId: string, index: number): Definition {
  return { ...definition, sections: moved(definition.sections, sectionId, index) }
}

/** Leaves what refers to its questions; see `usesOf` and `removeReferences`. */
export function removeSection(definition: Definition, sectionId: string): Definition {
  return { ...definition, sections: without(definition.sections, sectionId) }
}

/** What is undefined in `change` is taken away; its questions are edited one by one. */
export function updateSection(
  definition: Definition,
  sectionId: string,
  change: ChangeOf<Omit<Section, 'id' | 'questions'>>,
): Definition {
  return mapSections(definition, (section) =>
    section.id === sectionId ? withChange(section, change) : section,
  )
}

/** The copy follows the original; what was said of the section's questions is said of the copies. */
export function duplicateSection(
  definition: Definition,
  sectionId: string,
  mint: Mint,
): Definition {
  const index = definition.sections.findIndex((section) => section.id === sectionId)
  const original = definition.sections[index]
  if (original === undefined) return definition
  return addSection(definition, index + 1, copySection(original, mint))
}
