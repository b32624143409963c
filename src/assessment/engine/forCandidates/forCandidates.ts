/** The parts of a definition that candidates need, without those that only staff may know. */
import type { Definition, Settings } from '#schemas/definition.ts'
import type { Option, Question } from '#schemas/question.ts'

import { calculatedInUse } from './calculatedInUse.ts'
import { withOwnTranslations } from '#src/assessment/engine/texts/translations.ts'

/**
 * The definition without keys, points, rubrics, explanations, feedback, knock-outs, tags, pass mark
 * and bands, calculated values for the score alone, and translations of texts that it no longer
 * has. Evaluating, drawing and submitting give the same with it (rule N2).
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
  })
  return { ...shown, calculated: calculatedInUse(shown) }
}

const OF_SETTINGS = ['passMark', 'bands'] as const satisfies (keyof Settings)[]

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
