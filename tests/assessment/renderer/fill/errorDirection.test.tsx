import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { anAssessment, shortText } from '#tests/support/definitions.ts'
import { fillIn } from '#tests/support/screens/filling.tsx'

const own = 'C++ בלבד!'
const asked = anAssessment(
  shortText('plain', { required: true }),
  shortText('own', { required: true, errorText: own }),
)

test.each([
  ['en', 'of the page', null],
  ['fa', 'of the English words', 'ltr'],
])(
  'in %s a message has the direction %s, and an author’s message its own',
  async (language, _, dir) => {
    const { session } = fillIn({ ...asked, language })
    await act(async () => session.reveal('all'))
    const direction = (field: string) => {
      const described = screen.getByRole('textbox', { name: RegExp(field) })
      const error = document.getElementById(described.getAttribute('aria-describedby') ?? '')
      return [error?.textContent, error?.querySelector('[dir]')?.getAttribute('dir') ?? null]
    }
    expect(direction('plain')).toEqual(['Error: Enter an answer', dir])
    expect(direction('own')).toEqual([`Error: ${own}`, 'auto'])
  },
)
