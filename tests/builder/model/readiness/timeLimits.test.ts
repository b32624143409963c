import { expect, test } from 'vitest'

import type { Definition, Section, Settings } from '#schemas/definition.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import { fixFinding } from '#src/builder/model/readiness/fixFinding.ts'
import { findingWords } from '#src/builder/model/words/findingWords.ts'
import { anAssessment, longText, number, section } from '#tests/support/definitions.ts'

const limited = (layout: Settings['layout']): Definition => {
  const plain = anAssessment(section('s1', { timeLimit: 60 }, number('a', { timeLimit: 20 })))
  return { ...plain, settings: { ...plain.settings, layout, timeLimit: 600 } }
}
const idle = (layout: Settings['layout']) =>
  checkReadiness(limited(layout)).filter(({ kind }) => kind === 'timeLimitIdle')

test('P15: a limit that the layout can’t enforce is a warning, and its fix removes it', () => {
  const ofQuestion = { sectionId: 's1', questionId: 'a', field: 'timeLimit' }
  expect(idle('question')).toEqual([])
  expect(idle('section').map(({ place }) => place)).toEqual([ofQuestion])
  expect(idle('all').map(({ place }) => place)).toEqual([ofQuestion])
  expect(idle('all').map(({ grade }) => grade)).toEqual(['warning'])
  const fixed = idle('all').reduce(
    (definition, finding) => fixFinding(definition, finding) ?? definition,
    limited('all'),
  )
  expect(fixed.sections).toEqual(
    anAssessment(section('s1', { timeLimit: 60 }, number('a'))).sections,
  )
  expect(fixed.settings.timeLimit).toBe(600)
})

test('P22: a limit of less than half of the time that is needed is a warning', () => {
  const answeredWith = {
    kind: 'compare',
    of: { question: 'a' },
    test: { op: 'is', value: 1 },
  } as const
  const short = (...sections: Section[]) => {
    const plain = anAssessment(...sections)
    const settings = { ...plain.settings, layout: 'question', timeLimit: 60 } as const
    return checkReadiness({ ...plain, settings }).flatMap((finding) =>
      finding.kind === 'timeLimitShort' ? [finding.place] : [],
    )
  }
  const whole = { field: 'timeLimit' }
  const long = (id: string, own = {}) => longText(id, own)
  expect(short(section('s1', { timeLimit: 60 }, long('a')))).toEqual([
    { sectionId: 's1', ...whole },
  ])
  expect(short(section('s1', { timeLimit: 90 }, long('a')))).toEqual([])
  expect(short(section('s1', {}, long('a')))).toEqual([whole])
  expect(short(section('s1', {}, long('a', { timeLimit: 60 })))).toEqual([
    { sectionId: 's1', questionId: 'a', ...whole },
  ])
  const first = section('s1', {}, number('a'))
  expect(
    short(first, section('s2', { timeLimit: 60 }, long('b', { showIf: answeredWith }))),
  ).toEqual([])
  expect(short(first, section('s2', { showIf: answeredWith }, long('b')))).toEqual([])
  const drawn = [long('b', { showIf: answeredWith }), long('c')]
  expect(short(first, section('s2', { timeLimit: 20, draw: 1 }, ...drawn))).toEqual([])
})

test('P22: it says about how long it takes, in whole minutes from one on', () => {
  const definition = anAssessment(section('s1', { timeLimit: 60 }, longText('a'), longText('b')))
  const [finding] = checkReadiness(definition).filter(({ kind }) => kind === 'timeLimitShort')
  expect(findingWords(finding!, definition).why).toBe('Reading and answering take about 5 min.')
})
