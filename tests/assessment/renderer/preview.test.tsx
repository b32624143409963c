import { act, cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { compileEdited } from '#src/assessment/engine/evaluation/compileEdited.ts'
import { moveToDefinition } from '#src/assessment/engine/evaluation/moveToDefinition.ts'
import { createFillSession } from '#src/assessment/renderer/session/fillSession.ts'
import {
  anAssessment,
  answeredWith,
  option,
  section,
  shortText,
  singleChoice,
  text,
  withOther,
} from '#tests/support/definitions.ts'
import { filesInMemory, fillIn, Placed } from '#tests/support/screens/filling.tsx'

const branching = anAssessment(
  singleChoice('remote'),
  shortText('where', { showIf: answeredWith('remote', 'yes') }),
)

test('a hidden question has a placeholder that says why it is hidden', async () => {
  const { user } = fillIn(branching, {
    mode: 'preview',
    describeHidden: (questionId) => `${questionId}: because you are not remote`,
  })
  expect(screen.getByText('where: because you are not remote')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'yes' }))
  expect(screen.queryByText(/because you are not remote/)).not.toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: /where/ })).toBeVisible()
})

test('a hidden section has one line', () => {
  const definition = anAssessment(
    section('first', { title: 'First' }, singleChoice('remote')),
    section(
      'second',
      { title: 'Second', showIf: answeredWith('remote', 'yes') },
      shortText('a'),
      shortText('b'),
    ),
  )
  fillIn(definition, { mode: 'preview', describeHidden: (questionId) => `why ${questionId}` })
  expect(screen.getByText('Second').closest('p')).toHaveTextContent('Second why a')
  expect(screen.queryByText('why b')).not.toBeInTheDocument()
})

test('own words and the focus survive a change of whether an answer is required', async () => {
  const asked = (required: boolean) =>
    anAssessment(withOther(singleChoice('city', ['Oslo'], { required })))
  const { user, session } = fillIn(asked(false), { mode: 'preview' })
  const [oslo, other] = screen.getAllByRole('radio')
  if (oslo === undefined || other === undefined) throw new Error('There are two choices')
  await user.click(other)
  await user.type(screen.getByRole('textbox'), 'Bern')
  await user.click(oslo)
  for (const required of [true, false]) {
    const edited = compileEdited(asked(required), session.evaluation.compiled)
    act(() => session.moveTo(moveToDefinition(session.evaluation, edited)))
    expect(oslo).toHaveFocus()
  }
  await user.click(other)
  expect(session.answers()).toEqual({ city: { other: 'Bern' } })
})

test('a field that appears while its question has an error is marked', () => {
  const city = singleChoice('city', ['Oslo'], { required: true, display: 'dropdown' })
  const { session } = fillIn(anAssessment(city), { mode: 'preview' })
  act(() => void session.reveal('all'))
  expect(screen.getByRole('combobox')).toBeInvalid()
  const edited = compileEdited(anAssessment(withOther(city)), session.evaluation.compiled)
  act(() => session.moveTo(moveToDefinition(session.evaluation, edited)))
  expect(screen.getByRole('textbox')).toBeInvalid()
})

test('the heading of a question stays the same element when its help comes or goes', () => {
  const asked = (help: string, maxLength?: number) =>
    anAssessment(shortText('city', { help: text(help), ...(maxLength && { maxLength }) }))
  const { session } = fillIn(asked(''), { mode: 'preview' })
  const heading = screen.getByRole('heading', { name: /city/ })
  const typed = screen.getByRole('textbox', { name: /city/ })
  act(() => void session.reveal('all'))
  for (const next of [asked('Where you live'), asked('Where you live', 20), asked('')]) {
    const edited = compileEdited(next, session.evaluation.compiled)
    act(() => session.moveTo(moveToDefinition(session.evaluation, edited)))
    expect(screen.getByRole('heading', { name: /city/ })).toBe(heading)
    expect(screen.getByRole('textbox', { name: /city/ })).toBe(typed)
  }
})

test('what was typed survives every edit of the draft', async () => {
  const name = shortText('name')
  const before = anAssessment(name, singleChoice('remote'))
  const { user, session } = fillIn(before, { mode: 'preview' })
  const typed = screen.getByRole('textbox', { name: /name/ })
  await user.type(typed, 'Ada')
  await user.click(screen.getByRole('radio', { name: 'no' }))

  const after = anAssessment(
    { ...name, prompt: text('Who are you?') },
    shortText('new'),
    singleChoice('remote', ['yes', 'no', 'sometimes']),
  )
  act(() =>
    session.moveTo(
      moveToDefinition(session.evaluation, compileEdited(after, session.evaluation.compiled)),
    ),
  )
  expect(screen.getByRole('textbox', { name: /Who are you/ })).toBe(typed)
  expect(typed).toHaveValue('Ada')
  expect(screen.getByRole('radio', { name: 'no' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'sometimes' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: /new/ })).toHaveValue('')
})

test('a question of a new kind drops what no longer fits', async () => {
  const { user, session } = fillIn(anAssessment(shortText('q')), { mode: 'preview' })
  await user.type(screen.getByRole('textbox'), 'Ada')
  const after = anAssessment({ ...singleChoice('q'), options: [option('Ada')] })
  act(() =>
    session.moveTo(
      moveToDefinition(session.evaluation, compileEdited(after, session.evaluation.compiled)),
    ),
  )
  expect(screen.getByRole('radio', { name: 'Ada' })).not.toBeChecked()
})

test('clicking a question selects it, and selecting it elsewhere opens its page', async () => {
  const definition = anAssessment(
    section('one', { title: 'One' }, shortText('a')),
    section('two', { title: 'Two' }, shortText('b')),
  )
  const session = createFillSession(compile(definition), {}, { seed: 0 })
  const own = {
    session,
    files: filesInMemory(),
    nonce: 'p',
    mode: 'preview',
    onSubmit: () => {},
  } as const
  const { rerender } = render(<Placed {...own} selectedQuestionId="a" />)
  rerender(<Placed {...own} selectedQuestionId="b" />)
  expect(screen.getByRole('heading', { level: 2, name: 'Two' })).not.toHaveFocus()
  expect(screen.getByRole('textbox', { name: /b/ })).toBeVisible()
  expect(document.title).not.toContain('Two')
})

test('a click is reported with the question that was clicked', async () => {
  const { user, selected } = fillIn(branching, { mode: 'preview' })
  await user.click(screen.getByText('What about where?'))
  await user.click(screen.getByRole('heading', { name: /remote/ }))
  expect(selected).toEqual(['where', 'remote'])
})

test('an empty draft says so', () => {
  fillIn(anAssessment(), { mode: 'preview' })
  expect(screen.getByText('There is nothing to answer yet.')).toBeVisible()
})

test('the page around a preview has the only h1: every heading is one level lower', () => {
  const definition = anAssessment(section('first', { title: 'First' }, singleChoice('remote')))
  const levels = () => screen.getAllByRole('heading').map(({ tagName }) => tagName)
  fillIn(definition, { mode: 'take' })
  expect(levels()).toEqual(['H1', 'H2'])
  cleanup()
  fillIn(definition, { mode: 'preview' })
  expect(levels()).toEqual(['H2', 'H3'])
})
