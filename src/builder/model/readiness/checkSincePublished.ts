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
      const fields = differing(askedBy(was), askedBy(question))
      if (fields.length === 0 || keySenseOf(question) === null) return []
      return [{ grade: 'warning', kind: 'askedDifferently', version, fields, place }]
    }),
  )
}

/**
 * The questions with a key that only the words of have changed since: a typing error is fixed more
 * often than the meaning, so publishing names them once, and readiness doesn't (rule P19).
 */
export function rewordedSince(definition: Definition, published: Definition): Question[] {
  const before = new Map(questionsOf(published).map((each) => [each.id, each]))
  return questionsOf(definition).filter((question) => {
    const was = before.get(question.id)
    if (was === undefined || was === question || worthOf(question) <= 0) return false
    if (keySenseOf(question) === null || keyChangesOf(was, question).length > 0) return false
    const isAskedAlike = differing(askedBy(was), askedBy(question)).length === 0
    return isAskedAlike && differing(wordsOf(was), wordsOf(question)).length > 0
  })
}

type Asked = Readonly<Record<string, unknown>>

function differing(was: Asked, is: Asked): string[] {
  return Object.keys(is).filter((field) => !isSame(was[field], is[field]))
}

/** What candidates choose from or answer in, so that another answer may be correct. */
function askedBy(question: Question): Asked {
  const { kind, picture } = question
  return {
    kind,
    picture,
    options: 'options' in question && idsOf(question.options),
    rows: 'rows' in question && idsOf(question.rows),
    several: 'several' in question && question.several,
    unit: 'unit' in question && question.unit,
    lowest: 'lowest' in question && [question.lowest, question.highest],
  }
}

function wordsOf(question: Question): Asked {
  return {
    prompt: renderedWords(question.prompt),
    help: question.help && renderedWords(question.help),
    options: 'options' in question && labelsOf(question.options),
    rows: 'rows' in question && labelsOf(question.rows),
    lowLabel: 'lowLabel' in question && [question.lowLabel, question.highLabel],
  }
}

/** Sorted, because another order changes no meaning. */
function idsOf(parts: readonly Row[]): string[] {
  return parts.map(({ id }) => id).toSorted()
}

function labelsOf(parts: readonly Row[]): string[] {
  return parts.map(({ id, label }) => `${id} ${renderedWords(label)}`).toSorted()
}
