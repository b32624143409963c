import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { KeyEditor } from '#src/staff/answerKeys/KeyEditor.tsx'
import { shortText } from '#tests/support/definitions.ts'

const edit = { set: () => undefined, type: () => undefined }

test.each([
  [true, 'One per line, in every language of the assessment. Any of them is correct.'],
  [false, 'One per line. Any of them is correct.'],
])(
  'where the assessment is translated (%s), texts of every language are asked for',
  (isTranslated, help) => {
    const question = shortText('capital', { key: { accepted: ['Vienna'], ignoreCase: true } })
    render(<KeyEditor {...{ question, edit, isTranslated }} />)
    expect(screen.getByRole('textbox', { name: 'Correct answers' })).toHaveAccessibleDescription(
      help,
    )
  },
)
