import { expect, test } from 'vitest'

import type { Condition, Predicate } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { newExplorer, type Reach, reachAll } from '#src/builder/model/paths/reachability.ts'
import {
  all,
  anAssessment,
  answeredWith,
  any,
  file,
  multipleChoice,
  not,
  number,
  section,
  shortText,
  singleChoice,
  statement,
  when,
} from '#tests/support/definitions.ts'

function reachOf(definition: Definition, id: string, steps?: number): Reach | undefined {
  const places = reachAll(newExplorer(definition, steps))
  return places.find(({ place }) => (place.questionId ?? place.sectionId) === id)?.reach
}

/** An answer to one question that makes the condition true, or the verdict. */
function meeting(question: Question, showIf: Condition) {
  const reach = reachOf(anAssessment(question, statement('then', { showIf })), 'then')
  return reach?.kind === 'reached' ? reach.witness[question.id] : reach?.kind
}

const role = singleChoice('role', ['front', 'back'])

test('K1: what depends on nothing is reached without answers', () => {
  expect(reachOf(anAssessment(role), 'role')).toEqual({ kind: 'reached', witness: {} })
})

test('K1: a required question must be answered on the path', () => {
  const blank = when('role', { op: 'isBlank' })
  const definition = anAssessment({ ...role, required: true }, statement('then', { showIf: blank }))
  expect(reachOf(definition, 'then')?.kind).toBe('never')
  const optional = anAssessment(role, statement('then', { showIf: blank }))
  expect(reachOf(optional, 'then')).toEqual({ kind: 'reached', witness: {} })
})

test('K1: hiding cascades', () => {
  const definition = anAssessment(
    role,
    number('years', { showIf: answeredWith('role', 'back') }),
    section('deep', { showIf: when('years', { op: 'atLeast', value: 5 }) }, statement('end')),
    section(
      'never',
      { showIf: all(answeredWith('role', 'front'), answeredWith('years', 5)) },
      statement('lost'),
    ),
  )
  expect(reachOf(definition, 'end')).toEqual({
    kind: 'reached',
    witness: { role: { option: 'back' }, years: 5 },
  })
  expect(reachOf(definition, 'lost')?.kind).toBe('never')
})

test('K1: an unanswerable question does not make later ones unreachable', () => {
  const trap = shortText('mail', { format: 'email', maxLength: 2, required: true })
  const definition = anAssessment(
    trap,
    statement('after', { showIf: when('mail', { op: 'isBlank' }) }),
  )
  expect(reachOf(definition, 'after')).toEqual({ kind: 'reached', witness: {} })
})

test('K2: numbers are tried within their limits and on their steps', () => {
  const between = (from: number, to: number) =>
    all(when('n', { op: 'moreThan', value: from }), when('n', { op: 'lessThan', value: to }))
  expect(meeting(number('n', { max: 10 }), when('n', { op: 'moreThan', value: 10 }))).toBe('never')
  expect(meeting(number('n'), between(2, 3))).toBe(2.5)
  expect(meeting(number('n', { step: 1 }), between(2, 3))).toBe('never')
  expect(meeting(number('n', { step: 0.1 }), between(0.2, 0.4))).toBe(0.3)
  expect(meeting(number('n', { min: 1, step: 2 }), when('n', { op: 'is', value: 4 }))).toBe('never')
  expect(meeting(number('n', { max: -1 }), when('n', { op: 'isNot', value: -1 }))).toBeUndefined()
  expect(
    meeting(number('n', { max: -1, required: true, step: 5 }), when('n', { op: 'isNotBlank' })),
  ).toBe(-5)
})

test('K2: sets of options are tried as far as they are counted and compared', () => {
  const skills = multipleChoice('skills', ['a', 'b', 'c'], { maxChoices: 2 })
  const has = (value: string) => when('skills', { op: 'includes', value })
  const chosen = (value: number) => when('skills', { op: 'atLeast', value }, { measure: 'count' })
  expect(meeting(skills, all(has('a'), has('c')))).toEqual({ options: ['a', 'c'] })
  expect(meeting(skills, all(has('a'), has('b'), has('c')))).toBe('never')
  expect(meeting(skills, all(not(has('a')), chosen(2)))).toEqual({ options: ['b', 'c'] })
  expect(
    meeting(
      skills,
      all(chosen(2), not(has('a')), when('skills', { op: 'isNot', value: ['c', 'b'] })),
    ),
  ).toBe('never')
})

test('K2, C3, L4: a compared text is tried in every length it can be written in', () => {
  const within = (minLength: number, maxLength: number, value: string) =>
    meeting(shortText('a', { minLength, maxLength }), when('a', { op: 'is', value }))
  expect(within(0, 2, 'zu\u0308')).toBe('z\u00fc')
  expect(within(3, 3, 'z\u00fc')).toBe('zu\u0308')
  expect(within(5, 5, '\u00fc\u00fc\u00fc')).toBe('\u00fcu\u0308u\u0308')
  expect(within(0, 1, 'zu\u0308')).toBe('never')
  expect(within(4, 4, 'z\u00fc')).toBe('never')
  expect(within(0, 1, '\u0915\u093c')).toBe('unclear')
})

test('K2: texts are tried around the words they must contain', () => {
  const has = (value: string) => when('t', { op: 'includes', value })
  expect(meeting(shortText('t', { maxLength: 5 }), all(has('abc'), has('cde')))).toBe('abcde')
  expect(meeting(shortText('t', { maxLength: 4 }), all(has('abc'), has('cde')))).toBe('never')
  expect(meeting(shortText('t'), all(has('abc'), not(has('b'))))).toBe('never')
  expect(meeting(shortText('t', { format: 'email' }), has('@gmail.com'))).toBe('x@gmail.com')
  expect(meeting(shortText('t', { format: 'url', minLength: 20 }), has('github'))).toMatch(
    /^http:.*github/,
  )
  expect(meeting(shortText('t', { format: 'phone' }), has('+49'))).toMatch(/^\+49/)
})

test('K2: files are tried in every relevant number', () => {
  const counted = (value: number) => when('cv', { op: 'moreThan', value }, { measure: 'count' })
  expect(meeting(file('cv', { maxFiles: 3, accept: ['.pdf'] }), counted(2))).toHaveLength(3)
  expect(meeting(file('cv', { maxFiles: 3 }), counted(3))).toBe('never')
})

test('K3: what depends on a format is undecided', () => {
  const definition = anAssessment(
    shortText('link', { format: 'url' }),
    statement('then', { showIf: when('link', { op: 'includes', value: 'a b' }) }),
  )
  expect(reachOf(definition, 'then')).toEqual({
    kind: 'unclear',
    why: { by: 'text', questionIds: ['link'] },
  })
})

test('K3: undecided parts don’t matter if there is another path', () => {
  const odd = when('link', { op: 'includes', value: 'a b' })
  const definition = anAssessment(
    shortText('link', { format: 'url' }),
    role,
    statement('either', { showIf: any(odd, answeredWith('role', 'back')) }),
    statement('neither', { showIf: all(odd, answeredWith('role', 'elsewhere')) }),
  )
  expect(reachOf(definition, 'either')).toEqual({
    kind: 'reached',
    witness: { role: { option: 'back' } },
  })
  expect(reachOf(definition, 'neither')?.kind).toBe('never')
})

test('K4: never comes with the conflicting conditions, and no others', () => {
  const definition = anAssessment(
    role,
    number('years', { required: true }),
    section(
      'backend',
      { showIf: answeredWith('role', 'back') },
      number('load', { showIf: when('years', { op: 'atLeast', value: 2 }) }),
      statement('lost', {
        showIf: all(answeredWith('role', 'front'), when('years', { op: 'atLeast', value: 1 })),
      }),
    ),
    statement('blank', { showIf: when('years', { op: 'isBlank' }) }),
  )
  expect(reachOf(definition, 'lost')).toEqual({
    kind: 'never',
    because: [
      { sectionId: 'backend', field: 'showIf' },
      { sectionId: 'backend', questionId: 'lost', field: 'showIf' },
    ],
  })
  expect(reachOf(definition, 'blank')).toEqual({
    kind: 'never',
    because: [
      { sectionId: 'section1', questionId: 'years', field: 'required' },
      { sectionId: 'section3', questionId: 'blank', field: 'showIf' },
    ],
  })
})

test('K4: of two conflicts the one with fewer rules is reported', () => {
  const back = answeredWith('role', 'back')
  const months = (than: Predicate) => when('months', than)
  const definition = anAssessment(
    role,
    number('years', { showIf: back }),
    number('months', { showIf: when('years', { op: 'atLeast', value: 1 }) }),
    section(
      'starters',
      { showIf: months({ op: 'lessThan', value: 3 }) },
      statement('lost', { showIf: all(not(back), months({ op: 'atLeast', value: 6 })) }),
    ),
  )
  expect(reachOf(definition, 'lost')).toEqual({
    kind: 'never',
    because: [
      { sectionId: 'starters', field: 'showIf' },
      { sectionId: 'starters', questionId: 'lost', field: 'showIf' },
    ],
  })
})

test('K5: a witness has exactly the answers it needs', () => {
  const definition = anAssessment(
    { ...role, required: true },
    number('years'),
    number('age', { required: true }),
    statement('then', {
      showIf: all(
        when('role', { op: 'isNot', value: 'front' }),
        any(when('years', { op: 'atLeast', value: 3 }), when('age', { op: 'lessThan', value: 20 })),
      ),
    }),
  )
  const reach = reachOf(definition, 'then')
  expect(reach?.kind === 'reached' && Object.keys(reach.witness)).toHaveLength(1)
})

/** Five questions each need a different one of four answers. */
function pigeonholes(): Definition {
  const holes = ['a', 'b', 'c', 'd']
  const birds = ['p', 'q', 'r', 's', 't']
  const apart = birds.flatMap((one, at) =>
    birds
      .slice(at + 1)
      .flatMap((other) =>
        holes.map((hole) => not(all(answeredWith(one, hole), answeredWith(other, hole)))),
      ),
  )
  return anAssessment(
    ...birds.map((bird) => singleChoice(bird, holes, { required: true })),
    statement('then', { showIf: all(...apart) }),
  )
}

test('K6: a search that used up its budget says so, and decides with more', () => {
  expect(reachOf(pigeonholes(), 'then', 50)).toEqual({ kind: 'unclear', why: { by: 'budget' } })
  expect(reachOf(pigeonholes(), 'then')?.kind).toBe('never')
})
