/**
 * Where everything of a definition stands, and from where on it may be looked at.
 */
import type { Definition, Section } from '#schemas/definition.ts'

/** What an expression or a condition looks at: a question by its index, or -1 minus a calculated. */
export type Source = number

export type Layout = {
  readonly indexByQuestionId: ReadonlyMap<string, number>
  readonly indexBySectionId: ReadonlyMap<string, number>
  readonly indexByCalculatedId: ReadonlyMap<string, number>
  /** Ids win over codes, and codes over the names of calculated values (rule X3). */
  readonly sourceByName: ReadonlyMap<string, Source>
  /** By question: the index of the first question whose condition may look at it (rule C8). */
  readonly openFrom: readonly number[]
}

/** Whether everything stands where it stood and has the names that it had. */
export function isLaidOutAlike(one: Definition, other: Definition): boolean {
  return (
    one.calculated === other.calculated &&
    one.sections.length === other.sections.length &&
    one.sections.every((section, at) => isSectionAlike(section, other.sections[at]))
  )
}

function isSectionAlike(one: Section, other: Section | undefined): boolean {
  if (one === other) return true
  return (
    one.id === other?.id &&
    isMixed(one) === isMixed(other) &&
    one.questions.length === other.questions.length &&
    one.questions.every((question, at) => {
      const same = other.questions[at]
      return question === same || (question.id === same?.id && question.code === same.code)
    })
  )
}

/** One pass over the definition; `openFrom` keeps mixed sections shut to themselves (rule C8). */
export function layOut({ sections, calculated }: Definition): Layout {
  const indexByQuestionId = new Map<string, number>()
  const indexBySectionId = new Map<string, number>()
  const openFrom: number[] = []
  sections.forEach((section, sectionIndex) => {
    indexBySectionId.set(section.id, sectionIndex)
    const next = indexByQuestionId.size + section.questions.length
    for (const question of section.questions) {
      const index = openFrom.length
      indexByQuestionId.set(question.id, index)
      openFrom.push(isMixed(section) ? next : index + 1)
    }
  })
  const indexByCalculatedId = new Map(calculated.map(({ id }, index) => [id, index]))
  const sourceByName = new Map<string, Source>(indexByQuestionId)
  const name = (text: string, source: Source): void => {
    if (text !== '' && !sourceByName.has(text)) sourceByName.set(text, source)
  }
  calculated.forEach(({ id }, index) => name(id, -1 - index))
  let index = 0
  for (const { questions } of sections) for (const { code } of questions) name(code.trim(), index++)
  calculated.forEach((each, place) => name(each.name.trim(), -1 - place))
  return { indexByQuestionId, indexBySectionId, indexByCalculatedId, sourceByName, openFrom }
}

/** Whether candidates get its questions in another order, or not all of them. */
export function isMixed({ shuffle, draw }: Section): boolean {
  return shuffle === true || draw !== undefined
}
