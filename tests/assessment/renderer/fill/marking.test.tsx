import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import {
  anAssessment,
  answeredWith,
  section,
  shortText,
  singleChoice,
  statement,
} from '#tests/support/definitions.ts'
import { fillIn } from '#tests/support/screens/filling.tsx'

const definition = anAssessment(
  section(
    'first',
    { title: 'First' },
    singleChoice('remote'),
    shortText('name'),
    statement('note'),
    shortText('where', { required: true, showIf: answeredWith('remote', 'yes') }),
  ),
  section('second', { title: 'Second' }, shortText('why')),
)

test('each question can be marked, and says so; a statement can’t', async () => {
  const { user } = fillIn(definition)
  expect(screen.getAllByRole('button', { name: /^Mark for later/ })).toHaveLength(2)
  const toggle = screen.getByRole('button', { name: /^Mark for later (1\. )?What about name\?/ })
  expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await user.click(toggle)
  expect(toggle).toHaveAccessibleName(/^Marked for later (1\. )?What about name\?/)
  expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await user.keyboard(' ')
  expect(toggle).toHaveAttribute('aria-pressed', 'false')
})

test('Contents count and list what is marked, and lead there', async () => {
  const { user, session } = fillIn(definition)
  expect(contents()).toHaveTextContent(/^Contents$/)
  act(() => session.marks.set(new Set(['why', 'name', 'remote'])))
  expect(contents()).toHaveTextContent('Contents 3 marked for later')
  await user.click(contents())
  const marked = await screen.findAllByRole('button', { name: /^What .*Marked for later$/ })
  expect(marked.map((each) => each.textContent)).toEqual([
    'What about remote?Marked for later',
    'What about name?Marked for later',
    'What about why?Marked for later',
  ])
  await user.click(marked.at(2)!)
  expect(screen.getByRole('heading', { level: 1, name: 'Second' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: /why/ })).toHaveFocus()
})

test('before submitting they are listed with links, and hold nobody up', async () => {
  const { user, session, submitted } = fillIn(definition)
  act(() => session.marks.set(new Set(['name', 'why'])))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  const heading = await screen.findByRole('heading', { name: 'Marked for later' })
  const links = within(heading.parentElement!).getAllByRole('link')
  expect(links.map((each) => each.textContent)).toEqual(['What about name?', 'What about why?'])
  expect(screen.getAllByText('Marked for later', { selector: 'li *' })).toHaveLength(2)

  await user.click(links[0]!)
  const toggle = screen.getByRole('button', { name: /^Marked for later/ })
  await user.click(toggle)
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  expect(await screen.findByRole('link', { name: 'What about why?' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'What about name?' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Submit answers' }))
  expect(submitted).toEqual([{}])
})

test('what is hidden, or whose time is over, is listed only while it can be opened', () => {
  const { session } = fillIn(definition)
  act(() => session.marks.set(new Set(['name', 'where'])))
  expect(contents()).toHaveTextContent('1 marked')
  act(() => session.give('remote', { option: 'yes' }))
  expect(contents()).toHaveTextContent('2 marked')
  act(() => session.close(new Set(['name'])))
  expect(contents()).toHaveTextContent('1 marked')
})

function contents(): HTMLElement {
  const summary = screen.getByText('Contents').closest('summary')
  if (summary === null) throw new Error('Contents are a summary that opens')
  return summary
}
