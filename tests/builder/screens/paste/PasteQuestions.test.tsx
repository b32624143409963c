import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  aDraft,
  openBuilder,
  prompts,
  saved,
  storedDraft,
} from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText, section, singleChoice } from '#tests/support/definitions.ts'

withFreshDatabases()

test('shows how a quiz may be written, and reads the example', async () => {
  const { id } = await aDraft(anAssessment(longText('q')))
  const { user } = await openBuilder(id)
  await user.click(screen.getByRole('button', { name: 'Paste questions' }))
  const text = await screen.findByRole('textbox', { name: 'Text' })
  expect(screen.getByRole('dialog', { name: 'Paste questions' })).toHaveAccessibleDescription(
    'Paste a quiz, or open it as a file. Plain text, GIFT, spreadsheet rows, Excel workbooks, and Word documents can be read.',
  )
  const formats = ['Quiz text', 'GIFT', 'Blackboard rows', 'Spreadsheet rows']
  await user.click(text)
  await user.paste(text.getAttribute('placeholder') ?? '')
  const readAs = await screen.findByRole('combobox', { name: 'Read as' })
  expect(
    within(readAs)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(formats)
  const questions = within(await screen.findByRole('list', { name: 'Questions' }))
  const [question, six, seven] = questions.getAllByRole('listitem')
  expect(question).toHaveTextContent(
    'Single choice1 pointChangeLeave outHow many days are in a week?',
  )
  expect(six).toHaveTextContent(/^Six$/)
  expect(seven).toHaveTextContent(/^SevenCorrect$/)
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

test('pasted questions are listed first, then added and undone in one step', async () => {
  const { id } = await aDraft(anAssessment(section('s1', { title: 'Old' }, longText('old'))))
  const { user } = await openBuilder(id, '?paste')
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste questions' }))
  await user.click(dialog.getByRole('textbox', { name: 'Text' }))
  await user.paste(QUIZ)
  expect(
    await dialog.findByText(/2 questions found: 2 with a correct answer, 1 with code/),
  ).toBeVisible()
  expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent(
    /What does this print\?console.log\(typeof null\)nullobjectCorrectExplanation for staffAn old mistake/,
  )
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

test('every question is listed as it will be added, and all can be made required', async () => {
  const quiz = `1. What is the **output**? (2 points)

\`\`\`js
let a = 1
console.log(a)
\`\`\`

- [x] 1
- [ ] 2
- [x] Both

2. Match each command.
a) ls
b) cd
1) changes the folder
2) lists files
Answer: a-2, b-1

3. The capital of Norway is ____.
Answer: Oslo

4. Why?
`
  const { id } = await aDraft(anAssessment(section('s1', {}, longText('old'))))
  const { user } = await openBuilder(id, '?paste')
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste questions' }))
  await user.click(dialog.getByRole('textbox', { name: 'Text' }))
  await user.paste(quiz)
  await dialog.findByText(/^4 questions found/)
  expect(dialog.getByText('All 16 lines used.')).toBeVisible()
  const rows = [...dialog.getByRole('list', { name: 'Questions' }).children]
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '1Multiple choice2 pointsChangeLeave outWhat is the output?let a = 1\nconsole.log(a)1Correct2BothCorrect',
    '2Matrix1 pointChangeLeave outMatch each command.lslists filescdchanges the folderMatching becomes a matrix: a row for each item, and the matches as columns.Checked',
    '3Short text1 pointChangeLeave outThe capital of Norway is ____.Correct: Oslo',
    '4Long textChangeLeave outWhy?',
  ])
  await user.click(dialog.getByRole('checkbox', { name: 'Make them required' }))
  await user.click(dialog.getByRole('button', { name: 'Add 4 questions' }))
  await saved()
  const { questions } = (await storedDraft(id)).sections[1]!
  expect(questions.map((each) => 'required' in each && each.required)).toEqual([
    true,
    true,
    true,
    true,
  ])
})

test('a long list shows 50 questions at first', async () => {
  const { id } = await aDraft(anAssessment(section('s1', {}, longText('old'))))
  const { user } = await openBuilder(id, '?paste')
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste questions' }))
  await user.click(dialog.getByRole('textbox', { name: 'Text' }))
  await user.paste(Array.from({ length: 120 }, (_, at) => `${at + 1}. Why ${at}?`).join('\n'))
  await dialog.findByText(/^120 questions found/)
  const rows = () => dialog.getByRole('list', { name: 'Questions' }).children.length
  expect(rows()).toBe(50)
  await user.click(dialog.getByRole('button', { name: 'Show 50 more' }))
  await user.click(dialog.getByRole('button', { name: 'Show 20 more' }))
  expect(rows()).toBe(120)
  expect(dialog.queryByRole('button', { name: /^Show \d/ })).toBeNull()
})

test('a pasted list of options shows its effect', async () => {
  const { id } = await aDraft(anAssessment(singleChoice('place', ['Home', 'Office'])))
  const { user } = await openBuilder(id, '?at=place')
  await user.click(screen.getByRole('button', { name: 'Paste a list' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste a list of options' }))
  await user.click(dialog.getByRole('textbox', { name: 'One option on each line' }))
  await user.paste('- Home\n- Abroad')
  await user.click(dialog.getByRole('radio', { name: 'Replace them with the list' }))
  const changes = within(dialog.getByRole('list', { name: 'What will change' }))
  expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'KeepHome',
    'AddAbroad',
    'RemoveOffice',
  ])
  await user.click(dialog.getByRole('button', { name: 'Replace the options' }))
  expect(screen.getByRole('textbox', { name: 'Option 2' })).toHaveValue('Abroad')
  await user.click(screen.getByRole('button', { name: 'Undo: Paste options' }))
  expect(screen.getByRole('textbox', { name: 'Option 2' })).toHaveValue('Office')
})

test('if nothing is found it says so visibly, without a button to add', async () => {
  const { id } = await aDraft(anAssessment(section('s1', {}, longText('old'))))
  const { user } = await openBuilder(id, '?paste')
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste questions' }))
  const buttons = () => dialog.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons()).not.toContain('Add questions')
  await user.click(dialog.getByRole('textbox', { name: 'Text' }))
  await user.paste('Dear all,\nthis is a letter.')
  expect(await dialog.findByText('No questions found')).toBeVisible()
  expect(dialog.getByText(/We couldn’t find a question here/)).toBeVisible()
  expect(buttons().filter((name) => name?.startsWith('Add'))).toEqual([])
  await user.clear(dialog.getByRole('textbox', { name: 'Text' }))
  await user.paste('{"pages":[{"elements":[{"type":"text"}]}]}')
  expect(await dialog.findByText('This looks like a SurveyJS form')).toBeVisible()
  expect(buttons().filter((name) => name?.startsWith('Add'))).toEqual([])
})

test('DR4: a text that is opened elsewhere leads there', async () => {
  const { id } = await aDraft(anAssessment(section('s1', {}, longText('old'))))
  const { user } = await openBuilder(id, '?paste')
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste questions' }))
  await user.click(dialog.getByRole('textbox', { name: 'Text' }))
  await user.paste('{"settings":{},"sections":[]}')
  expect(await dialog.findByRole('link', { name: 'Create an assessment' })).toHaveAttribute(
    'href',
    '/assessments?new=&start=file',
  )
  await user.clear(dialog.getByRole('textbox', { name: 'Text' }))
  await user.paste('{"format":1,"kind":"talentflow-backup"}')
  expect(await dialog.findByRole('link', { name: 'Go to the data page' })).toHaveAttribute(
    'href',
    '/data',
  )
})

test('a list of options over the limits is refused, in the dialog and when pasted directly', async () => {
  const { id } = await aDraft(anAssessment(singleChoice('place', ['Home', 'Office'])))
  const { user } = await openBuilder(id, '?at=place')
  await user.click(screen.getByRole('textbox', { name: 'Option 2' }))
  await user.paste('x\n'.repeat(2_001))
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste a list of options' }))
  const list = dialog.getByRole('textbox', { name: 'One option on each line' })
  expect(list).toHaveValue('')
  expect(list).toHaveAccessibleDescription(/2,001 lines, and the limit is 2,000/)
  await user.click(list)
  await user.paste(Array.from({ length: 499 }, (_, at) => `Place ${at}`).join('\n'))
  expect(list).toHaveAccessibleDescription(
    'That makes 501 options, and the limit is 500. Remove some lines.',
  )
  expect(dialog.queryByRole('button', { name: /^Add/ })).toBeNull()
  await user.type(list, '{Backspace>9/}')
  expect(dialog.getByRole('button', { name: 'Add 498 options' })).toBeVisible()
})

test('of two columns one has the options and one may have their codes, and the rest is reported', async () => {
  const { id } = await aDraft(anAssessment(singleChoice('tool', ['Git'])))
  const { user } = await openBuilder(id, '?at=tool')
  await user.click(screen.getByRole('button', { name: 'Paste a list' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste a list of options' }))
  await user.click(dialog.getByRole('textbox', { name: 'One option on each line' }))
  await user.paste('Tool\tLevel\tId\nDocker\tDaily\td1\nVim\tWeekly\tv1')
  const changes = () =>
    within(dialog.getByRole('list', { name: 'What will change' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  expect(dialog.getByRole('checkbox', { name: /The first row has the names/ })).toBeChecked()
  expect(changes()).toEqual(['KeepGit', 'AddDockerCode: d1', 'AddVimCode: v1'])
  expect(dialog.getByText('Not used: column Level.')).toBeVisible()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Text of the options' }), 'Level')
  expect(changes()).toEqual(['KeepGit', 'AddDailyCode: d1', 'AddWeeklyCode: v1'])
  await user.click(dialog.getByRole('button', { name: 'Add 2 options' }))
  await saved()
  expect((await storedDraft(id)).sections[0]?.questions[0]).toMatchObject({
    options: [{}, { code: 'd1', label: { source: 'Daily' } }, { code: 'v1' }],
  })
})
