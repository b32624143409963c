import { expect, test } from 'vitest'

import { announce, withdrawAnnouncement } from '#src/ui/announce.ts'
import { translatePage } from '#tests/support/screens/translatedPage.ts'

const region = () => document.getElementById('announcements-polite')

test('an announcement is withdrawn although the browser translated it', () => {
  announce('Not saved')
  translatePage('once')
  for (const words of document.querySelectorAll('font font'))
    words.textContent = 'Nicht gespeichert'
  expect(region()).toHaveTextContent('Nicht gespeichert')
  withdrawAnnouncement('Saved')
  expect(region()).toHaveTextContent('Nicht gespeichert')
  withdrawAnnouncement('Not saved')
  expect(region()).toBeEmptyDOMElement()
})
