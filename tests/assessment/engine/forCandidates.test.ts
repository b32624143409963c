import fc from 'fast-check'
import { expect, test } from 'vitest'

import { definitionSchema } from '#schemas/definition.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import {
  isShown,
  questionsInOrder,
  startEvaluation,
} from '#src/assessment/engine/evaluation/evaluation.ts'
import { prepareSubmission } from '#src/assessment/engine/evaluation/submission.ts'
import { forCandidates } from '#src/assessment/engine/forCandidates/forCandidates.ts'
import { authored } from '#src/builder/files/markdown.ts'
import { translatedAs } from '#tests/support/translated.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'
import {
  anyAnswers,
  anyDefinition,
  questionIds,
  sectionIds,
} from '#tests/support/arbitrary/arbitraries.ts'

const STAFF_ONLY = [
  'explanation',
  'key',
  'knockOut',
  'optionPoints',
  'origin',
  'points',
  'rubric',
  'tags',
  'feedback',
  'passMark',
  'bands',
  'original',
]

test('N2: what candidates get is a definition without anything for staff, and evaluates the same', () => {
  fc.assert(
    fc.property(anyDefinition, anyAnswers, fc.nat(), (definition, answers, seed) => {
      const shown = forCandidates(translatedAs(definition, ['de']))
      expect(definitionSchema.safeParse(shown).error).toBeUndefined()
      expect(namesIn(shown).filter((name) => STAFF_ONLY.includes(name))).toEqual([])
      expect(behaviour(shown, answers, seed)).toEqual(behaviour(definition, answers, seed))
    }),
    propertyRuns,
  )
})

test('N2: what is for staff alone is in nothing that candidates get', () => {
  const canary = { source: 'canary', tree: [] }
  const definition = definitionSchema.parse({
    ...DEFINITION,
    settings: { ...DEFINITION.settings, passMark: { percent: 77 } },
    sections: [
      {
        id: 's1',
        title: '',
        questions: [
          {
            id: 'q1',
            code: 'q1',
            kind: 'singleChoice',
            prompt: { source: 'Shown', tree: [] },
            required: true,
            display: 'radio',
            options: [
              { id: 'o1', code: 'o1', label: { source: 'One', tree: [] }, feedback: canary },
            ],
            explanation: canary,
            rubric: { levels: [{ id: 'l1', text: 'canary', points: 7 }] },
            tags: ['canary'],
            key: { options: ['o1'] },
          },
        ],
      },
    ],
  })
  const text = JSON.stringify(forCandidates(definition))
  expect(text).toContain('Shown')
  expect(text).not.toMatch(/canary|77|"key"/)
})

test('N2: calculated values stay only where a text, a condition or such a value needs them', () => {
  const text = authored
  const definition = definitionSchema.parse({
    ...DEFINITION,
    settings: { ...DEFINITION.settings, introduction: text('You have {{chained}}') },
    sections: [
      {
        id: 's1',
        title: '',
        showIf: {
          kind: 'compare',
          of: { calculated: 'cInCondition' },
          test: { op: 'between', from: 1, to: 2 },
        },
        questions: [],
      },
    ],
    translations: {
      de: { 's1.title': text('{{translated}}'), 'gone.prompt': text('canary {{forScore}}') },
    },
    calculated: [
      { id: 'cScore', name: 'forScore', expression: '4321', points: { most: 5 } },
      { id: 'cScoreToo', name: 'forScoreToo', expression: 'forScore + 1' },
      { id: 'cBase', name: 'base', expression: '1' },
      { id: 'cChained', name: 'chained', expression: 'base + 1', points: { most: 5 } },
      { id: 'cTranslated', name: 'translated', expression: '2' },
      { id: 'cInCondition', name: 'inCondition', expression: '3' },
    ],
  })
  const shown = forCandidates(definition)
  expect(shown.calculated.map(({ name }) => name)).toEqual([
    'base',
    'chained',
    'translated',
    'inCondition',
  ])
  expect(JSON.stringify(shown)).not.toMatch(/canary|4321|points/)
})

const DEFINITION = {
  format: 1,
  language: 'en',
  translations: {},
  settings: { title: 'Basics', layout: 'section' },
  sections: [],
  calculated: [],
} as const

function behaviour(
  definition: Parameters<typeof compile>[0],
  answers: Parameters<typeof startEvaluation>[1],
  seed: number,
) {
  const context = { seed, startedAt: '2026-03-02T09:00:00.000Z', language: 'en' }
  const evaluation = startEvaluation(compile(definition), answers, context)
  return {
    shown: questionIds.map((id) => isShown(evaluation, id)),
    order: sectionIds.map((id) => questionsInOrder(evaluation, id).map((question) => question.id)),
    submission: prepareSubmission(evaluation),
  }
}

/** Of all fields, at any depth. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(namesIn)
  return Object.entries(value).flatMap(([name, field]) => [name, ...namesIn(field)])
}
