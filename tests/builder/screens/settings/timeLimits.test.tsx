import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Definition, Settings } from '#schemas/definition.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, section, shortText, statement } from '#tests/support/definitions.ts'
import { aDraft, openBuilder, saved, storedDraft } from '#tests/support/screens/builderScreen.tsx'

withFreshDatabases()

const WHOLE = 'Time limit (optional)'
const OF_SECTION = 'Time limit of this section (optional)'
const NUMBER = 'Enter a number, such as 10 or 2.5'
const ABOVE = 'Enter a number above 0'
const OF_QUESTION = 'Time limit of this question (optional)'

test('the whole has a limit in minutes, kept in seconds, and none when it is emptied', async () => {
  const { user, stored, field } = await opened(laidOut('section'), 'start', WHOLE)
  expect(field).toHaveAccessibleDescription(/When time runs out, saved answers are submitted/)
  await user.type(field, '2.5')
  await waitFor(async () => expect((await stored()).settings.timeLimit).toBe(150))
  await user.clear(field)
  await waitFor(async () => expect((await stored()).settings).not.toHaveProperty('timeLimit'))
})

test('a limit from a file that is no whole minute reads as minutes, and stays', async () => {
  const draft = laidOut('section', { timeLimit: 100 })
  const { user, stored, field } = await opened(draft, 'start', WHOLE)
  expect(field).toHaveValue('1.67')
  await user.type(field, '{Backspace}')
  await waitFor(async () => expect((await stored()).settings.timeLimit).toBe(96))
  await user.type(field, '7')
  expect(field).toHaveValue('1.67')
  await waitFor(async () => expect((await stored()).settings.timeLimit).toBe(100))
})

test.each<[at: string, label: string, refused: Readonly<Record<string, string>>]>([
  ['start', WHOLE, { '0': ABOVE, '-5': ABOVE, 'an hour': NUMBER }],
  ['s1', OF_SECTION, { '0': ABOVE, ten: NUMBER }],
  ['why', OF_QUESTION, { '0': 'Enter a whole number from 1', ten: NUMBER }],
])(
  'at %s, what is no “%s” stays as typed, with the reason, and changes nothing',
  async (at, label, refused) => {
    const { user, stored, field } = await opened(limited(), at, label)
    await user.clear(field)
    await waitFor(async () => expect(await stored()).not.toEqual(limited()))
    const emptied = await stored()
    for (const [typed, words] of Object.entries(refused)) {
      await user.type(field, typed)
      expect(field).toBeInvalid()
      expect(field).toHaveAccessibleDescription(expect.stringContaining(words))
      await user.tab()
      expect(field).toHaveValue(typed)
      await user.clear(field)
      expect(field).toBeValid()
    }
    expect(await stored()).toEqual(emptied)
  },
)

test('a section has a limit in minutes', async () => {
  const { user, stored, field } = await opened(laidOut('section'), 's1', OF_SECTION)
  await user.type(field, '3')
  await waitFor(async () => expect((await stored()).sections[0]?.timeLimit).toBe(180))
})

test('a question has one in whole seconds, where each has a page of its own', async () => {
  const { user, stored, field } = await opened(laidOut('question'), 'why', OF_QUESTION)
  await user.type(field, '45')
  const limit = async () => (await stored()).sections[0]?.questions[0]
  await waitFor(async () => expect(await limit()).toMatchObject({ timeLimit: 45 }))
  await user.type(field, '{Backspace}.5')
  expect(field).toHaveValue('4.5')
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Enter a whole number from 1'))
  await waitFor(async () => expect(await limit()).toMatchObject({ timeLimit: 4 }))
})

test.each(['section', 'all'] as const)(
  'with the layout “%s” a question has no limit, because nothing could enforce it',
  async (layout) => {
    const { id } = await aDraft(laidOut(layout))
    await openBuilder(id, '?at=why')
    expect(screen.queryByRole('textbox', { name: OF_QUESTION })).toBeNull()
  },
)

test('a limit that counts no more can still be removed', async () => {
  const draft = limited()
  const idle = { ...draft, settings: { ...draft.settings, layout: 'all' as const } }
  const { user, stored, field } = await opened(idle, 'why', OF_QUESTION)
  await user.clear(field)
  const question = async () => (await stored()).sections[0]?.questions[0]
  await waitFor(async () => expect(await question()).not.toHaveProperty('timeLimit'))
})

function laidOut(layout: Settings['layout'], own: Partial<Settings> = {}): Definition {
  const plain = anAssessment(section('s1', { title: 'First' }, shortText('why'), statement('note')))
  return { ...plain, settings: { ...plain.settings, layout, ...own } }
}

/** Each of the three limits is set. */
function limited(): Definition {
  const { sections, settings, ...rest } = laidOut('question', { timeLimit: 600 })
  const withLimits = sections.map((each) => ({
    ...each,
    timeLimit: 300,
    questions: each.questions.map((question) =>
      question.id === 'why' ? { ...question, timeLimit: 60 } : question,
    ),
  }))
  return { ...rest, settings, sections: withLimits }
}

async function opened(draft: Definition, at: string, label: string) {
  const { id } = await aDraft(draft)
  const { user } = await openBuilder(id, `?at=${at}`)
  const stored = async () => {
    await saved()
    return storedDraft(id)
  }
  return { user, stored, field: await screen.findByRole('textbox', { name: label }) }
}
