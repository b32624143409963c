import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { emptyDatabases, withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, matrix, section, shortText } from '#tests/support/definitions.ts'
import { aDraft, openBuilder, preview, saved } from '#tests/support/screens/builderScreen.tsx'
import {
  type Translating,
  translatePage,
  wordsOnPage,
} from '#tests/support/screens/translatedPage.ts'

withFreshDatabases()

let stop: () => void = () => undefined
afterEach(() => stop())

test.each(['once', 'always'] as const)(
  'the builder reads the same while the browser translates it %s',
  async (translating) => {
    const untranslated = await wordsOfEdits('never')
    await emptyDatabases()
    expect(await wordsOfEdits(translating)).toEqual(untranslated)
  },
)

/** What the builder reads after each of some edits. */
async function wordsOfEdits(translating: Translating | 'never'): Promise<Record<string, string>> {
  const { id } = await aDraft(
    anAssessment(
      section('s1', { title: 'About you' }, shortText('name')),
      section('s2', { title: 'Skills' }, matrix('tools', ['Git'], ['Never', 'Often'])),
    ),
  )
  const { user } = await openBuilder(id, '?at=name')
  const words: Record<string, string> = {}
  const read = async (edit: string, readiness = 'Ready') => {
    await screen.findByRole('button', { name: `Readiness: ${readiness}` })
    await saved()
    // The minute may be another one.
    words[edit] = wordsOnPage().replace(/Saved at \d+:\d+(\s[AP]M)?/, 'Saved')
  }
  const question = () => screen.getByRole('textbox', { name: 'Question' })
  // It follows the preview a moment later.
  const outlined = (shown: RegExp) =>
    waitFor(() => expect(screen.getByRole('tree')).toHaveTextContent(shown))
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
  const choose = async (menu: string, kind: string) => {
    await press(menu)
    await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${kind}`) }))
    await screen.findByRole('button', { name: `Kind: ${kind}` })
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  }
  await read('none')
  if (translating !== 'never') stop = translatePage(translating)

  await user.type(question(), '!')
  await preview().findByRole('textbox', { name: /What about name\?!/ })
  await outlined(/What about name\?!/)
  await read('a letter')
  await user.type(question(), ' *Now*')
  await preview().findByText('Now')
  await outlined(/name\?! Now/)
  await read('emphasis')
  await user.type(question(), '{Backspace}')
  await preview().findByRole('textbox', { name: /\*Now/ })
  await outlined(/\*Now/)
  await read('no emphasis')
  await user.clear(question())
  await read('no text', '1 unfinished')
  await press(/^Undo/)
  await read('undo')
  await press(/^Redo/)
  await read('redo', '1 unfinished')
  await press(/^Undo/)
  await choose('Kind: Short text', 'Long text')
  await read('another kind')
  await choose('Add question', 'Number')
  await read('another question', '1 unfinished')
  await user.type(question(), 'How many?')
  await read('its text')
  await user.type(screen.getByRole('searchbox', { name: 'Search questions' }), 'zy')
  await screen.findByText(/contains “zy”/)
  await read('a search')
  cleanup()
  return words
}
