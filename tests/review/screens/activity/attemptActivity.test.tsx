import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Assignment } from '#schemas/records/candidate.ts'
import type { Activity } from '#schemas/activity.ts'
import type { Definition } from '#schemas/definition.ts'
import { noTimeUsed } from '#src/assessment/engine/clock/starting.ts'
import { candidateTable, responseTable } from '#src/storage/core/database.ts'
import { startOrResume } from '#src/taking/storage/opening.ts'
import { submitAttempt } from '#src/taking/storage/submitting.ts'
import { ResponsePage } from '#src/review/screens/response/ResponsePage.tsx'
import { paths, responsePath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  anAssessment,
  answeredWith,
  longText,
  section,
  shortText,
} from '#tests/support/definitions.ts'
import { aCandidate, minutesLater, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const definition = anAssessment(
  section('you', { title: 'About you' }, shortText('nick')),
  section('work', {}, longText('why')),
)

const activity: Activity = {
  pages: [
    { place: 'you', visibleMs: 65_000 },
    { place: 'work', visibleMs: 3_720_000 },
    { place: '$check', visibleMs: 400 },
  ],
  events: [
    { kind: 'pasted', at: minutesLater(2).toISOString(), questionId: 'why', length: 1200 },
    { kind: 'hidden', at: minutesLater(3).toISOString(), ms: 90_000 },
    { kind: 'hidden', at: minutesLater(4).toISOString() },
    { kind: 'pasted', at: minutesLater(5).toISOString(), questionId: 'why', length: 1 },
  ],
}

test('times, breaks and pasted lengths are folded, and say no more than what happened', async () => {
  const { user } = await openSubmitted(activity)
  const folded = await screen.findByText('Activity during this attempt')
  expect(screen.queryByText('Page hidden')).not.toBeInTheDocument()
  await user.click(folded)

  expect(await fact('Language')).toBe('English')
  expect(await fact('Breaks')).toBe('Once, 30 min')
  expect(await fact('Page hidden')).toBe('2 times, 1 min 30 s in total and 1 of unknown length')
  expect(await fact('Pasted')).toBe('2 times, 1,201 characters')
  expect(rowsOf('Time by page, in the order of the first visits')).toEqual([
    'About you1 min 5 s',
    'Section 21 h 2 min',
    'Check your answersunder 1 s',
  ])
  expect(rowsOf('Pasted text')).toEqual(['Question 21,200; 1'])

  await user.click(screen.getByText('All events (8)'))
  const moments = screen.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent)
  expect(moments).toEqual([
    'Started',
    'Pasted 1,200 characters into Question 2',
    'Page hidden for 1 min 30 s',
    'Page hidden until it was closed',
    'Pasted 1 character into Question 2',
    'Left by the candidate',
    'Continued',
    'Submitted by the candidate',
  ])
})

test('an attempt of which nothing was recorded has no zeros', async () => {
  const { user } = await openSubmitted(undefined)
  await user.click(await screen.findByText('Activity during this attempt'))
  expect(await screen.findByText(/were not recorded for this attempt/)).toBeVisible()
  expect(screen.queryByText('Pasted')).not.toBeInTheDocument()
  expect(await fact('Breaks')).toBe('Once, 30 min')
})

test('with time limits, extra time and pauses are listed beside the others', async () => {
  const pause = { from: minutesLater(45).toISOString(), to: minutesLater(47).toISOString() }
  const { user } = await openSubmitted(activity, { extraTime: 50, pauses: [pause] })
  await user.click(await screen.findByText('Activity during this attempt'))
  expect(await fact('Extra time')).toBe('50% on every limit')
  expect(await fact('Paused by staff')).toBe('Once, 2 min')
})

test('I9: timed parts that were shown and never started are told, since they look left blank', async () => {
  const timed = anAssessment(
    section('you', { title: 'About you' }, shortText('nick')),
    section('quick', { title: 'Quick round', timeLimit: 60 }, shortText('a'), shortText('b')),
    section('more', { timeLimit: 60 }, shortText('d')),
    section('last', {}, longText('why')),
    section(
      'hidden',
      { title: 'Hidden', timeLimit: 60, showIf: answeredWith('nick', 'x') },
      shortText('c'),
    ),
  )
  const { user } = await openSubmitted(activity, {}, timed)
  await user.click(await screen.findByText('Activity during this attempt'))
  expect(await fact('Timed parts not started')).toBe('Quick round and Section 3')
})

test('without time limits nothing is said of extra time', async () => {
  const { user } = await openSubmitted(activity)
  await user.click(await screen.findByText('Activity during this attempt'))
  expect(await fact('Pasted')).toBe('2 times, 1,201 characters')
  expect(screen.queryByText('Extra time')).not.toBeInTheDocument()
})

/** Left after ten minutes for half an hour, then submitted. */
async function openSubmitted(
  observed: Activity | undefined,
  terms?: Partial<Assignment>,
  of: Definition = definition,
) {
  const { assessmentId, jobId } = await anAssessmentWithResponses(of)
  const { id, assignment } = await aCandidate(jobId, { name: 'Ada' })
  if (assignment && terms) {
    await candidateTable.update(id, { assignment: { ...assignment, ...terms } })
  }
  const begun = value(
    await startOrResume({ candidateId: id, assessmentId, now: minutesLater(0) }),
  ).response
  if (!begun.current) throw new Error('It was just started')
  const seen = { at: minutesLater(10).toISOString(), how: 'stopped' }
  await responseTable.put({ ...begun, current: { ...begun.current, seen } })
  const { response } = value(
    await startOrResume({ candidateId: id, assessmentId, now: minutesLater(40) }),
  )
  value(
    await submitAttempt({
      candidateId: id,
      attemptId: response.current?.attemptId ?? '',
      answers: { nick: 'Ada', why: 'So.' },
      dropped: [],
      ...(observed && { activity: observed }),
      ...(terms && { used: { ...noTimeUsed(minutesLater(50).toISOString()), allMs: 1000 } }),
      now: minutesLater(50),
    }),
  )
  return openScreen(
    [{ path: paths.response, element: <ResponsePage /> }],
    responsePath(assessmentId, id),
  )
}

async function fact(label: string): Promise<string> {
  return (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent ?? ''
}

function rowsOf(table: string): string[] {
  const [, ...rows] = within(screen.getByRole('table', { name: table })).getAllByRole('row')
  return rows.map(({ textContent }) => textContent)
}
