import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  aDraft,
  openBuilder,
  row,
  saved,
  storedDraft,
} from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  anAssessment,
  quoting,
  section,
  shortText,
  singleChoice,
  statement,
  text,
} from '#tests/support/definitions.ts'

withFreshDatabases()

const draft = anAssessment(
  section(
    'one',
    { title: 'About you' },
    singleChoice('role', ['be', 'fe']),
    shortText('city'),
    statement('note', { prompt: text('Read this') }),
  ),
  section(
    'two',
    { title: 'Work' },
    shortText('why', { prompt: quoting('role') }),
    shortText('how'),
  ),
)

async function opened(at = 'role') {
  const { id } = await aDraft(draft)
  const { user } = await openBuilder(id, `?at=${at}`)
  const ids = async () => {
    await saved()
    return (await storedDraft(id)).sections.map(({ questions }) => questions.map((each) => each.id))
  }
  const question = async (questionId: string) => {
    await saved()
    const { sections } = await storedDraft(id)
    return sections.flatMap(({ questions }) => questions).find((each) => each.id === questionId)
  }
  return { id, user, ids, question }
}

function bar() {
  return within(screen.getByRole('group', { name: 'Selected questions' }))
}

const selected = () =>
  screen.getAllByRole('treeitem', { selected: true }).map((item) => item.getAttribute('data-row'))

async function more(user: Awaited<ReturnType<typeof opened>>['user'], item: string) {
  await user.click(bar().getByRole('button', { name: 'More actions for the selected questions' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

test('Shift and Ctrl select questions, a section selects its own, and a plain press opens one again', async () => {
  const { user } = await opened()
  fireEvent.click(row(/city/), { shiftKey: true })
  expect(selected()).toEqual(['role', 'city'])
  expect(row(/role/)).toHaveAttribute('aria-current', 'true')
  fireEvent.click(row(/how/), { ctrlKey: true })
  expect(selected()).toEqual(['role', 'city', 'how'])
  expect(bar().getByText('3 questions selected')).toBeVisible()
  fireEvent.click(row(/^About you/), { metaKey: true })
  expect(selected()).toEqual(['one', 'role', 'city', 'note', 'how'])
  fireEvent.click(row(/^About you/), { ctrlKey: true })
  expect(selected()).toEqual(['how'])
  await user.click(row(/You said/))
  expect(screen.queryByRole('group', { name: 'Selected questions' })).toBeNull()
  expect(selected()).toEqual(['why'])
})

test('the first press with Ctrl selects the open question too', async () => {
  await opened('city')
  fireEvent.click(row(/how/), { ctrlKey: true })
  expect(selected()).toEqual(['city', 'how'])
})

test('by keyboard: Shift+Arrow extends, Ctrl+Space adds one, Ctrl+A all, Escape none, each announced', async () => {
  const { user } = await opened()
  row(/role/).focus()
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(row(/city/)).toHaveFocus()
  expect(selected()).toEqual(['role', 'city'])
  expect(document.getElementById('announcements-polite')).toHaveTextContent('2 questions selected')
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Control>} {/Control}')
  expect(selected()).toEqual(['role', 'city', 'why'])
  await user.keyboard('{Control>}a{/Control}')
  expect(selected()).toHaveLength(7)
  await user.keyboard('{Escape}')
  expect(selected()).toEqual(['role'])
  expect(row(/You said/)).toHaveFocus()
})

test('without Ctrl or Shift, a mode selects with each press; of a search, all means what it lists', async () => {
  const { user } = await opened()
  await user.click(screen.getByRole('button', { name: 'Select questions' }))
  expect(bar().getByText('No questions selected')).toBeVisible()
  await user.click(row(/city/))
  await user.click(row(/^Work/))
  expect(selected()).toEqual(['city', 'two', 'why', 'how'])
  await user.type(screen.getByRole('searchbox', { name: 'Search questions' }), 'how')
  expect(bar().getByText('3 questions selected, 2 not in view')).toBeVisible()
  await user.click(bar().getByRole('button', { name: 'Select more questions' }))
  await user.click(await screen.findByRole('menuitem', { name: /^All questions/ }))
  expect(bar().getByText('1 question selected')).toBeVisible()
  await user.click(bar().getByRole('button', { name: 'Clear selection' }))
  expect(document.activeElement).toHaveRole('treeitem')
})

test('what can’t be changed is named, the rest is changed, and one undo takes it back', async () => {
  const { user, question, ids } = await opened()
  row(/role/).focus()
  await user.keyboard('{Control>}a{/Control}')
  await user.click(bar().getByRole('button', { name: 'Required or optional' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Required' }))
  await screen.findByText(
    '4 questions are now required. Unchanged: statement “Read this” (not answered).',
  )
  expect(await question('how')).toMatchObject({ required: true })
  expect(screen.queryByText(/Changed the meaning/)).toBeNull()

  await user.click(bar().getByRole('button', { name: 'Points…' }))
  const points = within(await screen.findByRole('dialog', { name: 'Points for 5 questions' }))
  expect(points.getByText('Unchanged: statement “Read this” (not answered).')).toBeVisible()
  await user.type(points.getByRole('textbox', { name: /Points for each/ }), '2{Enter}')
  await screen.findByText(/^4 questions now give 2 points\. Unchanged/)
  expect(await question('city')).toMatchObject({ required: true, points: 2 })
  await user.click(screen.getByRole('button', { name: 'Undo: Change points of 4 questions' }))
  expect(await question('city')).not.toHaveProperty('points')
  expect(await question('city')).toMatchObject({ required: true })
  expect(await ids()).toEqual([
    ['role', 'city', 'note'],
    ['why', 'how'],
  ])
})

test('tags are added to all, and removed where they are', async () => {
  const { user, question } = await opened()
  fireEvent.click(row(/city/), { shiftKey: true })
  await more(user, 'Tags…')
  await user.type(await screen.findByRole('textbox', { name: /Add tags/ }), 'general, intro{Enter}')
  await screen.findByText('Tags changed on 2 questions')
  expect((await question('role'))?.tags).toEqual(['general', 'intro'])
  await more(user, 'Tags…')
  await user.click(await screen.findByRole('checkbox', { name: 'general on 2 of 2' }))
  await user.click(screen.getByRole('button', { name: 'Change tags' }))
  await waitFor(async () => expect((await question('city'))?.tags).toEqual(['intro']))
})

test('a condition is set for those that come after its question, and the others are named first', async () => {
  const { user, question } = await opened()
  row(/role/).focus()
  await user.keyboard('{Control>}a{/Control}')
  await more(user, 'Show only if…')
  const dialog = within(await screen.findByRole('dialog', { name: 'Show 5 questions only if…' }))
  await user.click(dialog.getByRole('combobox', { name: 'Question' }))
  await user.click(await screen.findByRole('option', { name: /role/ }))
  expect(
    dialog.getByText('Unchanged: question 1 (a condition can use earlier questions only).'),
  ).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Set condition' }))
  expect(dialog.getByRole('alert')).toHaveTextContent('Enter a value for each comparison.')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Option' }), 'be')
  await user.click(dialog.getByRole('button', { name: 'Set condition' }))
  await screen.findByText(/^Condition set for 4 questions\. Unchanged: question 1/)
  expect(await question('note')).toHaveProperty('showIf')
  expect(await question('role')).not.toHaveProperty('showIf')
  await more(user, 'Remove condition')
  await screen.findByText('Condition removed from 5 questions')
  expect(await question('note')).not.toHaveProperty('showIf')
})

test('several move to a section, and their copies are selected instead of them', async () => {
  const { user, ids } = await opened()
  fireEvent.click(row(/city/), { shiftKey: true })
  await user.click(bar().getByRole('button', { name: 'Move to…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 questions' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Section' }), '2. Work')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Place' }), 'At the start')
  await user.click(dialog.getByRole('button', { name: 'Move questions' }))
  await screen.findByText('2 questions moved to Work')
  expect(await ids()).toEqual([['note'], ['role', 'city', 'why', 'how']])
  await more(user, 'Duplicate')
  await screen.findByText('2 questions duplicated')
  const [, work = []] = await ids()
  expect(work).toHaveLength(6)
  expect(selected()).toEqual(work.slice(2, 4))
})

test('Delete deletes all that are selected; uses outside them are listed first', async () => {
  const { user, ids } = await opened()
  row(/city/).focus()
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Delete}')
  await screen.findByText('2 questions deleted')
  expect(await ids()).toEqual([['role'], ['why', 'how']])
  expect(row(/role/)).toHaveFocus()
  await user.keyboard('{Control>} {/Control}{ArrowDown}{ArrowDown}{ArrowDown}{Control>} {/Control}')
  expect(selected()).toEqual(['one', 'role', 'how'])
  await more(user, 'Delete')
  const dialog = within(
    await screen.findByRole('dialog', { name: 'These questions are used elsewhere' }),
  )
  expect(dialog.getByRole('listitem')).toHaveTextContent(
    'Question 2, “You said ….”, inserts question 1',
  )
  await user.click(dialog.getByRole('button', { name: 'Delete and remove references' }))
  expect(await ids()).toEqual([[], ['why']])
  await waitFor(() => expect(document.activeElement).toHaveRole('treeitem'))
  await user.click(screen.getByRole('button', { name: 'Undo: Delete 2 questions' }))
  expect(await ids()).toEqual([['role'], ['why', 'how']])
})
