import { describe, expect, test } from 'vitest'

import {
  date,
  matrix,
  multipleChoice,
  number,
  ranking,
  rating,
  singleChoice,
  text,
} from '#tests/support/definitions.ts'
import { answersTo } from '#tests/support/exports/readExport.ts'

describe('the answers of each kind, with labels and with codes', () => {
  test('Y4: a single choice is its option, and own words have a column', async () => {
    const question = singleChoice('s', [{ id: 'o1', label: 'Red' }], {
      other: { label: text('Other colour') },
    })
    expect(await answersTo(question, { option: 'o1' }, 'labels')).toEqual({
      s: 'Red',
      's [Other colour]': '',
    })
    expect(await answersTo(question, { other: '-blue' }, 'labels')).toEqual({
      s: 'Other colour',
      's [Other colour]': "'-blue",
    })
    expect(await answersTo(question, { other: 'blue' }, 'codes')).toEqual({
      s: 'other',
      's.other': 'blue',
    })
  })

  test('Y5: several choices have a column for each option', async () => {
    const question = multipleChoice('m', ['x', 'y'])
    const answer = { options: ['y'] }
    expect(await answersTo(question, answer, 'labels')).toEqual({ 'm [x]': 'No', 'm [y]': 'Yes' })
    expect(await answersTo(question, answer, 'codes')).toEqual({ 'm.x': '0', 'm.y': '1' })
  })

  test('Y5: all of these counts as each of them', async () => {
    const plain = multipleChoice('m', ['x', 'y', 'all'])
    const question = {
      ...plain,
      options: plain.options.map((option) =>
        option.id === 'all' ? { ...option, role: 'all' as const } : option,
      ),
    }
    expect(await answersTo(question, { options: ['all'] }, 'codes')).toEqual({
      'm.x': '1',
      'm.y': '1',
      'm.all': '1',
    })
  })

  test('Y6: a ranking has a column for each option, with its place', async () => {
    const question = ranking('r', ['x', 'y', 'z'])
    expect(await answersTo(question, ['z', 'x', 'y'], 'labels')).toEqual({
      ...{ 'r [x]': '2', 'r [y]': '3', 'r [z]': '1' },
    })
  })

  test('Y7: a matrix has a column for each row, and one for each option of it if it takes several', async () => {
    const rows = ['html', 'css']
    const one = matrix('t', rows, ['never', 'often'])
    expect(await answersTo(one, { css: ['often'] }, 'labels')).toEqual({
      't [html]': '',
      't [css]': 'often',
    })
    const several = matrix('t', ['css'], ['never', 'often'], { several: true })
    expect(await answersTo(several, { css: ['often'] }, 'codes')).toEqual({
      't.css.never': '0',
      't.css.often': '1',
    })
  })

  test('Y8: numbers and dates are values, and what could not be read is text', async () => {
    expect(await answersTo(number('n'), -7.5, 'labels')).toEqual({ n: '-7.5' })
    expect(await answersTo(number('n'), { raw: '-seven' }, 'labels')).toEqual({ n: "'-seven" })
    expect(await answersTo(date('d'), '2026-11-21', 'labels')).toEqual({ d: '2026-11-21' })
    expect(await answersTo(date('d'), { raw: '31/2' }, 'labels')).toEqual({ d: '31/2' })
    expect(await answersTo(rating('g'), 4, 'labels')).toEqual({ g: '4' })
  })
})
