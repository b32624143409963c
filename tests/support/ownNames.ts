/**
 * The app's own identifiers, as names of questions: files may use any name, and no name may have
 * another meaning for a screen.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import fc from 'fast-check'

import { MINTED_ID } from '#schemas/base.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'

import {
  anAssessment,
  answeredWith,
  code,
  consent,
  date,
  file,
  longText,
  matrix,
  multipleChoice,
  number,
  ranking,
  rating,
  section,
  shortText,
  signature,
  singleChoice,
  statement,
  text,
  withCalculated,
} from './definitions.ts'

/**
 * Names that were confused with something else before, or could be: places, parts, and inherited
 * properties.
 */
export const dangerousNames = [
  ...[
    'start',
    'place',
    'end',
    'new',
    'canvas',
    'outline',
    'edit',
    'preview',
    'all',
    'none',
    'other',
    'check',
  ],
  ...['section', 'question', 'option', 'row', 'key', 'prompt', 'rest', 'help', 'limits', 'error'],
  ...[
    'title',
    'introduction',
    'nextSteps',
    'settings',
    'problems',
    'true',
    'false',
    'not',
    'started',
    'date',
  ],
  ...['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', 'toLocaleString'],
  // Alone, and with suffixes used in the names of fields and elements.
  ...['a', 'a-help', 'a-error', 'a-limits', 'a-prompt', 'a-rest', 'a-other', 'a-2', 'a-b', 'b'],
  ...['a-name', 'a-unit', 'a-month', 'a-keys', 'a-row-b', 'data', 'id', 'length', 'name', 'main'],
]

const sources = join(import.meta.dirname, '../../src')

/** Every quoted word in our own sources that could be an id. */
export function wordsOfSources(): readonly string[] {
  const words = new Set<string>()
  for (const path of readdirSync(sources, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(path)) continue
    const source = readFileSync(join(sources, path), 'utf8')
    for (const [, word = ''] of source.matchAll(/['"`]([A-Za-z][\w-]{0,63})['"`]/g)) words.add(word)
  }
  return [...words].filter((word) => MINTED_ID.test(word)).toSorted()
}

/** As many names as an assessment with every kind needs, dangerous ones and any others of ours. */
export function namesToTry(): fc.Arbitrary<readonly string[]> {
  const pool = [...new Set([...dangerousNames, ...wordsOfSources()])]
  const dangerous = fc.shuffledSubarray(dangerousNames, { minLength: 20, maxLength: 30 })
  const anyOfOurs = fc.uniqueArray(fc.constantFrom(...pool), {
    minLength: NAMES,
    maxLength: NAMES,
  })
  return fc
    .tuple(dangerous, anyOfOurs)
    .map(([some, others]) => [...new Set(['start', 'all', ...some, ...others])].slice(0, NAMES))
    .chain((names) => fc.shuffledSubarray(names, { minLength: NAMES, maxLength: NAMES }))
}

/** Names that can't be confused with anything else. */
export const plainNames: readonly string[] = Array.from({ length: 64 }, (_, at) => `n${at}n`)

const NAMES = 40

/**
 * Three sections with a question of every kind, conditions between them, keys and a calculated
 * value. Two of these differ only in the names of sections, questions, options, rows and bands.
 */
export function assessmentCalled(names: readonly string[]): Definition {
  const left = [...names]
  const name = () => {
    const next = left.shift()
    if (next === undefined) throw new Error('An assessment of every kind takes more names')
    return next
  }
  const labelled = (...labels: string[]) => labels.map((label) => ({ id: name(), label }))
  let asked = 0
  const prompt = () => ({ prompt: text(`Inquiry ${++asked}`), code: `code${asked}` })

  const place = labelled('Home', 'Office', 'Both')
  const [home = place[0]] = place
  const single = singleChoice(name(), place, { ...prompt(), other: { label: text('Elsewhere') } })
  const tools = labelled('Git', 'Make')
  const [git] = tools
  const many = multipleChoice(name(), tools, {
    ...prompt(),
    ...(git && { key: { options: [git.id] }, points: 2 }),
  })
  const years = number(name(), prompt())
  const rows = labelled('Days', 'Nights')
  const [days] = rows
  const cells = labelled('Good', 'Bad')
  const [good] = cells
  const shifts = matrix(name(), rows, cells, {
    ...prompt(),
    ...(days && good && { key: { byRow: { [days.id]: [good.id] }, grading: 'perRow' as const } }),
    points: 1,
  })
  const order = ranking(name(), labelled('Pay', 'Peers', 'Place'), prompt())
  const detail: Question[] = [
    { ...rating(name(), prompt()), required: true },
    order,
    shifts,
    longText(name(), { ...prompt(), showIf: answeredWith(single.id, home?.id ?? '') }),
  ]
  const definition = anAssessment(
    section(name(), { title: 'First part' }, single, many, years, {
      ...shortText(name(), prompt()),
      required: true,
    }),
    section(
      name(),
      { title: 'Second part', showIf: answeredWith(single.id, home?.id ?? '') },
      ...detail,
    ),
    section(
      name(),
      { title: 'Third part' },
      date(name(), prompt()),
      code(name(), prompt()),
      file(name(), prompt()),
      signature(name(), prompt()),
      consent(name(), prompt()),
      statement(name(), prompt()),
    ),
  )
  const bands = [{ id: name(), name: 'Fine', from: 50 }]
  return withCalculated(
    { ...definition, settings: { ...definition.settings, bands } },
    { id: name(), name: 'double', expression: '[code3] * 2' },
  )
}

/** All ids of a definition, in the order in which `assessmentCalled` names the same things. */
export function idsIn(definition: Definition): string[] {
  return definition.sections.flatMap(({ id, questions }) => [
    id,
    ...questions.flatMap((question) => [
      question.id,
      ...('options' in question ? question.options.map((option) => option.id) : []),
      ...('rows' in question ? question.rows.map((row) => row.id) : []),
    ]),
  ])
}
