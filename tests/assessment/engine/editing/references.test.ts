import { expect, test } from 'vitest'

import type { Condition } from '#schemas/condition.ts'
import type { Question } from '#schemas/question.ts'
import { copyDefinition } from '#src/assessment/engine/editing/copying.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { duplicateQuestion } from '#src/assessment/engine/editing/questions.ts'
import { removeReferences, usesOf } from '#src/assessment/engine/editing/references.ts'
import { duplicateSection } from '#src/assessment/engine/editing/sections.ts'
import {
  all,
  anAssessment,
  answeredWith,
  any,
  countingMint,
  matrix,
  multipleChoice,
  not,
  number,
  ranking,
  section,
  shortText,
  singleChoice,
  statement,
  when,
} from '#tests/support/definitions.ts'

const draft = anAssessment(
  section(
    'one',
    singleChoice('remote', ['yes', 'no'], { key: { options: ['yes'] } }),
    number('hours'),
  ),
  section(
    'two',
    { showIf: when('remote', { op: 'isOneOf', values: ['yes', 'no'] }) },
    multipleChoice('tools', ['git', 'vim'], { showIf: answeredWith('hours', 8) }),
    shortText('why', {
      showIf: all(answeredWith('remote', 'no'), when('tools', { op: 'is', value: ['git', 'vim'] })),
      requiredIf: not(any(answeredWith('remote', 'no'))),
    }),
  ),
)

test('E4: a copied question has new ids, in its key as well', () => {
  const after = duplicateQuestion(draft, 'remote', countingMint())
  const copy = questionsOf(after)[1]
  expect(copy).toEqual({
    ...singleChoice('q_minted1', [
      { id: 'o_minted2', label: 'yes' },
      { id: 'o_minted3', label: 'no' },
    ]),
    code: 'q5',
    prompt: questionsOf(draft)[0]?.prompt,
    key: { options: ['o_minted2'] },
    options: [
      { id: 'o_minted2', code: 'yes', label: { source: 'yes', tree: expect.anything() } },
      { id: 'o_minted3', code: 'no', label: { source: 'no', tree: expect.anything() } },
    ],
  })
})

test('E4: a copied condition keeps references to questions that were not copied', () => {
  const after = duplicateQuestion(draft, 'why', countingMint())
  const [original, copy] = questionsOf(after).slice(-2)
  expect(copy?.showIf).toBe(original?.showIf)
})

test('E4: in a copied section it refers to the copies', () => {
  const after = duplicateSection(draft, 'two', countingMint())
  const copy = after.sections[2]
  expect(copy?.showIf).toEqual(draft.sections[1]?.showIf)
  const [tools, why] = copy?.questions ?? []
  expect(tools?.showIf).toEqual(answeredWith('hours', 8))
  expect(why?.showIf).toStrictEqual(
    all(
      answeredWith('remote', 'no'),
      when(tools!.id, {
        op: 'is',
        value: 'options' in tools! ? tools.options.map((o) => o.id) : [],
      }),
    ),
  )
  const ids = questionsOf(after).map((question) => question.id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('E4: a copied definition shares no id with its original, and refers only to itself', () => {
  const copy = copyDefinition(draft, countingMint())
  expect(copy.sections.filter(({ id }) => !id.startsWith('s_'))).toEqual([])
  const words = JSON.stringify(copy.sections)
  const ids = ['one', 'two', ...questionsOf(draft).map((question) => question.id)]
  expect(ids.filter((id) => words.includes(`"id":"${id}"`))).toEqual([])
  expect(ids.filter((id) => words.includes(`"question":"${id}"`))).toEqual([])
})

const skills = matrix('skills', ['html', 'css'], ['no', 'yes'], {
  points: 2,
  key: { byRow: { html: ['yes'], css: ['yes', 'no'] }, grading: 'perRow' },
})
const table = anAssessment(
  singleChoice('sure', ['no', 'yes'], {
    optionPoints: { byOption: { yes: 2, no: -1 }, floor: 0 },
    knockOut: { op: 'isOneOf', values: ['no'] },
  }),
  ranking('wishes', ['no', 'yes'], { key: { order: ['yes', 'no'] } }),
  skills,
  matrix('habits', ['html', 'css'], ['no', 'yes']),
  shortText('more', {
    showIf: all(
      when('skills', { op: 'is', value: 'yes' }, { row: 'css' }),
      answeredWith('sure', 'yes'),
    ),
    requiredIf: when('sure', { op: 'is', value: 'yes' }, { measure: 'other' }),
  }),
)

test('E4: options and rows with the same id in several questions are copied separately', () => {
  const [sure, wishes, copied, , more] = questionsOf(copyDefinition(table, countingMint()))
  const optionIds = (question: Question | undefined) =>
    question && 'options' in question ? question.options.map(({ id }) => id) : []
  const [no = '', yes = ''] = optionIds(sure)
  expect(sure).toMatchObject({
    optionPoints: { byOption: { [yes]: 2, [no]: -1 }, floor: 0 },
    knockOut: { op: 'isOneOf', values: [no] },
  })
  expect(wishes).toMatchObject({ key: { order: optionIds(wishes).toReversed() } })
  const [html = '', css = ''] = copied?.kind === 'matrix' ? copied.rows.map(({ id }) => id) : []
  expect([html, css]).toEqual([expect.stringMatching(/^r_/), expect.stringMatching(/^r_/)])
  const [never = '', often = ''] = optionIds(copied)
  expect(copied).toMatchObject({
    key: { byRow: { [html]: [often], [css]: [often, never] }, grading: 'perRow' },
  })
  expect(new Set([...optionIds(sure), ...optionIds(wishes), ...optionIds(copied)]).size).toBe(6)
  expect(more).toMatchObject({
    showIf: all(
      when(copied!.id, { op: 'is', value: often }, { row: css }),
      when(sure!.id, { op: 'is', value: yes }),
    ),
    requiredIf: when(sure!.id, { op: 'is', value: 'yes' }, { measure: 'other' }),
  })
})

test('E7: the uses of a row, and of an option whose id others have as well', () => {
  const uses = (questionId: string, partId: string) =>
    usesOf(table, { questionId, partId }).map(
      ({ place, field }) => `${Object.values(place).join()} ${field}`,
    )
  expect(uses('skills', 'css')).toEqual(['skills key', 'more showIf'])
  expect(uses('skills', 'html')).toEqual(['skills key'])
  expect(uses('habits', 'css')).toEqual([])
  expect(uses('skills', 'yes')).toEqual(['skills key', 'more showIf'])
  expect(uses('sure', 'yes')).toEqual(['sure key', 'more showIf'])
  expect(uses('wishes', 'yes')).toEqual(['wishes key'])
})

test('E7: removing references to a row keeps references to others', () => {
  const after = removeReferences(table, { questionId: 'skills', partId: 'css' })
  expect(questionsOf(after)[2]).toEqual({
    ...skills,
    key: { byRow: { html: ['yes'] }, grading: 'perRow' },
  })
  expect(questionsOf(after)[4]?.showIf).toEqual(all(answeredWith('sure', 'yes')))
  const unsure = questionsOf(removeReferences(table, { questionId: 'sure', partId: 'yes' }))
  expect(unsure[0]).toMatchObject({ optionPoints: { byOption: { no: -1 }, floor: 0 } })
  expect(unsure[4]?.showIf).toEqual(all(when('skills', { op: 'is', value: 'yes' }, { row: 'css' })))
  expect(unsure[4]).toHaveProperty('requiredIf')
})

test('E7: the uses of a question', () => {
  expect(usesOf(draft, 'remote')).toEqual([
    { of: 'remote', place: { sectionId: 'two' }, field: 'showIf' },
    { of: 'remote', place: { questionId: 'why' }, field: 'showIf' },
    { of: 'remote', place: { questionId: 'why' }, field: 'requiredIf' },
  ])
  expect(usesOf(draft, 'why')).toEqual([])
})

test('E7: a question’s references to itself are no uses', () => {
  const itself = anAssessment(number('a', { showIf: answeredWith('a', 1) }))
  expect(usesOf(itself, 'a')).toEqual([])
})

test('E7: the uses of an option, including the key', () => {
  expect(usesOf(draft, { questionId: 'remote', partId: 'yes' })).toEqual([
    { of: 'yes', place: { questionId: 'remote' }, field: 'key' },
    { of: 'yes', place: { sectionId: 'two' }, field: 'showIf' },
  ])
})

test('E7: the uses of a section are those from outside', () => {
  expect(usesOf(draft, 'two')).toEqual([])
  expect(usesOf(draft, 'one').map(({ of, field }) => `${of} ${field}`)).toEqual([
    'remote showIf',
    'hours showIf',
    'remote showIf',
    'remote requiredIf',
  ])
})

test('E7: removing references removes comparisons and what becomes empty', () => {
  const [, tools, ...rest] = questionsOf(removeReferences(draft, 'remote')).slice(1)
  expect(tools).toBe(questionsOf(draft)[2])
  expect(rest[0]).toEqual(
    shortText('why', { showIf: all(when('tools', { op: 'is', value: ['git', 'vim'] })) }),
  )
  expect(removeReferences(draft, 'remote').sections[1]).not.toHaveProperty('showIf')
  expect(removeReferences(draft, 'why')).toBe(draft)
})

test('E7: removing references to an option shortens lists before it empties them', () => {
  const after = removeReferences(draft, { questionId: 'remote', partId: 'yes' })
  expect(after.sections[1]?.showIf).toEqual(when('remote', { op: 'isOneOf', values: ['no'] }))
  expect(questionsOf(after)[0]).not.toHaveProperty('key')
  expect(
    removeReferences(after, { questionId: 'remote', partId: 'no' }).sections[1],
  ).not.toHaveProperty('showIf')
  expect(
    questionsOf(removeReferences(draft, { questionId: 'tools', partId: 'git' }))[3]?.showIf,
  ).toEqual(all(answeredWith('remote', 'no'), when('tools', { op: 'is', value: ['vim'] })))
})

test('E7: removing references to an option removes includes, and leaves words alone', () => {
  const git = { questionId: 'tools', partId: 'git' }
  const under = (showIf: Condition) =>
    anAssessment(multipleChoice('tools', ['git', 'vim']), statement('then', { showIf }))
  const left = (showIf: Condition) => questionsOf(removeReferences(under(showIf), git))[1]?.showIf
  const includes = (value: string) => when('tools', { op: 'includes', value })
  expect(usesOf(under(includes('git')), git)).toHaveLength(1)
  expect(usesOf(under(includes('vim')), git)).toEqual([])
  expect(left(includes('git'))).toBeUndefined()
  expect(left(any(includes('git'), includes('vim')))).toEqual(any(includes('vim')))
  expect(left(includes('vim'))).toEqual(includes('vim'))
  const set = (op: 'is' | 'isNot', ...value: string[]) => when('tools', { op, value })
  expect(left(set('is', 'git'))).toBeUndefined()
  expect(left(set('isNot', 'git', 'vim'))).toEqual(set('isNot', 'vim'))
  expect(left(when('tools', { op: 'isNot', value: 'git' }))).toBeUndefined()
  expect(left(any(includes('git'), all()))).toEqual(any(all()))
  const copy = questionsOf(duplicateSection(under(includes('git')), 'section1', countingMint()))
  const copied = copy[2]?.kind === 'multipleChoice' ? copy[2] : null
  const { id = '', options = [] } = copied ?? {}
  expect(copy[3]?.showIf).toEqual(when(id, { op: 'includes', value: options[0]?.id ?? '' }))
  const many: Condition = when('tools', { op: 'atLeast', value: 1 }, { measure: 'count' })
  const counted = under(many)
  expect(removeReferences(counted, git)).toBe(counted)
})
