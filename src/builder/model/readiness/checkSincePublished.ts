import type { Definition } from '#schemas/definition.ts'
import type { Question, Row } from '#schemas/question.ts'
import { languagesLost } from '#src/assessment/engine/editing/comparing.ts'
import { isSame } from '#src/assessment/engine/editing/sameness.ts'
import type { Finding } from '#src/assessment/engine/findings/findings.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { keyChangesOf } from '#src/assessment/engine/scoring/keyChanges.ts'
import { keySenseOf } from '#src/assessment/engine/scoring/keySense.ts'
import { worthOf } from '#src/assessment/engine/scoring/worth.ts'
import { renderedWords } from '#src/assessment/engine/texts/renderedText.ts'

/** The last published version of the draft, with the keys that count in it (rule U1). */
export type Published = {
  readonly version: number
  readonly definition: Definition
  /** Ids of the questions whose keys were fixed after publishing. */
  readonly fixedKeys: readonly string[]
}

/** What candidates and scores lose against the last published version (rules P19 and P21). */
export function checkSincePublished(definition: Definition, published: Published): Finding[] {
  return [...checkLanguages(definition, published), ...checkScored(definition, published)]
}

/** Where texts are missing, that is a finding already (rule P16). */
function checkLanguages(definition: Definition, { version, definition: before }: Published) {
  return languagesLost(before, definition)
    .filter(({ language }) => !Object.hasOwn(definition.translations, language))
    .map(({ language }): Finding => {
      const place = { field: 'translations' as const }
      return { grade: 'warning', kind: 'languageLost', version, language, place }
    })
}

function checkScored(definition: Definition, published: Published): Finding[] {
  const before = new Map(questionsOf(published.definition).map((each) => [each.id, each]))
  return definition.sections.flatMap(({ id: sectionId, questions }) =>
    questions.flatMap((question): Finding[] => {
      const was = before.get(question.id)
      if (was === undefined || was === question) return []
      if (worthOf(was) <= 0 && worthOf(question) <= 0) return []
      const place = { sectionId, questionId: question.id, field: 'key' as const }
      const { version, fixedKeys } = published
      const changed = keyChangesOf(was, question).map(({ of }) => of)
      if (changed.length > 0) {
        const isOfFix = changed.includes('key') && fixedKeys.includes(question.id)
        const since = { version, published: was, changed, isOfFix }
        return [{ grade: 'warning', kind: 'keyChangedSince', ...since, place }]
      }
      const fields = fieldsAsked(was, question)
      if (fields.length === 0 || keySenseOf(question) === null) return []
      return [{ grade: 'warning', kind: 'askedDifferently', version, fields, place }]
    }),
  )
}

/** What differs in what candidates read or choose from, so that another answer may be correct. */
function fieldsAsked(before: Question, after: Question): string[] {
  const [was, is] = [askedBy(before), askedBy(after)]
  return Object.keys(is).filter((field) => !isSame(was[field], is[field]))
}

function askedBy(question: Question): Record<string, unknown> {
  const { kind, prompt, help, picture } = question
  return {
    kind,
    prompt: renderedWords(prompt),
    help: help && renderedWords(help),
    picture,
    options: 'options' in question && labelsOf(question.options),
    rows: 'rows' in question && labelsOf(question.rows),
    several: 'several' in question && question.several,
    unit: 'unit' in question && question.unit,
    lowest: 'lowest' in question && [question.lowest, question.highest],
    lowLabel: 'lowLabel' in question && [question.lowLabel, question.highLabel],
  }
}

/** Sorted, because another order changes no meaning. */
function labelsOf(parts: readonly Row[]): string[] {
  return parts.map(({ id, label }) => `${id} ${renderedWords(label)}`).toSorted()
}
