import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { addReviewer } from '#src/storage/device/team.ts'
import { getCandidate } from '#src/hiring/storage/candidates.ts'
import { ResponsePage } from '#src/review/screens/response/ResponsePage.tsx'
import { paths, responsePath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'
import { value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

test('a note mentions a member of the team, chosen with the keyboard', async () => {
  value(await addReviewer('Mira Holm'))
  value(await addReviewer('Omar'))
  const { user } = await openBlind()
  await user.click(await screen.findByText('Notes (0)'))
  const note = await screen.findByRole('textbox', { name: 'New note' })
  await screen.findByText('Type @ to mention a member of the team.')
  await user.type(note, 'Ask @')
  const names = await screen.findByRole('listbox', { name: 'Your team' })
  const offered = within(names)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  // Nobody mentions themselves.
  expect(offered).toEqual(['Mira Holm', 'Omar'])
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  expect(note).toHaveValue('Ask @Mira Holm ')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()

  await user.keyboard('about @')
  expect(await screen.findByRole('listbox')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  await user.keyboard('Ylva')
  await user.click(screen.getByRole('button', { name: 'Add note' }))

  // The candidate is not a member, and the name is hidden.
  const written = await screen.findByText(/^Ask /, { selector: 'li p' })
  expect(written).toHaveTextContent('Ask @Mira Holm about •••')
  expect(within(written).getByText('@Mira Holm').tagName).toBe('STRONG')
  expect(note).toHaveValue('')
})

test('an @ without a team says what is missing', async () => {
  const { user } = await openBlind()
  await user.click(await screen.findByText('Notes (0)'))
  const note = await screen.findByRole('textbox', { name: 'New note' })
  await user.type(note, 'ylva@')
  expect(note).not.toHaveAccessibleDescription()
  await user.type(note, ' @')
  expect(note).toHaveAccessibleDescription(/^Nobody can be mentioned yet: add reviewers/)
})

test('the candidate is moved to another stage by the reference, and back', async () => {
  const { user, id } = await openBlind()
  const heading = await screen.findByRole('heading', { level: 1 })
  const reference = heading.textContent
  expect(reference).not.toMatch(/Ylva/)
  await user.click(await screen.findByRole('button', { name: `Move ${reference} to…` }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Offer' }))
  const said = await screen.findAllByText(`${reference} moved to Offer`)
  expect(said.length).toBeGreaterThan(0)
  await waitFor(async () => expect(await stageOf(id)).toBe('offer'))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await stageOf(id)).toBe('applied'))
})

async function openBlind() {
  const { assessmentId, respond } = await anAssessmentWithResponses(anAssessment(shortText('nick')))
  const id = await respond('Ylva Nattkanari', { nick: 'Y' })
  const opened = openScreen(
    [{ path: paths.response, element: <ResponsePage /> }],
    responsePath(assessmentId, id),
  )
  return { ...opened, id }
}

async function stageOf(id: string): Promise<string | null> {
  const stored = await getCandidate(id)
  return stored?.kind === 'whole' ? stored.value.stage : null
}
