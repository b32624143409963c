import '@testing-library/jest-dom/vitest'

import { cleanup, configure } from '@testing-library/react'
import { config } from 'zod/mini'
import { afterAll, afterEach, beforeAll } from 'vitest'

import { loadLazyParts } from '#src/ui/lazyPart.ts'
import { loadWords } from '#src/assessment/words/catalogues.ts'

import { watchBareTexts } from './screens/bareTexts.ts'
import { clearPage } from './screens/clearPage.ts'

// As in main.tsx.
config({ jitless: true })

// How long to wait for what must appear on a busy machine; nothing waits this long by default.
configure({ asyncUtilTimeout: 30_000 })

// What Node's WebCrypto throws is Node's own DOMException, which happy-dom's is not.
const { decrypt } = SubtleCrypto.prototype
crypto.subtle.decrypt = (...asked) =>
  decrypt.apply(crypto.subtle, asked).catch((error: Error) => {
    throw new DOMException(error.message, error.name)
  })

// Files run one after another in the same page, which is several times faster than a page each.
beforeAll(clearPage)

// As pages do after the first paint.
beforeAll(loadLazyParts)

// As the apps do.
beforeAll(() => loadWords('en'))

// What a page that the browser translates would get wrong.
const bareTexts: string[] = []
afterAll(watchBareTexts((what) => bareTexts.push(what)))
afterEach(() => {
  const [first] = bareTexts.splice(0)
  if (first !== undefined) throw new Error(first)
})

afterEach(cleanup)
