import { FRUIT_QUIZ } from '#e2e/support/fruitQuiz.ts'
import { paths } from '#src/base/paths.ts'

import { expect, test } from './fixtures.ts'
import { signIn } from './seeding.ts'

const REFERENCE = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/
const ADA = { name: 'Ada Lovelace', email: 'ada@example.org' }

test('from an empty database to a submitted response with its score', async ({ view }) => {
  let address = ''
  let code = ''

  await test.step('a manager creates a job', async () => {
    // An empty list has its button in its middle, and while it is read above it.
    await view.goto(paths.jobs)
    await view.says('No jobs yet')
    await view.click('button', 'Create job')
    await view.fill('textbox', 'Title', 'Greengrocer')
    await view.click('button', 'Create job')
    await view.shows('heading', 'Greengrocer')
  })

  await test.step('pastes a quiz and publishes it', async () => {
    await view.goto(paths.assessments)
    await view.says('No assessments yet')
    await view.click('button', 'Create assessment')
    await view.fill('textbox', 'Title', 'Greengrocer screening')
    await view.click('radio', /^Pasted questions/)
    await view.click('button', 'Create assessment')
    await view.fill('textbox', 'Text', FRUIT_QUIZ)
    await view.click('button', 'Add 3 questions')
    await view.click('button', 'Publish version 1')
    await view.shows('dialog', 'Publish version 1')
    await view.click('button', 'Publish version 1')
    await view.click('button', 'Return to the draft')
  })

  await test.step('adds a candidate and reads the access code', async () => {
    await view.goto(paths.candidates)
    await view.says('No candidates yet')
    await view.click('button', 'Add candidate')
    await view.fill('textbox', 'Name', ADA.name)
    await view.fill('textbox', /^E-?mail$/, ADA.email)
    await view.choose('combobox', 'Job', 'Greengrocer')
    await view.click('button', 'Add candidate')
    await view.shows('heading', ADA.name)
    code = await view.find(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/m)
    address = await view.find(/^https?:.*\/take\/.*$/m)
  })

  await test.step('the candidate signs in and answers', async () => {
    await view.goto(address)
    await signIn(view, { email: ADA.email, code })
    await view.click('button', 'Start')
    await view.click('radio', '2')
    await view.click('radio', 'Cherry')
    await view.says('Saved on this device')
  })

  await test.step('a reload continues where it stopped', async () => {
    await view.reload()
    await view.has('radio', '2', 'true')
    await view.has('radio', 'Cherry', 'true')
    await view.has('radio', 'Potato', 'false')
  })

  await test.step('she submits and gets a receipt, and Back restores nothing', async () => {
    await view.click('button', 'Check answers')
    await view.click('button', /^Submit/)
    await view.shows('heading', 'Received')
    await view.back()
    await view.shows('heading', /./)
    expect(await view.text()).not.toContain('Cherry')
  })

  await test.step('a reviewer reads it with its score', async () => {
    await view.goto(paths.assessments)
    await view.click('link', '1 response to Greengrocer screening')
    await view.click('link', REFERENCE)
    await view.says('1 of 3 points')
    await view.says('Cherry')
    expect(await view.text(), 'names are hidden').not.toContain(ADA.name)
  })
})
