import { type Browser, expect, type Page } from 'playwright/test'
import { test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { everyKind } from '#tests/support/everyKind.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

import { arabicQuestions, arabicStates } from './arabicStates.ts'
import { nastyDefinition, rightToLeft } from './dataSets.ts'
import { takingStates } from './takingStates.ts'

const FOLDER = new URL('../../.cache/pictures', import.meta.url).pathname

type Look = {
  name: string
  width: number
  height: number
  colorScheme: 'light' | 'dark'
  /** The user's text size in the browser; the default is 16. */
  fontSize?: number
}

const typicalLooks: readonly Look[] = [
  { name: '1440-light', width: 1440, height: 900, colorScheme: 'light' },
  { name: '1440-dark', width: 1440, height: 900, colorScheme: 'dark' },
  { name: '1024-light', width: 1024, height: 768, colorScheme: 'light' },
  { name: '768-dark', width: 768, height: 1024, colorScheme: 'dark' },
  { name: '360-light', width: 360, height: 780, colorScheme: 'light' },
  { name: '320-dark', width: 320, height: 568, colorScheme: 'dark' },
  { name: 'large-text', width: 768, height: 900, colorScheme: 'light', fontSize: 32 },
  { name: 'large-text-phone', width: 360, height: 780, colorScheme: 'light', fontSize: 32 },
]
const nastyLooks = typicalLooks.filter(({ name }) =>
  ['1440-light', '360-light', '320-dark', 'large-text-phone'].includes(name),
)

const sets = [
  { data: 'typical', looks: typicalLooks, definition: undefined, states: takingStates },
  { data: 'nasty', looks: nastyLooks, definition: nastyDefinition(), states: takingStates },
  { data: 'right-to-left', looks: nastyLooks, definition: rightToLeft(), states: arabicStates },
  // Its author wrote in English, which shows how directions mix.
  {
    data: 'every-kind-right-to-left',
    // So high that all is drawn.
    looks: nastyLooks.map((look) => ({ ...look, height: 4_500 })),
    definition: { ...everyKind(), language: 'ar' },
    states: arabicQuestions,
  },
] as const

for (const { data, looks, definition, states } of sets) {
  for (const look of looks) {
    test(`taking, ${data}, ${look.name}`, async ({ browser, baseURL }) => {
      const sideways: string[] = []
      for (const state of states) {
        // A separate browser, so that it doesn't start from another state's leftovers.
        const page = await pageFor(browser, baseURL ?? '', look)
        const invited = await seedInvitedCandidates(page, invitedCandidates(definition))
        await state.open(page, invited)
        await page.waitForFunction(() => document.fonts.status === 'loaded')
        await page.screenshot({ path: `${FOLDER}/taking/${data}-${look.name}-${state.name}.png` })
        if (await scrollsSideways(page)) sideways.push(state.name)
        await page.context().close()
      }
      expect(sideways, 'states that scroll sideways').toEqual([])
    })
  }
}

async function pageFor(browser: Browser, baseURL: string, look: Look): Promise<Page> {
  const { width, height, colorScheme, fontSize } = look
  const context = await browser.newContext({ baseURL, colorScheme, viewport: { width, height } })
  const page = await context.newPage()
  await page.clock.install()
  if (fontSize !== undefined) {
    const session = await context.newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } })
  }
  return page
}

async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
}
