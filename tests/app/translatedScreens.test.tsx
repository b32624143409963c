import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { routes } from '#src/app/routes.tsx'
import { database } from '#src/storage/core/database.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { tryEveryControl } from '#tests/support/screens/everyControl.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'
import {
  codesToTranslate,
  type Translating,
  translatePage,
} from '#tests/support/screens/translatedPage.ts'

import { addresses, everyScreenData } from './everyScreen.ts'

withFreshDatabases()

let stop: () => void = () => undefined
beforeEach(() => {
  // Where there is none.
  vi.stubGlobal('print', () => undefined)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const MOST: Record<Translating, number> = { always: 8, once: 3 }
/** Links and buttons that leave the app, save files, or take long. */
const EXCEPT = /print|download|save (a|the) backup|load sample|hand over|erase|turn on/i

const screens = addresses.flatMap(([name, address]) =>
  (['always', 'once'] as const).map((translating) => ({ name, translating, address })),
)

test.each(screens)(
  '$name: all words are true while the browser translates them $translating',
  async ({ translating, address }) => {
    const data = everyScreenData()
    for (const [store, records] of Object.entries(data.records)) {
      await database.table(store).bulkPut([...records])
    }
    const { user } = openScreen(routes, address(data))
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(screen.queryByLabelText(/^Loading/)).toBeNull())
    expect(codesToTranslate()).toEqual([])
    stop = translatePage(translating)
    await tryEveryControl({
      user,
      most: MOST[translating],
      names: data.people.map(({ name }) => name),
      except: EXCEPT,
    })
  },
)
