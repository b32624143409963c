import { expect, test } from 'vitest'
import { dateText } from '#src/assessment/words/values/formats.ts'
import { jobNames } from '#src/staff/words/jobNames.ts'

const ada = {
  id: 'a',
  title: 'Designer',
  slug: 'designer',
  location: 'Berlin',
  department: 'Web',
  createdAt: '2026-03-02T12:00:00.000Z',
}
const bob = {
  ...ada,
  id: 'b',
  slug: 'designer-2',
  location: 'Leeds',
  department: 'Print',
  createdAt: '2026-04-05T12:00:00.000Z',
}
const names = (...jobs: (typeof ada)[]) => [...jobNames(jobs).values()]

test('a job is called by its title', () => {
  expect(names(ada, { ...bob, title: 'Editor' })).toEqual(['Designer', 'Editor'])
})

test('jobs with the same title are told apart by the first fact in which all of them differ', () => {
  expect(names(ada, bob)).toEqual(['Designer (Berlin)', 'Designer (Leeds)'])
  expect(names(ada, { ...bob, location: '' })).toEqual(['Designer (Web)', 'Designer (Print)'])
  const sameTeam = { ...bob, location: '', department: 'Web' }
  expect(names(ada, sameTeam)).toEqual([
    `Designer (created ${dateText('2026-03-02')})`,
    `Designer (created ${dateText('2026-04-05')})`,
  ])
  expect(names(ada, { ...sameTeam, createdAt: ada.createdAt })).toEqual([
    'Designer (designer)',
    'Designer (designer-2)',
  ])
})

test('only repeated titles get a fact', () => {
  const other = { ...ada, id: 'c', title: 'Editor' }
  expect(jobNames([ada, bob, other]).get('c')).toBe('Editor')
})
