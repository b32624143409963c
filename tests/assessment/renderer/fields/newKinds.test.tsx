import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'

import {
  anAssessment,
  code,
  consent,
  date,
  matrix,
  option,
  ranking,
  rating,
  signature,
} from '#tests/support/definitions.ts'
import { fillIn } from '#tests/support/screens/filling.tsx'

describe('a date', () => {
  it('is typed in three parts, without leading zeros', async () => {
    const { user, session } = fillIn(anAssessment(date('start')))
    await user.type(screen.getByRole('textbox', { name: 'Day' }), '1')
    await user.type(screen.getByRole('textbox', { name: 'Month' }), '3')
    expect(session.answers()).toEqual({ start: { raw: '-3-1' } })
    await user.type(screen.getByRole('textbox', { name: 'Year' }), '2026')
    expect(session.answers()).toEqual({ start: '2026-03-01' })
  })

  it('that doesn’t exist stays as typed, and is restored', async () => {
    const { session } = fillIn(anAssessment(date('start')), {
      answers: { start: { raw: '2026-Feb-31' } },
    })
    const parts = ['Year', 'Month', 'Day'].map((name) => screen.getByRole('textbox', { name }))
    expect(parts.map((part) => part.getAttribute('value'))).toEqual(['2026', 'Feb', '31'])
    expect(session.questionState('start').answered).toBe(true)
  })

  it('may be pasted whole into any part', async () => {
    const { user, session } = fillIn(anAssessment(date('start')))
    await user.click(screen.getByRole('textbox', { name: 'Day' }))
    await user.paste('2026-12-24')
    expect(session.answers()).toEqual({ start: '2026-12-24' })
  })
})

test('a scale is chosen by number key, also below 0, and cleared', async () => {
  const { user, session } = fillIn(anAssessment(rating('mood', { lowest: -1, highest: 3 })))
  screen.getByRole('radio', { name: '−1' }).focus()
  await user.keyboard('2')
  expect(session.answers()).toEqual({ mood: 2 })
  await user.keyboard('0')
  expect(session.answers()).toEqual({ mood: 0 })
  await user.click(screen.getByRole('button', { name: /^Clear this answer/ }))
  expect(session.answers()).toEqual({})
})

describe('a ranking', () => {
  const question = ranking('order', ['a', 'b', 'c'])
  const places = () => screen.getAllByRole('listitem').map((row) => row.textContent?.slice(0, 2))

  it('is blank until it is used', async () => {
    const { user, session } = fillIn(anAssessment(question))
    expect(screen.getByText(/^Use the arrows/)).toBeVisible()
    expect(session.answers()).toEqual({})
    await user.click(screen.getByRole('button', { name: /^Keep this order/ }))
    expect(session.answers()).toEqual({ order: ['a', 'b', 'c'] })
    await user.click(screen.getByRole('button', { name: /^Clear this answer/ }))
    expect(session.answers()).toEqual({})
  })

  it('keeps the focus, and says so, when its order is kept as it is', async () => {
    const { user } = fillIn(anAssessment(question))
    screen.getByRole('button', { name: /^Keep this order/ }).focus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Move down: a' })).toHaveFocus()
    expect(document.getElementById('announcements-polite')).toHaveTextContent(/^Ranked/)
  })

  it('moves by arrow keys, announces the position, and keeps the focus', async () => {
    const { user, session } = fillIn(anAssessment(question))
    screen.getByRole('button', { name: 'Move up: c' }).focus()
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(session.answers()).toEqual({ order: ['c', 'a', 'b'] })
    expect(places()).toEqual(['1c', '2a', '3b'])
    expect(screen.getByText('c: 1 of 3')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Move up: c' })).toHaveFocus()
    await user.keyboard('{ArrowRight}{End}')
    expect(session.answers()).toEqual({ order: ['a', 'b', 'c'] })
    expect(screen.getByRole('button', { name: 'Move down: c' })).toHaveFocus()
  })

  it('is restored as it was, with options added since at its end', () => {
    const grown = { ...question, options: [...question.options, option('d')] }
    fillIn(anAssessment(grown), { answers: { order: ['b', 'a', 'c'] } })
    expect(places()).toEqual(['1b', '2a', '3c', '4d'])
  })

  it('is dragged by its handle, and put back with Escape', () => {
    const { session } = fillIn(anAssessment(question))
    const [row] = screen.getAllByRole('listitem')
    const handle = row!.querySelector('span')!
    const dragBelowAll = () => {
      fireEvent.pointerDown(handle, { button: 0, clientY: 0 })
      fireEvent.pointerMove(document, { clientY: 20 })
    }
    fireEvent.pointerDown(handle, { button: 0, clientY: 0 })
    fireEvent.pointerUp(document)
    expect(session.answers()).toEqual({})

    dragBelowAll()
    expect(places()).toEqual(['1b', '2c', '3a'])
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(places()).toEqual(['1a', '2b', '3c'])
    expect(session.answers()).toEqual({})

    dragBelowAll()
    fireEvent.pointerUp(document)
    expect(session.answers()).toEqual({ order: ['b', 'c', 'a'] })
  })
})

describe('a matrix', () => {
  const row = (name: string) => screen.getByRole('radiogroup', { name })

  it('takes one option per row, and number keys choose within the row', async () => {
    const { user, session } = fillIn(anAssessment(matrix('m', ['r1', 'r2'], ['x', 'y'])))
    within(row('r2')).getByRole('radio', { name: 'x' }).focus()
    await user.keyboard('2')
    await user.click(within(row('r1')).getByRole('radio', { name: 'x' }))
    expect(session.answers()).toEqual({ m: { r1: ['x'], r2: ['y'] } })
  })

  it('takes several if allowed, and a row without a tick is absent', async () => {
    const question = { ...matrix('m', ['r1', 'r2'], ['x', 'y']), several: true }
    const { user, session } = fillIn(anAssessment(question), { answers: { m: { r1: ['x'] } } })
    const first = screen.getByRole('group', { name: 'r1' })
    await user.click(within(first).getByRole('checkbox', { name: 'y' }))
    expect(session.answers()).toEqual({ m: { r1: ['x', 'y'] } })
    for (const box of within(first).getAllByRole('checkbox')) await user.click(box)
    expect(session.answers()).toEqual({})
  })

  it('with “none” unticks the others of its row, and no other row', async () => {
    const options = [option('x'), option('y'), { ...option('none'), role: 'none' as const }]
    const question = { ...matrix('m', ['r1', 'r2']), options, several: true }
    const { user, session } = fillIn(anAssessment(question))
    const box = (group: string, name: string) =>
      within(screen.getByRole('group', { name: group })).getByRole('checkbox', { name })
    for (const name of ['x', 'y']) await user.click(box('r1', name))
    await user.click(box('r2', 'x'))
    await user.click(box('r1', 'none'))
    expect(session.answers()).toEqual({ m: { r1: ['none'], r2: ['x'] } })
    expect(document.getElementById('announcements-polite')).toHaveTextContent('x and y unticked')
    await user.click(box('r1', 'x'))
    expect(session.answers()).toEqual({ m: { r1: ['x'], r2: ['x'] } })
  })

  it('with a missing row focuses it', async () => {
    const question = { ...matrix('m', ['r1', 'r2'], ['x', 'y']), required: true }
    const { user } = fillIn(anAssessment(question), { answers: { m: { r1: ['x'] } } })
    await user.click(screen.getByRole('button', { name: 'Check answers' }))
    await user.click(
      within(screen.getByRole('region', { name: 'There is a problem' })).getByRole('link'),
    )
    expect(within(row('r2')).getByRole('radio', { name: 'x' })).toHaveFocus()
  })
})

describe('code', () => {
  it('is indented by Tab only while typing, without a keyboard trap', async () => {
    const { user, session } = fillIn(anAssessment(code('fn'), consent('ok')))
    const area = screen.getByRole('textbox')
    area.focus()
    await user.tab()
    expect(area).not.toHaveFocus()
    await user.type(area, 'a{Enter}')
    await user.tab()
    await user.keyboard('b{Enter}c')
    expect(session.answers()).toEqual({ fn: 'a\n  b\n  c' })
    await user.keyboard('{Escape}')
    await user.tab()
    expect(area).not.toHaveFocus()
  })
})

const renderer = join(import.meta.dirname, '../../../../src/assessment/renderer')

describe('what only a mouse or a keyboard can do', () => {
  it.each([
    ['fields/code.module.css', 'keys'],
    ['inputs/file.module.css', 'dropHint'],
  ])('is said in %s for fine pointers alone', (path, name) => {
    const css = readFileSync(join(renderer, path), 'utf8')
    expect(css).toMatch(RegExp(`\\.${name} \\{\\s*display: none;`))
    expect(css.split('@media (hover: hover) and (pointer: fine)')[1]).toMatch(
      RegExp(`^ \\{\\s*\\.${name} \\{\\s*display: inline;`),
    )
  })

  it('is said of Tab and Esc once one of them was pressed', async () => {
    const { user } = fillIn(anAssessment(code('fn')))
    const hint = screen.getByText(/Tab indents/)
    expect(hint).toHaveAttribute('data-keyboard', 'false')
    await user.type(screen.getByRole('textbox'), 'a')
    expect(hint).toHaveAttribute('data-keyboard', 'false')
    await user.tab()
    expect(hint).toHaveAttribute('data-keyboard', 'true')
  })
})

describe('a signature', () => {
  it('can be a typed name, and the drawing is kept meanwhile', async () => {
    const drawn = {
      strokes: [
        [
          { x: 1, y: 2 },
          { x: 3, y: 4 },
        ],
      ],
    }
    const { user, session } = fillIn(anAssessment(signature('sign')), { answers: { sign: drawn } })
    await user.click(screen.getByRole('button', { name: /^Type your name instead/ }))
    expect(session.answers()).toEqual({})
    expect(screen.getByRole('textbox', { name: /Your full name/ })).toHaveFocus()
    await user.keyboard('Ada Lovelace')
    expect(session.answers()).toEqual({ sign: { typed: 'Ada Lovelace' } })
    await user.click(screen.getByRole('button', { name: /^Draw your signature instead/ }))
    expect(session.answers()).toEqual({ sign: drawn })
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(session.answers()).toEqual({})
    expect(screen.getByRole('button', { name: /^Type your name instead/ })).toHaveFocus()
  })

  it('is drawn stroke by stroke', () => {
    const { session } = fillIn(anAssessment(signature('sign')))
    const pad = screen.getByRole('img', { name: /nothing drawn yet/ })
    pad.getBoundingClientRect = () => new DOMRect(0, 0, 500, 200)
    pad.setPointerCapture = () => {}
    const at = (clientX: number, clientY: number) => ({ clientX, clientY, isPrimary: true })
    fireEvent.pointerDown(pad, at(5, 10))
    fireEvent.pointerMove(pad, at(50, 20))
    expect(session.answers()).toEqual({})
    fireEvent.pointerUp(pad)
    expect(session.answers()).toEqual({
      sign: {
        strokes: [
          [
            { x: 10, y: 20 },
            { x: 100, y: 40 },
          ],
        ],
      },
    })
    expect(screen.getByRole('img', { name: 'Your signature: drawn' })).toBeVisible()
  })
})

test('a consent is given or absent', async () => {
  const { user, session } = fillIn(anAssessment(consent('ok')))
  await user.click(screen.getByRole('checkbox'))
  expect(session.answers()).toEqual({ ok: true })
  await user.click(screen.getByRole('checkbox'))
  expect(session.answers()).toEqual({})
})
