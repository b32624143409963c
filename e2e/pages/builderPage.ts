import { expect, type Locator, type Page } from 'playwright/test'

import { takeOnlyOption } from '#e2e/support/keys.ts'

type Kind =
  | 'Single choice'
  | 'Multiple choice'
  | 'Short text'
  | 'Long text'
  | 'Number'
  | 'File upload'
  | 'Statement'

/** Outline, editor and preview of one assessment. */
export class BuilderPage {
  readonly prompt: Locator

  constructor(private readonly page: Page) {
    this.prompt = page.getByRole('textbox', { name: /^(Question|Text)$/ })
  }

  row(name: string | RegExp): Locator {
    return this.page.getByRole('treeitem', { name })
  }

  /** Opens a question by its row, and waits for its fields. */
  async open(question: RegExp): Promise<void> {
    await this.row(question).click()
    await expect(this.prompt).toHaveValue(question)
  }

  get preview(): Locator {
    return this.page.getByRole('region', { name: 'Preview' })
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name })
  }

  /** From the list of assessments, starting with pasted questions. */
  async createByPasting(title: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Create assessment' }).click()
    const dialog = this.dialog('Create assessment')
    await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
    await dialog.getByRole('radio', { name: 'Pasted questions' }).check()
    await dialog.getByRole('button', { name: 'Create assessment' }).click()
    const text = this.dialog('Paste questions').getByRole('textbox', { name: 'Text' })
    await expect(text).toBeFocused()
  }

  /** Checks the list of what was found, then adds it; the first question is then open. */
  async pasteQuiz(quiz: string, found: string | RegExp): Promise<void> {
    const dialog = this.dialog('Paste questions')
    await dialog.getByRole('textbox', { name: 'Text' }).fill(quiz)
    await expect(dialog.getByText(found)).toBeVisible()
    await dialog.getByRole('button', { name: /^Add \d+ questions$/ }).click()
    await expect(dialog).toHaveCount(0)
    await expect(this.prompt).toBeFocused()
  }

  /** One question of each kind; the short text is conditional. */
  async addSectionOfAllKinds(): Promise<void> {
    await this.addSection('About you')
    await this.addQuestion('Single choice', 'Where would you work?')
    await this.fillOptions(['In the shop', 'At the market', 'Anywhere'])
    await this.addQuestion('Multiple choice', 'Which tools do you know?')
    await this.fillOptions(['Scales', 'Till'])
    await this.addQuestion('Short text', 'Which market?')
    await this.showWhen('Where would you work', 'At the market')
    await this.addQuestion('Long text', 'Tell us about your last job')
    await this.addQuestion('Number', 'Years of experience')
    await this.addQuestion('File upload', 'Your references')
    await this.addQuestion('Statement', 'Thank you for your time.')
    await this.saved()
  }

  async publish(number: number, extent: string): Promise<void> {
    const act = { name: `Publish version ${number}` }
    await this.page.getByRole('button', act).click()
    const dialog = this.dialog(act.name)
    await expect(dialog.getByText(extent)).toBeVisible()
    await dialog.getByRole('button', act).click()
    await expect(this.dialog(`Version ${number} is published`)).toBeVisible()
    await this.page.getByRole('button', { name: 'Return to the draft' }).click()
    await expect(this.page.getByText(`Version ${number}`, { exact: true })).toBeVisible()
  }

  async addSection(title: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: 'Title', exact: true })
    await this.page.getByRole('button', { name: 'Add section' }).last().click()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('')
    await field.fill(title)
  }

  /** At the end of the draft. */
  async addQuestion(kind: Kind, prompt: string): Promise<void> {
    await this.page
      .getByRole('button', { name: /^Add question (here|at the start)/ })
      .last()
      .click()
    const picker = this.page.getByRole('toolbar', { name: 'Kind of the new question' })
    await picker.getByRole('button', { name: kind }).click()
    // The previous field had the same name and the focus.
    await expect(this.prompt).toHaveValue('')
    await expect(this.prompt).toBeFocused()
    await this.page.keyboard.type(prompt)
    await expect(this.prompt).toHaveValue(prompt)
  }

  /** Fills in the options of a new choice, adding more with Enter. */
  async fillOptions(options: readonly string[]): Promise<void> {
    for (const [at, option] of options.entries()) {
      const field = this.page.getByRole('textbox', { name: `Option ${at + 1}`, exact: true })
      if (at >= 2) {
        await this.page.keyboard.press('Enter')
        await expect(field).toBeFocused()
      }
      await field.fill(option)
    }
  }

  /** Shows it only if an earlier choice was answered with this option. */
  async showWhen(question: string, option: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Show only if…' }).click()
    const asked = this.page.getByRole('combobox', { name: 'Question' })
    await expect(asked).toBeFocused()
    await asked.fill(question)
    await takeOnlyOption(this.page)
    await expect(asked).toHaveValue(new RegExp(`^\\d+\\. ${question}`))
    await this.page.getByRole('combobox', { name: 'Option' }).selectOption(option)
    await this.page.getByRole('button', { name: 'Done' }).click()
  }

  async saved(): Promise<void> {
    await expect(this.page.getByText(/^Saved/)).toBeVisible()
  }
}
