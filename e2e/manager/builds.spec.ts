import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { FRUIT_QUIZ } from '#e2e/support/fruitQuiz.ts'
import { pressOn } from '#e2e/support/keys.ts'
import { seedRecords } from '#e2e/support/seed.ts'
import { paths } from '#src/base/paths.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

test('a manager builds with undo, a live preview, shortcuts, and a history that survives a reload', async ({
  page,
}) => {
  const builder = new BuilderPage(page)
  const { preview } = builder
  await seedRecords(page, { Jobs: [invitedCandidates().job] })
  await page.goto(paths.assessments)
  await builder.createByPasting('Greengrocer screening')

  await test.step('pasted questions are undone and redone as one step', async () => {
    await builder.pasteQuiz(FRUIT_QUIZ, /3 questions found: 3 with a correct answer, 1 with code/)
    await expect(builder.row(/Which one grows under the ground/)).toBeVisible()
    await page.getByRole('button', { name: 'Undo: Paste 3 questions' }).click()
    await expect(builder.row(/Which one grows/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Redo: Paste 3 questions' }).click()
    await expect(builder.row(/Which one grows/)).toBeVisible()
  })

  await test.step('the preview shows a conditional question', async () => {
    await builder.addSectionOfAllKinds()
    await expect(preview.getByText(/At the market/).last()).toBeVisible()
    await expect(preview.getByRole('textbox', { name: /Which market/ })).toHaveCount(0)
    await preview.getByRole('radio', { name: /At the market/ }).check()
    await preview.getByRole('textbox', { name: /Which market/ }).fill('Camden')
  })

  await test.step('it follows every keystroke and keeps its answers', async () => {
    await builder.open(/Which market/)
    await pressOn(builder.prompt, 'End')
    let typed = ''
    for (const letter of ' Name') {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter)
      typed += letter
      const name = new RegExp(`Which market\\?${typed.trimEnd()}`)
      await expect(preview.getByRole('textbox', { name })).toHaveValue('Camden')
    }
  })

  await test.step('move by keyboard, and find everything again after a reload', async () => {
    const years = builder.row(/Years of experience/)
    const undo = page.getByRole('button', { name: 'Undo: Move question' })
    await builder.open(/Years of experience/)
    await pressOn(years, 'Alt+ArrowUp')
    await expect(years).toBeFocused()
    await expect(undo).toBeVisible()
    await builder.saved()
    await page.reload()
    await expect(years).toBeVisible()
    await undo.click()
    await page.getByRole('button', { name: 'Redo: Move question' }).click()
    await expect(undo).toBeVisible()
  })
})
