import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openQuestion } from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import { longText, number, shortText, singleChoice } from '#tests/support/definitions.ts'

withFreshDatabases()

const box = (name: RegExp | string) => screen.getByRole('textbox', { name })

describe('points', () => {
  test('of a question go up to a million', async () => {
    const { user, stored } = await openQuestion(shortText('q', { points: 2 }))
    await user.clear(box(/^Points/))
    await user.type(box(/^Points \(optional\)/), '1000001')
    expect(box(/^Points/)).toHaveAccessibleDescription(/Enter a number from 0 to 1,000,000/)
    expect(await stored()).toMatchObject({ points: 100_000 })
  })

  test('of options and their floor are limited in both directions', async () => {
    const optionPoints = { byOption: { good: 1 }, floor: 0 }
    const { user, stored } = await openQuestion(
      singleChoice('q', ['good', 'bad'], { optionPoints }),
    )
    await user.type(box(/^Points for bad/), '-1000001')
    expect(box('Points for bad')).toBeInvalid()
    expect(box('Points for bad')).toHaveAccessibleDescription(
      'Enter a number from −1,000,000 to 1,000,000',
    )
    await user.clear(box('Never below'))
    await user.type(box('Never below'), '-1000001')
    expect(box('Never below')).toHaveAccessibleDescription(/from −1,000,000 to 1,000,000/)
    expect(await stored()).toMatchObject({
      optionPoints: { byOption: { good: 1, bad: -100_000 }, floor: -100_000 },
    })
  })

  test('of a rubric level are limited', async () => {
    const rubric = { levels: [{ id: 'l', text: 'Clear', points: 3 }] }
    const { user, stored } = await openQuestion(longText('q', { rubric }))
    await user.type(box(/^Points for level 1/), '000000')
    expect(box('Points for level 1')).toBeInvalid()
    expect(box('Points for level 1')).toHaveAccessibleDescription(/^Enter a number from −1,000,000/)
    expect(await stored()).toMatchObject({ rubric: { levels: [{ points: 300_000 }] } })
  })

  test('stored before there was a maximum can still be fixed', async () => {
    const { user, stored } = await openQuestion(shortText('q', { points: 1e308 }))
    expect(box(/^Points/)).toHaveValue('1e+308')
    await user.clear(box(/^Points/))
    await user.type(box(/^Points \(optional\)/), '5')
    expect(await stored()).toMatchObject({ points: 5 })
  })
})

test('too many digits for a number are refused', async () => {
  const { user, stored } = await openQuestion(number('q'))
  await user.click(box(/^From/))
  await user.paste('9'.repeat(400))
  expect(box(/^From/)).toHaveAccessibleDescription(/Enter a number/)
  expect(await stored()).not.toHaveProperty('min')
})
