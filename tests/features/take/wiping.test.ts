import { expect, test } from 'vitest'

import { wipeOnLeaving } from '#src/features/take/wiping.ts'

test('a page that goes away is emptied, with what was announced beside the app', () => {
  wipeOnLeaving()
  document.body.append('Canary')
  dispatchEvent(new Event('pagehide'))
  expect(document.body).toBeEmptyDOMElement()
})
