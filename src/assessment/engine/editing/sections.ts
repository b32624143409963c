import type { Definition, Section } from '#schemas/definition.ts'

import {
  type ChangeOf,
  inserted,
  moved,
  withChange,
  without,
} from '#src/assessment/engine/change.ts'
import { withOwnCodes } from './uniqueCodes.ts'
import { withCopiedTranslations } from './translating.ts'
import { copySection } from './copying.ts'
import { mapSections } from './definition.ts'
import type { Mint } from '#src/assessment/engine/place.ts'

/** Without questions. */
export function newSection(sectionId: string, title = ''): Section {
  return { id: sectionId, title, questions: [] }
}

/**
 * Inserts a section at an index. Codes of its questions change if they are already in use (rule
 * E3).
 */
export function addSection(definition: Definition, index: number, section: Section): Definition {
  const added = { ...section, questions: withOwnCodes(definition, section.questions) }
  return { ...definition, sections: inserted(definition.sections, index, added) }
}

/** `index` is the position among the sections after the move. */
export function moveSection(definition: Definition, sectionId: string, index: number): Definition {
  return { ...definition, sections: moved(definition.sections, sectionId, index) }
}

/** References to its questions stay; see `usesOf` and `removeReferences`. */
export function removeSection(definition: Definition, sectionId: string): Definition {
  return { ...definition, sections: without(definition.sections, sectionId) }
}

/** Properties that are undefined in `change` are removed. Its questions are edited one by one. */
export function updateSection(
  definition: Definition,
  sectionId: string,
  change: ChangeOf<Omit<Section, 'id' | 'questions'>>,
): Definition {
  return mapSections(definition, (section) =>
    section.id === sectionId ? withChange(section, change) : section,
  )
}

/**
 * Inserts the copy after the original, with its translations. References among the section's
 * questions then refer to the copies.
 */
export function duplicateSection(
  definition: Definition,
  sectionId: string,
  mint: Mint,
): Definition {
  const index = definition.sections.findIndex((section) => section.id === sectionId)
  const original = definition.sections[index]
  if (original === undefined) return definition
  const after = addSection(definition, index + 1, copySection(original, mint))
  return withCopiedTranslations(after, [original], after.sections.slice(index + 1, index + 2))
}
