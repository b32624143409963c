import { expect, test } from 'vitest'

import { clearPageOnLeave } from '#src/taking/screens/attempt/pageClearing.ts'

test('a page being left is emptied, including announcements outside the app', () => {
  clearPageOnLeave()
  document.body.append('Canary')
  dispatchEvent(new Event('pagehide'))
  expect(document.body).toBeEmptyDOMElement()
})
