import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedRecords } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { paths } from '#src/base/paths.ts'
import { li, numbering, r, wordFile } from '#tests/builder/files/word/wordFiles.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

const GIFT = `// Who guards what
$CATEGORY: $course$/top/Gates

::Gate:: Who guards the gate?{
  ~The cook#Not he.
  =nobody#So it is.
}

The gate is {~open =shut} at night.

Match.{=Canada->Ottawa =Italy->Rome}

When was it built?{#1822:5}

Where is it?{=here =%50%there}
`

const CORRECTED = `1. Which one is a fruit?
a) Chair
b) Apple

# Part 2

2. Which one is a tool?
a) Song
b) Hammer
`

const ROWS = [
  ['Question', 'A', 'B', 'Correct answer', 'Points'],
  ['Which one is a fruit?', 'Apple', 'Chair', 'A', '2'],
  ['How many days are in a week?', '', '', '7', '1'],
]
  .map((cells) => cells.join('\t'))
  .join('\n')

const LIST = `<ol><li>Which one is a tool?<ol type="a"><li>Song</li><li><b>Hammer</b></li></ol></li></ol>`
const LIST_TEXT = '1. Which one is a tool?\n   a. Song\n   b. Hammer ✓'
const LIST_PLAIN = '1. Which one is a tool?\na. Song\nb. Hammer'

/** Two questions of a Word document, with highlighted answers. */
const WORD = wordFile(
  [
    li(1, 0, 'Which one is a tool?'),
    li(1, 1, 'Song'),
    li(1, 1, r('Saw', '<w:highlight w:val="yellow"/>')),
    li(1, 0, 'Which one is a fruit?'),
    li(1, 1, r('Apple', '<w:highlight w:val="yellow"/>')),
    li(1, 1, 'Chair'),
  ].join(''),
  {
    'numbering.xml': numbering([
      [
        ['decimal', '%1.'],
        ['lowerLetter', '%2)'],
      ],
    ]),
  },
)

/** Long enough to be read in a worker. */
const LONG = Array.from(
  { length: 200 },
  (_, at) => `${at + 1}. Which number is ${at}?\na) ${at}\nb) ${at + 1}\nAnswer: a\n`,
).join('\n')

test('a manager pastes GIFT, rows and too much text, by keyboard alone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const builder = new BuilderPage(page)
  const dialog = builder.dialog('Paste questions')
  const text = dialog.getByRole('textbox', { name: 'Text' })
  const paste = async (pasted: string) => {
    await page.evaluate((each) => navigator.clipboard.writeText(each), pasted)
    await page.keyboard.press('ControlOrMeta+v')
  }
  const openAgain = async () => {
    await page.getByRole('button', { name: 'Paste questions' }).first().press('Enter')
    await expect(text).toBeFocused()
  }
  /** Tabs to the button, however many fields precede it. */
  const addByKeys = async (name: string) => {
    const add = dialog.getByRole('button', { name })
    await expect(add).toBeEnabled()
    await page.keyboard.press('Shift+Tab')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(add).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(builder.prompt).toBeFocused()
  }
  await seedRecords(page, { Jobs: [invitedCandidates().job] })
  await page.goto(paths.assessments)
  await builder.createByPasting('Gatekeeper screening')

  await test.step('text that is too long never gets into the field, and the page stays responsive', async () => {
    await paste('x\n'.repeat(1_000_000))
    await expect(text).toHaveValue('')
    await expect(text).toHaveAccessibleDescription(/1,000,000 lines, and the limit is 500,000/)
    await paste(`1. Why?\n${'so\n'.repeat(130_000)}`)
    await expect(dialog.getByText('381 kB, 130,001 lines')).toBeVisible()
    await expect(dialog.getByText('1 question found.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Remove the pasted text' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(text).toBeFocused()
    await page.keyboard.type('1. Why?')
    await expect(dialog.getByText('1 question found.')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+a')
  })

  await test.step('a key is corrected, and what is not used is found, without the mouse', async () => {
    await paste(CORRECTED)
    await expect(dialog.getByText('2 questions found: 2 to check.')).toBeVisible()
    await page.keyboard.press('Alt+PageDown')
    await expect(dialog.getByRole('checkbox', { name: 'Checked: question 1' })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(dialog.getByText('2 questions found: 1 to check.')).toBeVisible()
    await page.keyboard.press('Alt+PageDown')
    await expect(dialog.getByRole('checkbox', { name: 'Checked: question 2' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(dialog.getByRole('button', { name: 'Change question 2' })).toBeFocused()
    await page.keyboard.press('Enter')
    await dialog.getByRole('radio', { name: 'Hammer' }).press('Space')
    await expect(dialog.getByText('2 questions found: 1 with a correct answer.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Show what is not used' }).press('Enter')
    const unused = dialog.getByRole('listitem').filter({ hasText: 'Not used, after question 1' })
    await expect(unused).toBeFocused()
    await expect(unused).toContainText('It is a heading, not a question.')
    await text.press('ControlOrMeta+a')
  })

  await test.step('GIFT, with notes on what is left out or converted', async () => {
    await paste(GIFT)
    await expect(
      dialog.getByText(/^5 questions found in GIFT: 5 with a correct answer/),
    ).toBeVisible()
    await expect(dialog.getByText('The category is kept as a tag: Gates.')).toBeVisible()
    await expect(dialog.getByText(/Matching becomes a matrix/)).toBeVisible()
    await expect(dialog.getByText(/“there” for 50% of the points is left out/)).toBeVisible()
    await addByKeys('Add 5 questions')
    await expect(builder.prompt).toHaveValue('Who guards the gate?')
    await expect(builder.row(/The gate is _____ at night/)).toBeVisible()
  })

  await test.step('spreadsheet rows, by their column headings', async () => {
    await openAgain()
    await paste(ROWS)
    await expect(
      dialog.getByText('2 questions found in spreadsheet rows: 2 with a correct answer.'),
    ).toBeVisible()
    await expect(dialog.getByRole('combobox', { name: 'Correct answer' })).toHaveValue('answer')
    await addByKeys('Add 2 questions')
    await expect(builder.prompt).toHaveValue('Which one is a fruit?')
  })

  await test.step('formatted text, or the plain text instead, which can be undone', async () => {
    await openAgain()
    await page.keyboard.type('0. Who?\n')
    await page.evaluate(writeHtml, { html: LIST, plain: LIST_PLAIN })
    await page.keyboard.press('ControlOrMeta+v')
    await expect(text).toHaveValue(`0. Who?\n${LIST_TEXT}`)
    await expect(dialog.getByText(/^Pasted with its formatting: lists and bold/)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(text).toHaveValue(`0. Who?\n${LIST_PLAIN}`)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(text).toHaveValue(`0. Who?\n${LIST_TEXT}`)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(text).toHaveValue('0. Who?\n')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await addByKeys('Add 2 questions')
    await expect(builder.prompt).toHaveValue('Who?')
  })

  await test.step('a long text is read and added in a worker', async () => {
    await openAgain()
    await paste(LONG)
    await expect(dialog.getByText('200 questions found: 200 with a correct answer.')).toBeVisible()
    // Chromium would take seconds to select all of a text with many lines.
    expect(await page.evaluate(leftUndrawn)).toEqual([])
    await addByKeys('Add 200 questions')
    await expect(builder.prompt).toHaveValue('Which number is 0?')
    await page.getByRole('button', { name: 'Undo: Paste 200 questions' }).click()
    await expect(builder.row(/Which number is 0/)).toHaveCount(0)
  })
})

test('a file of questions is opened instead of pasting', { tag: FULL }, async ({ page }) => {
  const builder = new BuilderPage(page)
  const dialog = builder.dialog('Paste questions')
  await seedRecords(page, { Jobs: [invitedCandidates().job] })
  await page.goto(paths.assessments)
  await builder.createByPasting('Gatekeeper screening')
  const choosing = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Open a file' }).click()
  await (await choosing).setFiles({
    name: 'gates.gift',
    mimeType: 'text/plain',
    buffer: Buffer.from(GIFT),
  })
  await expect(dialog.getByText(/^5 questions found in GIFT/)).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue(GIFT)

  await dialog.locator('input[type=file]').setInputFiles({
    name: 'named-by-mistake.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(WORD),
  })
  await expect(dialog.getByText('2 questions found: 2 with a correct answer.')).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: /^SawCorrect$/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Add 2 questions' }).click()
  await expect(builder.prompt).toHaveValue('Which one is a tool?')
})

/** As a program that copies formatted text. */
function writeHtml({ html, plain }: { html: string; plain: string }): Promise<void> {
  const blob = (text: string, type: string) => new Blob([text], { type })
  const item = { 'text/html': blob(html, 'text/html'), 'text/plain': blob(plain, 'text/plain') }
  return navigator.clipboard.write([new ClipboardItem(item)])
}

/**
 * Elements that are not rendered: off-screen blocks, and collapsed parts that are still laid out.
 */
function leftUndrawn(): string[] {
  const skipped = [...document.querySelectorAll('*')].filter(
    (each) => each.checkVisibility() && !each.checkVisibility({ contentVisibilityAuto: true }),
  )
  const folded = [...document.querySelectorAll('details:not([open])')].filter(
    (each) => getComputedStyle(each, '::details-content').display !== 'none',
  )
  return [...skipped, ...folded].map(({ outerHTML }) => outerHTML.slice(0, 80))
}
