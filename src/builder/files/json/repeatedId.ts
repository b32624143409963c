import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import type { TestCandidate } from '#schemas/testCandidate.ts'

import type { JsonPath } from '#src/storage/json/jsonPath.ts'
import type { Problem } from '#src/storage/json/unreadableFile.ts'

/**
 * The first ambiguous id: shared by two sections or questions, or by two options or rows of one
 * question.
 */
export function repeatedId(definition: Definition): Problem | null {
  const seen = new Set<string>()
  for (const [index, section] of definition.sections.entries()) {
    const path = ['sections', index]
    if (seen.has(section.id)) return repeated(section.id, path)
    seen.add(section.id)
    for (const [place, question] of section.questions.entries()) {
      const own = [...path, 'questions', place]
      if (seen.has(question.id)) return repeated(question.id, own)
      seen.add(question.id)
      const part = repeatedPart(question, own)
      if (part !== null) return part
    }
  }
  for (const [index, { id }] of definition.calculated.entries()) {
    if (seen.has(id)) return repeated(id, ['calculated', index])
    seen.add(id)
  }
  return repeatedBand(definition)
}

/** The first test candidate with the same id as another. */
export function repeatedTest(candidates: readonly TestCandidate[]): Problem | null {
  return repeatedIn(
    candidates.map(({ id }) => id),
    ['testCandidates'],
  )
}

function repeatedPart(question: Question, path: readonly (string | number)[]): Problem | null {
  const seen = new Set<string>()
  const lists = {
    rows: question.kind === 'matrix' ? question.rows : [],
    options: 'options' in question ? question.options : [],
  }
  for (const [list, parts] of Object.entries(lists)) {
    for (const [number, { id }] of parts.entries()) {
      if (seen.has(id)) return repeated(id, [...path, list, number])
      seen.add(id)
    }
  }
  return null
}

function repeatedBand({ settings }: Definition): Problem | null {
  const ids = (settings.bands ?? []).map(({ id }) => id)
  return repeatedIn(ids, ['settings', 'bands'])
}

function repeatedIn(ids: readonly string[], list: readonly string[]): Problem | null {
  const place = ids.findIndex((id, index) => ids.indexOf(id) !== index)
  const id = ids[place]
  return id === undefined ? null : repeated(id, [...list, place])
}

function repeated(id: string, path: JsonPath): Problem {
  return { path: [...path, 'id'], why: `the id “${id}” is used twice: give this one another` }
}
