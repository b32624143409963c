import { expect, test } from 'vitest'

import { questionsOf } from '#src/assessment/engine/place.ts'
import { removeReferences, usesOf } from '#src/assessment/engine/editing/references.ts'
import { authored } from '#src/builder/files/markdown.ts'
import {
  anAssessment,
  option,
  quoting,
  section,
  shortText,
  singleChoice,
  withCalculated,
} from '#tests/support/definitions.ts'

const onAll = {
  kind: 'compare' as const,
  of: { calculated: 'c_all' },
  test: { op: 'is' as const, value: 1 },
}

const quoted = withCalculated(
  anAssessment(
    section(
      'one',
      { introduction: quoting('remote') },
      singleChoice('remote', ['yes', 'no'], { code: 'home' }),
      shortText('why', { prompt: quoting('home'), help: quoting('all') }),
    ),
    section('two', singleChoice('more', ['a'], { showIf: onAll })),
  ),
  { all: 'if(home = "yes", 1, 2)', twice: 'all * 2' },
)

test('E7: texts and expressions use what they name, by id, code or name', () => {
  expect(usesOf(quoted, 'remote')).toEqual([
    { of: 'remote', place: { calculatedId: 'c_all' }, field: 'expression' },
    { of: 'remote', place: { sectionId: 'one' }, field: 'introduction' },
    { of: 'remote', place: { questionId: 'why' }, field: 'prompt' },
  ])
  expect(usesOf(quoted, 'c_all')).toEqual([
    { of: 'c_all', place: { calculatedId: 'c_twice' }, field: 'expression' },
    { of: 'c_all', place: { questionId: 'why' }, field: 'help' },
    { of: 'c_all', place: { questionId: 'more' }, field: 'showIf' },
  ])
  expect(usesOf(quoted, { questionId: 'remote', partId: 'yes' })).toEqual([
    { of: 'yes', place: { calculatedId: 'c_all' }, field: 'expression' },
  ])
  expect(usesOf(quoted, { questionId: 'remote', partId: 'no' })).toEqual([])
})

test('E7: naming something twice in a text is one use, and naming itself is none', () => {
  const { settings, ...rest } = anAssessment(
    singleChoice('role', ['a', 'b'], { key: { options: ['a'] } }),
    {
      ...singleChoice('why', ['x', 'y']),
      options: ['x', 'y'].map((id) => ({ ...option(id), label: quoting('role') })),
    },
    shortText('more', { prompt: quoting('why'), help: quoting('gone') }),
  )
  const draft = withCalculated(
    {
      ...rest,
      settings: { ...settings, introduction: quoting('role'), nextSteps: quoting('role') },
    },
    { own: 'own + 1' },
  )
  const places = (referent: string) =>
    usesOf(draft, referent).map(({ place, field }) => [place, field])
  expect(places('role')).toEqual([
    [{ start: true }, 'introduction'],
    [{ start: true }, 'nextSteps'],
    [{ questionId: 'why' }, 'options'],
  ])
  expect(places('c_own')).toEqual([])
  expect(places('gone')).toEqual([[{ questionId: 'more' }, 'help']])
})

test('E7: several texts of a section may refer to several of its questions', () => {
  const two = anAssessment(
    section('one', shortText('a'), shortText('b')),
    section('two', {
      introduction: authored('{{a}} {{b}}'),
    }),
  )
  expect(usesOf(two, 'one').map(({ of }) => of)).toEqual(['a', 'b'])
})

test('E7: what doesn’t exist, or has no such part, has no uses', () => {
  expect(usesOf(quoted, { questionId: 'gone', partId: 'yes' })).toEqual([])
  expect(usesOf(quoted, { questionId: 'why', partId: 'yes' })).toEqual([])
})

test('E7: removing a reference leaves an ellipsis in a text, and expressions unchanged', () => {
  const after = removeReferences(quoted, 'c_all')
  const [, why, more] = questionsOf(after)
  expect(why?.help).toEqual(authored('You said ….'))
  expect(why?.prompt).toEqual(quoting('home'))
  expect(more).not.toHaveProperty('showIf')
  expect(after.calculated).toBe(quoted.calculated)
})
