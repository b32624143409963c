import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import type { TestCandidate } from '#schemas/testCandidate.ts'

import { placeWords } from './placeWords.ts'

/**
 * The first id that whoever refers to it would mean two things by: of two sections or questions, or of
 * two options or rows of one question.
 */
export function repeatedId(definition: Definition): { id: string; where: string } | null {
  const seen = new Set<string>()
  for (const [index, section] of definition.sections.entries()) {
    const path = ['sections', index]
    if (seen.has(section.id)) return { id: section.id, where: placeWords(path) }
    seen.add(section.id)
    for (const [place, question] of section.questions.entries()) {
      const own = [...path, 'questions', place]
      if (seen.has(question.id)) return { id: question.id, where: placeWords(own) }
      seen.add(question.id)
      const part = repeatedPart(question, own)
      if (part !== null) return part
    }
  }
  for (const [index, { id }] of definition.calculated.entries()) {
    if (seen.has(id)) return { id, where: placeWords(['calculated', index]) }
    seen.add(id)
  }
  return repeatedBand(definition)
}

/** The first test candidate that has the id of another. */
export function repeatedTest(
  candidates: readonly TestCandidate[],
): { id: string; where: string } | null {
  return repeatedIn(
    candidates.map(({ id }) => id),
    ['testCandidates'],
  )
}

function repeatedPart(
  question: Question,
  path: readonly (string | number)[],
): { id: string; where: string } | null {
  const seen = new Set<string>()
  const lists = {
    rows: question.kind === 'matrix' ? question.rows : [],
    options: 'options' in question ? question.options : [],
  }
  for (const [list, parts] of Object.entries(lists)) {
    for (const [number, { id }] of parts.entries()) {
      if (seen.has(id)) return { id, where: placeWords([...path, list, number]) }
      seen.add(id)
    }
  }
  return null
}

function repeatedBand({ settings }: Definition): { id: string; where: string } | null {
  const ids = (settings.bands ?? []).map(({ id }) => id)
  return repeatedIn(ids, ['settings', 'bands'])
}

function repeatedIn(
  ids: readonly string[],
  list: readonly string[],
): { id: string; where: string } | null {
  const place = ids.findIndex((id, index) => ids.indexOf(id) !== index)
  const id = ids[place]
  return id === undefined ? null : { id, where: placeWords([...list, place]) }
}
