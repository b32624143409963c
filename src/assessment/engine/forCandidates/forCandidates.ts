/** The parts of a definition that candidates need, without those that only staff may know. */

import type { Calculated, Definition, Settings } from '#schemas/definition.ts'
import type { Option, Question } from '#schemas/question.ts'
import { withoutOriginals } from '#src/assessment/engine/texts/originals.ts'
import { withOwnTranslations } from '#src/assessment/engine/texts/translations.ts'
import { quotesIn } from '#src/assessment/engine/authoredText.ts'
import { usesOf } from '#src/assessment/engine/editing/references.ts'

/**
 * The definition without keys, points, rubrics, explanations, feedback, knock-outs, tags, pass mark
 * and bands, calculated values for the score alone, translations of texts that it no longer has,
 * and the originals of translations. Evaluating, drawing and submitting give the same with it (rule N2).
 */
export function forCandidates(definition: Definition): Definition {
  const shown = withOwnTranslations({
    ...definition,
    settings: without(definition.settings, OF_SETTINGS),
    sections: definition.sections.map((section) => ({
      ...section,
      questions: section.questions.map(questionForCandidates),
    })),
    calculated: definition.calculated.map((one) => without(one, ['points'])),
    translations: withoutOriginals(definition.translations),
  })
  return { ...shown, calculated: calculatedInUse(shown) }
}

const OF_SETTINGS = ['passMark', 'bands', 'requiredByDefault'] as const satisfies (keyof Settings)[]

const OF_OPTIONS = ['feedback'] as const satisfies (keyof Option)[]

/** The properties of questions that no candidate gets, whatever the kind. */
const OF_QUESTIONS = [
  'explanation',
  'key',
  'knockOut',
  'optionPoints',
  'origin',
  'points',
  'rubric',
  'tags',
] as const

function questionForCandidates(question: Question): Question {
  const shown = without(question, OF_QUESTIONS)
  if (!('options' in shown)) return shown
  return { ...shown, options: shown.options.map((option) => without(option, OF_OPTIONS)) }
}

/** `T` stays, because all of these are optional. */
function without<T extends object>(from: T, names: readonly string[]): T {
  const left = { ...from }
  for (const name of names) Reflect.deleteProperty(left, name)
  return left
}

/**
 * The calculated values that a text in any language, a condition, or another such value refers to.
 * The others count for the score alone.
 */
function calculatedInUse(definition: Definition): Calculated[] {
  const { calculated, translations } = definition
  const quoted = new Set(
    Object.values(translations).flatMap((texts) => Object.values(texts).flatMap(quotesIn)),
  )
  const inUse = new Set<string>()
  const uses = calculated.map(({ id, name }) => ({
    id,
    isQuoted: quoted.has(name) || quoted.has(id),
    places: usesOf(definition, id).map(({ place }) => place),
  }))
  // A value may be used by one that is found to be in use later.
  for (let before = -1; before < inUse.size; ) {
    before = inUse.size
    for (const { id, isQuoted, places } of uses) {
      const isUsed = places.some(
        (place) => !('calculatedId' in place) || inUse.has(place.calculatedId),
      )
      if (isQuoted || isUsed) inUse.add(id)
    }
  }
  return calculated.filter(({ id }) => inUse.has(id))
}
