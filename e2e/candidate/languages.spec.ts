/** Assessments in other languages than English: taken, translated and read again. */
import type { Definition } from '#schemas/definition.ts'
import { builderPath, responsePath } from '#src/base/paths.ts'
import { inLanguage } from '#src/assessment/engine/texts/translations.ts'
import { takePath } from '#src/base/takePath.ts'
import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { ResponsePage } from '#e2e/pages/responsePage.ts'
import { expectAccessible } from '#e2e/support/accessibility.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { tabTo } from '#e2e/support/keys.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import {
  allKinds,
  definitionOf,
  FIRST,
  invitedCandidates,
  options,
  question,
} from '#tests/support/invitedCandidates.ts'
import { translatedInto } from '#tests/support/translated.ts'

const arabic: Definition = {
  ...translatedInto(allKinds(), 'ar', {
    title: 'أساسيات الهندسة',
    'about.title': 'نبذة عنك',
    'role.prompt': 'ما الدور الذي يناسبك؟',
    'role.role2.label': 'واجهات',
    'years.prompt': 'كم سنة عملت؟',
    'work.title': 'عملك',
    'story.prompt': 'حدثنا عن خطأ تفخر بإصلاحه.',
  }),
}

test('in Arabic by keyboard alone, from signing in to the receipt', async ({ page }) => {
  const definition = { ...inLanguage(arabic, 'ar'), translations: {} }
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(definition))
  const keys = page.keyboard
  await page.goto(takePath(assessment.id))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectAccessible(page)

  const press = async (name: string) => {
    await tabTo(page.getByRole('button', { name, exact: true }), 30)
    await keys.press('Enter')
  }
  await tabTo(page.getByRole('textbox', { name: 'البريد الإلكتروني' }), 30)
  await keys.type(FIRST.email)
  await keys.press('Tab')
  await keys.type(FIRST.code)
  await press('متابعة')
  await expect(page.getByRole('heading', { name: 'أساسيات الهندسة' })).toBeVisible()
  await press('بدء')
  await expect(page.getByRole('heading', { name: 'نبذة عنك' })).toBeFocused()

  // An error first, which leads to its field.
  await press('التالي')
  const problems = page.getByRole('region').filter({ hasText: 'اختر' }).first()
  await expect(problems).toBeVisible()
  await expectAccessible(page)
  const frontend = page.getByRole('radio', { name: 'واجهات' })
  await tabTo(problems.getByRole('link').first())
  await keys.press('Enter')
  await expect(page.getByRole('radio').first()).toBeFocused()
  await keys.press('ArrowDown')
  await expect(frontend).toBeChecked()
  await tabTo(page.getByRole('textbox', { name: /كم سنة عملت/ }))
  await keys.type('٧')
  await press('التالي')
  await expect(page.getByRole('heading', { name: 'عملك' })).toBeFocused()
  await tabTo(page.getByRole('textbox', { name: /خطأ تفخر/ }), 20)
  await keys.type('خطأ في Git 2.0')
  await press('مراجعة الإجابات')
  await expect(page.getByText('خطأ في Git 2.0')).toHaveAttribute('dir', 'auto')
  await expectAccessible(page)
  await press('إرسال الإجابات')
  await expect(page.getByRole('heading', { name: 'تم الاستلام' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectAccessible(page)
})

test('translated, published, taken in the second language, reviewed in the first', async ({
  page,
}) => {
  const definition = definitionOf('Tools', [
    {
      id: 'one',
      title: '',
      questions: [
        {
          ...question('tools', 'Which tools do you use?'),
          kind: 'multipleChoice',
          required: true,
          options: options('tool', ['Spade', 'Hammer']),
        },
        {
          ...question('why', 'Why?'),
          prompt: {
            source: 'Why {{tools}}?',
            tree: [
              {
                kind: 'paragraph',
                children: [
                  { kind: 'text', text: 'Why ' },
                  { kind: 'quote', of: 'tools' },
                  { kind: 'text', text: '?' },
                ],
              },
            ],
          },
          kind: 'shortText',
          format: 'plain',
          required: false,
        },
      ],
    },
  ])
  const { assessment, candidates } = await seedInvitedCandidates(
    page,
    invitedCandidates({ ...definition, settings: { ...definition.settings, timeLimit: 1800 } }),
  )

  await test.step('the author translates every text, and publishes', async () => {
    await page.goto(`${builderPath(assessment.id)}?at=start`)
    await page.getByText('Languages', { exact: true }).click()
    await page.getByRole('button', { name: 'Add translation' }).click()
    await page.getByRole('menuitem', { name: 'German' }).click()
    await page.getByRole('button', { name: 'Translate into German' }).click()
    const dialog = page.getByRole('dialog', { name: 'Translate into German' })
    const type = (name: string | RegExp, text: string) =>
      dialog.getByRole('textbox', { name }).first().fill(text)
    await type('Title', 'Werkzeuge')
    await type('Introduction', 'Zwei Fragen.')
    const part = dialog.getByRole('combobox', { name: 'Part of the assessment' })
    await part.selectOption({ index: 1 })
    await type('Question 1, text', 'Welche Werkzeuge nutzen Sie?')
    const labels = dialog.getByRole('textbox', { name: 'Question 1, option' })
    await labels.nth(0).fill('Spaten')
    await labels.nth(1).fill('Hammer DE')
    await type('Question 2, text', 'Warum {{tools}}?')
    await expect(dialog.getByText('German: complete')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await new BuilderPage(page).publish(2, 'Changed the settings of the assessment: translations')
  })

  const language = page.getByRole('combobox')
  await test.step('what can’t be loaded leaves the page in English and says so', async () => {
    await page.goto(takePath(assessment.id))
    const { email } = new IdentifyPage(page)
    await email.fill(FIRST.email)
    // A refused request would be listed among the complaints of the page.
    const broken = { contentType: 'text/javascript', body: 'throw new Error()' }
    await page.route(/\/first-[^/]*\.js$/, (route) => route.fulfill(broken))
    await language.selectOption('de')
    await expect(page.getByText(/^Deutsch could not be loaded/).first()).toBeVisible()
    await expect(language).toHaveValue('en')
    await expect(email).toHaveValue(FIRST.email)
    await page.unroute(/\/first-[^/]*\.js$/)
  })

  await test.step('a candidate takes it in German, and reads in English for a moment', async () => {
    await page.reload()
    await language.selectOption('de')
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(FIRST.email)
    await page.getByRole('textbox', { name: 'Zugangscode' }).fill(FIRST.code)
    await page.getByRole('button', { name: 'Weiter' }).click()
    await expect(page.getByText('Zeitlimits', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Beginnen' }).click()
    await page.getByRole('checkbox', { name: 'Spaten' }).check()
    await page.getByRole('checkbox', { name: 'Hammer DE' }).check()
    const why = page.getByRole('textbox', { name: 'Warum Spaten und Hammer DE?' })
    await why.fill('Der Garten ist groß.')
    await language.selectOption('en')
    const inEnglish = page.getByRole('textbox', { name: 'Why Spade and Hammer?' })
    await expect(inEnglish).toHaveValue('Der Garten ist groß.')
    await expect(inEnglish).toBeFocused()
    await expect(page.getByRole('checkbox', { name: 'Spade' })).toBeChecked()
    await expectAccessible(page)
    await language.selectOption('de')
    await page.getByRole('button', { name: 'Antworten prüfen' }).click()
    await page.getByRole('button', { name: 'Antworten abgeben' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByText('Referenz', { exact: true })).toBeVisible()
  })

  await test.step('a reviewer reads it in English, and sees in which language it was taken', async () => {
    await page.goto(responsePath(assessment.id, candidates[0].id))
    await page.getByRole('button', { name: 'Details' }).click()
    await expect(page.getByText(/Answered in German\./)).toBeVisible()
    const response = new ResponsePage(page)
    await expect(response.card(/Which tools do you use/)).toContainText('Chosen: Spade')
    await expect(response.card(/Why Spade and Hammer\?/)).toContainText('Der Garten ist groß.')
  })
})

for (const language of ['de', 'ar'] as const) {
  test(`nothing is cut at 320 pixels with text of double size, in ${language}`, {
    tag: FULL,
  }, async ({ page }) => {
    const definition = { ...arabic, language }
    const { assessment } = await seedInvitedCandidates(page, invitedCandidates(definition))
    await page.setViewportSize({ width: 320, height: 640 })
    // As the browser's text size does, for everything that is measured in `rem`.
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(':root { font-size: 200% !important; }')
      document.adoptedStyleSheets = [sheet]
    })
    const fits = async (name: string) => {
      await expect.poll(() => page.evaluate(sideways), { message: name }).toEqual([])
    }
    // Signing in and submitting load a new page, which starts with the same heading or list.
    const goneFrom = async (selector: string) => {
      await expect(page.locator(selector)).toHaveCount(0)
    }
    await page.goto(takePath(assessment.id))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await fits('signing in')
    await page.locator('input').nth(0).fill(FIRST.email)
    await page.locator('input').nth(1).fill(FIRST.code)
    await page.locator('form button').last().click()
    await goneFrom('form')
    await expect(page.locator('h1')).toContainText('Engineering basics')
    await fits('before the start')
    await page.locator('main button').first().click()
    await expect(page.getByRole('radio', { name: 'Backend' })).toBeVisible()
    await fits('questions')
    await page.locator('footer button').last().click()
    await expect(page).toHaveTitle(/Engineering basics/)
    await fits('errors')
    await page.getByRole('radio', { name: 'Frontend' }).check()
    await page.locator('input[inputmode]').first().fill('7')
    await page.locator('footer button').last().click()
    await expect(page.locator('h1')).toContainText('Your work')
    await fits('more questions')
    await page.locator('footer button').last().click()
    await expect(page.locator('[data-change]').first()).toBeVisible()
    await fits('checking answers')
    await page.locator('footer button').last().click()
    await goneFrom('[data-change]')
    await expect(page.locator('dl')).toBeVisible()
    await fits('receipt')
  })
}

/** What reaches beyond the page's sides, or is cut by its own box. */
function sideways(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const over = [
    ...document.body.querySelectorAll<HTMLElement>('h1, h2, p, button, label, a, dd, li'),
  ]
    .filter((box) => {
      const { left, right, width, height } = box.getBoundingClientRect()
      const isSeen = width > 1 && height > 1 && getComputedStyle(box).clipPath === 'none'
      return isSeen && (left < -1 || right > clientWidth + 1)
    })
    .map((box) => `${box.tagName}: ${box.textContent.slice(0, 40)}`)
  return scrollWidth > clientWidth ? [`${scrollWidth} pixels wide`, ...over] : over
}
