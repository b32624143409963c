/** The position of everything in a definition, and from where it may be used. */
import type { Definition, Section } from '#schemas/definition.ts'

/**
 * The source that an expression or condition reads: a question by its index, or a calculated value
 * as -1 minus its index.
 */
export type Source = number

export type Layout = {
  readonly indexByQuestionId: ReadonlyMap<string, number>
  readonly indexBySectionId: ReadonlyMap<string, number>
  readonly indexByCalculatedId: ReadonlyMap<string, number>
  /** Ids take precedence over codes, and codes over names of calculated values (rule X3). */
  readonly sourceByName: () => ReadonlyMap<string, Source>
  /** By question: the index of the first question whose condition may look at it (rule C8). */
  readonly openFrom: readonly number[]
}

/**
 * One pass over the definition. Questions of mixed sections can't refer to each other (rule C8).
 */
export function layOut(definition: Definition): Layout {
  const { sections, calculated } = definition
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
  let named: ReadonlyMap<string, Source> | undefined
  // Built only when something refers to a name: in most assessments nothing does.
  const sourceByName = () => (named ??= nameSources(definition, indexByQuestionId))
  return { indexByQuestionId, indexBySectionId, indexByCalculatedId, sourceByName, openFrom }
}

function nameSources(
  { sections, calculated }: Definition,
  indexByQuestionId: ReadonlyMap<string, number>,
): ReadonlyMap<string, Source> {
  const sourceByName = new Map<string, Source>(indexByQuestionId)
  const name = (text: string, source: Source): void => {
    if (text !== '' && !sourceByName.has(text)) sourceByName.set(text, source)
  }
  calculated.forEach(({ id }, index) => name(id, -1 - index))
  let index = 0
  for (const { questions } of sections) for (const { code } of questions) name(code.trim(), index++)
  calculated.forEach((each, place) => name(each.name.trim(), -1 - place))
  return sourceByName
}

/** Whether candidates get its questions in another order, or only some of them. */
export function isMixed({ shuffle, draw }: Section): boolean {
  return shuffle === true || draw !== undefined
}
