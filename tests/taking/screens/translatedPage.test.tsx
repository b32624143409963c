import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { emptyDatabases } from '#tests/support/database.ts'
import { anAssessment, quoting, section, shortText } from '#tests/support/definitions.ts'
import { everyKind } from '#tests/support/everyKind.ts'
import {
  anInvited,
  openCandidatePage,
  saveLine,
  withFreshTab,
} from '#tests/support/screens/candidateScreen.tsx'
import { tryEveryControl } from '#tests/support/screens/everyControl.ts'
import {
  codesToTranslate,
  type Translating,
  translatePage,
  wordsOnPage,
} from '#tests/support/screens/translatedPage.ts'
import { translatedInto } from '#tests/support/translated.ts'

withFreshTab()

let stop: () => void = () => undefined
afterEach(() => stop())

test.each(['once', 'always'] as const)(
  'up to the receipt it reads the same while the browser translates each page %s',
  async (translating) => {
    const untranslated = await wordsUpToReceipt('never')
    await emptyDatabases()
    expect(await wordsUpToReceipt(translating)).toEqual(untranslated)
  },
)

test.each(['once', 'always'] as const)(
  'the choice of a language reads the same while the browser translates it %s',
  async (translating) => {
    const untranslated = await wordsOfLanguages('never')
    await emptyDatabases()
    expect(await wordsOfLanguages(translating)).toEqual(untranslated)
  },
)

test.each(['once', 'always'] as const)(
  'signing in and every kind of question say what is true while the browser translates them %s',
  async (translating) => {
    const invited = await anInvited(everyKind())
    const page = openCandidatePage(invited.assessmentId)
    const { user } = page
    await screen.findByRole('button', { name: 'Continue' })
    stop = translatePage(translating)
    await tryEveryControl({ user, most: 5 })
    await page.identify(invited)
    await page.press('Start')
    await screen.findByRole('button', { name: 'Stop and leave' })
    stop()
    stop = translatePage(translating)
    await tryEveryControl({ user, most: 80, except: /Stop and leave|Hand the device back/ })
    expect(screen.queryByText('We can’t show this page')).toBeNull()
  },
)

function threeSections(): Definition {
  const definition = anAssessment(
    section('s1', { title: 'First' }, shortText('why', { required: true, minLength: 3 })),
    section('s2', { title: 'Second' }, shortText('where')),
    section('s3', { title: 'Third' }, shortText('how')),
  )
  return { ...definition, settings: { ...definition.settings, timeLimit: 1200 } }
}

async function wordsUpToReceipt(translating: Translating | 'never'): Promise<string[]> {
  const { page, words, read, translate } = await signedIn(threeSections(), translating)
  const pressAndRead = async (name: string, next: string) => {
    await page.press(name)
    await screen.findByRole('button', { name: next })
    read()
  }
  const why = () => screen.getByRole('textbox', { name: /why/ })

  await page.press('Start')
  await screen.findByText('Time left: 20 minutes')
  translate()
  await pressAndRead('Hide time', 'Show time')
  await pressAndRead('Show time', 'Hide time')
  await page.press('Next')
  await waitFor(() => expect(why()).toBeInvalid())
  read()
  await page.user.type(why(), 'ab')
  await saveLine(/^Saved/)
  read()
  await page.user.type(why(), 'c')
  await waitFor(() => expect(why()).toBeValid())
  read()

  for (const title of ['Second', 'Third']) {
    await page.press('Next')
    await screen.findByRole('heading', { name: title })
    read()
  }
  await pressAndRead('Check answers', 'Submit answers')
  await page.user.click(screen.getByRole('link', { name: /^Change.*why/ }))
  await screen.findByRole('heading', { name: 'First' })
  read()
  await pressAndRead('Check answers', 'Submit answers')
  await pressAndRead('Submit answers', 'Hand the device back')
  cleanup()
  return words
}

async function wordsOfLanguages(translating: Translating | 'never'): Promise<string[]> {
  // As many texts in the sentence as there are is different in each language.
  const definition = translatedInto(
    anAssessment(shortText('why'), shortText('again', { prompt: quoting('why') })),
    'de',
    {},
  )
  const { page, words, read, translate } = await signedIn(definition, translating)
  await screen.findByRole('button', { name: 'Start' })
  translate()
  const chooseAndRead = async (language: string, button: string) => {
    await page.user.selectOptions(screen.getByRole('combobox'), language)
    await screen.findByRole('button', { name: button })
    read()
  }
  await chooseAndRead('de', 'Beginnen')
  await chooseAndRead('en', 'Start')
  await page.press('Start')
  await saveLine(/^Saved/)
  if (translating === 'once') translatePage('once')
  await page.user.selectOptions(screen.getByRole('combobox'), 'de')
  await saveLine(/^Um .* gespeichert/)
  read()
  await page.user.selectOptions(screen.getByRole('combobox'), 'en')
  await saveLine(/^Saved/)
  read()
  cleanup()
  return words
}

async function signedIn(definition: Definition, translating: Translating | 'never') {
  sessionStorage.clear()
  const invited = await anInvited(definition)
  const page = openCandidatePage(invited.assessmentId)
  await page.identify(invited)
  const words: string[] = []
  // The reference of a receipt is random.
  const read = () => {
    expect(codesToTranslate()).toEqual([])
    words.push(wordsOnPage().replace(/[\dA-Z]{4}-[\dA-Z]{4}/, 'reference'))
  }
  /** From what is on the page now. */
  const translate = () => {
    read()
    if (translating !== 'never') stop = translatePage(translating)
  }
  return { page, words, read, translate }
}
