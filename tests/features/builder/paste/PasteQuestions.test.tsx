import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDraft, openBuilder, prompts, saved, storedDraft } from '#tests/support/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText, section, singleChoice } from '#tests/support/definitions.ts'

withFreshDatabases()

test('shows how a quiz may be written, and reads it so', async () => {
  const { id } = await aDraft(anAssessment(longText('q')))
  const { user } = await openBuilder(id)
  await user.click(screen.getByRole('button', { name: 'Paste questions' }))
  const text = await screen.findByRole('textbox', { name: 'Text' })
  await user.click(text)
  await user.paste(text.getAttribute('placeholder') ?? '')
  expect(await screen.findByText('Right: B')).toBeVisible()
  expect(screen.getByText('How many days are in a week?')).toBeVisible()
})

const QUIZ = `###### 1. What does this print?

\`\`\`javascript
console.log(typeof null)
\`\`\`

- A: \`null\`
- B: \`object\`

<details><summary><b>Answer</b></summary>
<p>

#### Answer: B

An old mistake that stayed.

</p>
</details>

---

###### 2. Which one is a fruit?

- A: Apple
- B: Chair

<details><summary><b>Answer</b></summary>
<p>

#### Answer: A

</p>
</details>
`

test('pasted questions are listed first, added in one step, and undone in one', async () => {
  const { id } = await aDraft(anAssessment(section('s1', { title: 'Old' }, longText('old'))))
  const { user } = await openBuilder(id, '?paste')
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste questions' }))
  await user.click(dialog.getByRole('textbox', { name: 'Text' }))
  await user.paste(QUIZ)
  expect(
    await dialog.findByText(/2 questions found: 2 with a right answer, 1 with code/),
  ).toBeVisible()
  expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent(/What does this print.*Right: B/)
  await user.click(dialog.getByRole('button', { name: 'Add 2 questions' }))

  await saved()
  const first = screen.getByRole('textbox', { name: 'Question' })
  expect(first).toHaveValue(prompts(await storedDraft(id))[1]?.[0])
  expect(first).toHaveFocus()

  const stored = await storedDraft(id)
  expect(prompts(stored)[1]).toHaveLength(2)
  expect(stored.sections[1]?.questions[0]).toMatchObject({ kind: 'singleChoice', points: 1 })

  await user.click(screen.getByRole('button', { name: 'Undo: Paste 2 questions' }))
  await saved()
  expect(prompts(await storedDraft(id))).toEqual([['What about old?']])
})

test('questions that begin alike are told apart, and all made required at once', async () => {
  const alike = `1. What is the output?

\`\`\`js
let a = 1
console.log(a)
\`\`\`

- A: 1
- B: 2

2. What is the output?

- A: Three
- B: Four

3. Which one?

- A: This
- B: That
`
  const { id } = await aDraft(anAssessment(section('s1', {}, longText('old'))))
  const { user } = await openBuilder(id, '?paste')
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste questions' }))
  await user.click(dialog.getByRole('textbox', { name: 'Text' }))
  await user.paste(alike)
  await dialog.findByText(/^3 questions found/)
  const [first, second, third] = dialog.getAllByRole('listitem')
  expect(first).toHaveTextContent('let a = 1 console.log(a)')
  expect(second).toHaveTextContent('Three · Four')
  expect(third).not.toHaveTextContent('This · That')
  await user.keyboard('{Tab}{Tab}{Tab} ')
  expect(dialog.getByRole('checkbox', { name: 'Make them required' })).toBeChecked()
  await user.click(dialog.getByRole('button', { name: 'Add 3 questions' }))
  await saved()
  const { questions } = (await storedDraft(id)).sections[1]!
  expect(questions.map((each) => 'required' in each && each.required)).toEqual([true, true, true])
})

test('a pasted list of options shows what it changes', async () => {
  const { id } = await aDraft(anAssessment(singleChoice('place', ['Home', 'Office'])))
  const { user } = await openBuilder(id, '?at=place')
  await user.click(screen.getByRole('button', { name: 'Paste a list' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste a list of options' }))
  await user.click(dialog.getByRole('textbox', { name: 'One option a line' }))
  await user.paste('- Home\n- Abroad')
  await user.click(dialog.getByRole('radio', { name: 'Replace them by the list' }))
  const changes = within(dialog.getByRole('list', { name: 'What will change' }))
  expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'KeptHome',
    'AddedAbroad',
    'RemovedOffice',
  ])
  await user.click(dialog.getByRole('button', { name: 'Replace the options' }))
  expect(screen.getByRole('textbox', { name: 'Option 2' })).toHaveValue('Abroad')
  await user.click(screen.getByRole('button', { name: 'Undo: Paste options' }))
  expect(screen.getByRole('textbox', { name: 'Option 2' })).toHaveValue('Office')
})
