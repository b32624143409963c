import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { anAssessment, section, shortText } from '#tests/support/definitions.ts'
import { fillIn } from '#tests/support/screens/filling.tsx'

const questions = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => shortText(`${prefix}${at}`))

test('on one page, a section is a region only if the region holds all its questions', () => {
  const { settings, ...rest } = anAssessment(
    section('short', { title: 'Short' }, ...questions('a', 3)),
    section('long', { title: 'Long' }, ...questions('b', 20)),
  )
  fillIn({ ...rest, settings: { ...settings, layout: 'all' } })
  const region = screen.getByRole('region', { name: 'Short' })
  expect(within(region).getAllByRole('textbox')).toHaveLength(3)
  expect(screen.queryByRole('region', { name: 'Long' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Long' })).toBeVisible()
})
