import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { AuthoredText } from '#schemas/authoredText.ts'
import { type Definition, definitionSchema } from '#schemas/definition.ts'
import { addTranslation, setTranslation } from '#src/assessment/engine/editing/translating.ts'
import { withOptionsDrawn } from '#src/assessment/engine/drawing.ts'
import { evaluateInLanguage } from '#src/assessment/engine/evaluation/changeLanguage.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import {
  answersOf,
  isRequired,
  isShown,
  questionsInOrder,
  startEvaluation,
} from '#src/assessment/engine/evaluation/evaluation.ts'
import type { Evaluation } from '#src/assessment/engine/evaluation/evaluationState.ts'
import { prepareSubmission } from '#src/assessment/engine/evaluation/submission.ts'
import { violationsOf } from '#src/assessment/engine/evaluation/validation.ts'
import { scoreEvaluation } from '#src/assessment/engine/scoring/scoring.ts'
import {
  inLanguage,
  missingTexts,
  offeredLanguages,
  translatableTexts,
} from '#src/assessment/engine/texts/translations.ts'
import {
  anyAnswers,
  anyDefinition,
  questionIds,
  sectionIds,
} from '#tests/support/arbitrary/arbitraries.ts'
import {
  anAssessment,
  multipleChoice,
  number,
  quoting,
  singleChoice,
  text,
  withOther,
} from '#tests/support/definitions.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

test('Z4: the same answers mean the same in every language', () => {
  fc.assert(
    fc.property(anyDefinition, anyAnswers, fc.nat(), (definition, answers, seed) => {
      const translated = translatedWhole(definition)
      const inGerman = inLanguage(translated, 'de')
      expect(definitionSchema.safeParse(inGerman).error).toBeUndefined()
      expect(inGerman.language).toBe('de')
      expect(outcome(inGerman, answers, seed)).toEqual(outcome(definition, answers, seed))
    }),
    propertyRuns,
  )
})

test('Z5: after a change of language the attempt goes on as it was', () => {
  fc.assert(
    fc.property(anyDefinition, anyAnswers, fc.nat(), (definition, answers, seed) => {
      const translated = translatedWhole(definition)
      const context = { seed, startedAt: '2026-03-02T09:00:00.000Z', language: 'en' }
      const evaluation = startEvaluation(compile(translated), answers, context)
      const inGerman = evaluateInLanguage(evaluation, inLanguage(translated, 'de'))
      expect(inGerman.context).toEqual({ ...context, language: 'de' })
      expect(answersOf(inGerman)).toEqual(answersOf(evaluation))
      expect(optionsOf(inGerman)).toEqual(optionsOf(evaluation))
      expect(outcomeOf(inGerman)).toEqual(outcomeOf(evaluation))
    }),
    propertyRuns,
  )
})

test('Z1: every text of candidates is translated, and nothing else changes', () => {
  fc.assert(
    fc.property(anyDefinition, (definition) => {
      const translated = translatedWhole(definition)
      expect(missingTexts(translated, 'de')).toEqual([])
      const inGerman = inLanguage(translated, 'de')
      const texts = translatableTexts(inGerman)
      expect(texts.map(({ source }) => source)).toEqual(
        translatableTexts(definition).map(({ id }) => germanOf(id)),
      )
      expect(withoutTexts(inGerman)).toEqual(withoutTexts(definition))
    }),
    propertyRuns,
  )
})

const definition = anAssessment(
  number('years'),
  { ...singleChoice('role', ['dev', 'ops']), prompt: quoting('years') },
  withOther(multipleChoice('tools', ['git'])),
)

test('Z1: ids name the text by its question and its part', () => {
  expect(translatableTexts(definition).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['title', 'years.prompt', 'role.dev.label', 'tools.other.label']),
  )
})

test('Z2: a text is missing while it is blank or refers to something else', () => {
  const all = translatedWhole(definition)
  const missing = (id: string, translation: AuthoredText | undefined) =>
    missingTexts(setTranslation(all, 'de', id, translation), 'de').map((each) => each.id)
  expect(missing('role.dev.label', undefined)).toEqual(['role.dev.label'])
  expect(missing('role.dev.label', text('  '))).toEqual(['role.dev.label'])
  expect(missing('role.prompt', quoting('years'))).toEqual([])
  expect(missing('role.prompt', quoting('tools'))).toEqual(['role.prompt'])
})

test('Z3: candidates can choose its own language and the complete ones', () => {
  const started = addTranslation(translatedWhole(definition), 'fr')
  expect(offeredLanguages(started)).toEqual(['en', 'de'])
  expect(offeredLanguages(setTranslation(started, 'de', 'title', undefined))).toEqual(['en'])
})

test('Z4: a missing text is read in the own language', () => {
  const only = setTranslation(definition, 'de', 'role.dev.label', text('Entwicklung'))
  const [, role] = inLanguage(only, 'de').sections[0]?.questions ?? []
  expect(role).toMatchObject({
    options: [{ id: 'dev', label: { source: 'Entwicklung' } }, { id: 'ops' }],
  })
  expect(inLanguage(only, 'fr')).toBe(only)
})

function translatedWhole(of: Definition): Definition {
  return translatableTexts(of).reduce(
    (so, { id }) => setTranslation(so, 'de', id, text(germanOf(id))),
    of,
  )
}

function germanOf(id: string): string {
  return `Deutsch ${id}`
}

/** What is left of a definition without the texts that candidates read. */
function withoutTexts(of: Definition): unknown {
  const READ = new Set([
    ...[
      'language',
      'translations',
      'title',
      'introduction',
      'nextSteps',
      'prompt',
      'help',
      'label',
      'unit',
    ],
    ...['errorText', 'alternative', 'lowLabel', 'highLabel'],
  ])
  return JSON.parse(JSON.stringify(of, (key, value: unknown) => (READ.has(key) ? '' : value)))
}

function outcome(of: Definition, answers: Parameters<typeof startEvaluation>[1], seed: number) {
  const context = { seed, startedAt: '2026-03-02T09:00:00.000Z', language: of.language }
  return outcomeOf(startEvaluation(compile(of), answers, context))
}

/** The ids of the options of each question, in this candidate's order. */
function optionsOf({ compiled, context: { seed } }: Evaluation) {
  return compiled.questions.map(({ question }) => {
    const drawn = withOptionsDrawn(question, seed)
    return 'options' in drawn ? drawn.options.map(({ id }) => id) : []
  })
}

function outcomeOf(evaluation: Evaluation) {
  return {
    shown: questionIds.map((id) => isShown(evaluation, id)),
    required: questionIds.map((id) => isRequired(evaluation, id)),
    order: sectionIds.map((id) => questionsInOrder(evaluation, id).map((question) => question.id)),
    violations: violationsOf(evaluation),
    calculated: evaluation.calculated,
    submission: prepareSubmission(evaluation),
    score: scoreEvaluation(evaluation),
  }
}
