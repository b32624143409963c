import { cleanup, render, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { readAnswers } from '#src/assessment/engine/evaluation/reading.ts'
import { ReadAnswers } from '#src/assessment/renderer/read/AssessmentRead.tsx'
import { loadFields } from '#src/assessment/renderer/fields/fields.ts'
import {
  anAssessment,
  code,
  date,
  matrix,
  number,
  shortText,
  singleChoice,
  text,
} from '#tests/support/definitions.ts'
import { filesInMemory, fillIn, InEnglish } from '#tests/support/screens/filling.tsx'
import { assessmentCalled, namesToTry } from '#tests/support/ownNames.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

await loadFields(['file', 'date', 'code', 'matrix', 'ranking', 'signature', 'rating'], 'en')

const tried = fc.sample(namesToTry(), { seed: propertyRuns.seed, numRuns: 10 })

test.each(tried)(
  'whatever questions are called, each has its own answer (%#)',
  async (...names) => {
    const called = onOnePage(assessmentCalled(names))
    const { user, session, submitted } = fillIn(called)

    expect(repeated(elements('[id]').map(({ id }) => id))).toEqual([])
    expect(lostReferences()).toEqual([])
    expect(sharedGroups()).toEqual([])

    const choose = (question: number, role: 'radio' | 'checkbox', choice: string) =>
      user.click(within(card(question, called)).getByRole(role, { name: choice }))
    await choose(1, 'radio', 'Home')
    await choose(2, 'checkbox', 'Git')
    await user.type(within(card(3, called)).getByRole('textbox'), '3')
    await user.type(within(card(4, called)).getByRole('textbox'), 'Ada')
    await choose(5, 'radio', '4')
    const [days] = within(card(7, called)).getAllByRole('radiogroup', { name: 'Days' })
    if (days) await user.click(within(days).getByRole('radio', { name: 'Bad' }))
    await user.type(within(card(8, called)).getByRole('textbox'), 'Long')

    const [first, second] = called.sections
    const [place, tools, years, line] = first?.questions ?? []
    const [stars, , shifts, long] = second?.questions ?? []
    if (!place || !tools || !years || !line || !stars || !shifts || !long) throw new Error('Gone')
    if (!('options' in place && 'options' in tools && 'rows' in shifts)) throw new Error('Gone')
    const expected = Object.fromEntries([
      [place.id, { option: place.options[0]?.id }],
      [tools.id, { options: [tools.options[0]?.id] }],
      [years.id, 3],
      [line.id, 'Ada'],
      [stars.id, 4],
      [shifts.id, Object.fromEntries([[shifts.rows[0]?.id, [shifts.options[1]?.id]]])],
      [long.id, 'Long'],
    ])
    expect(session.answers()).toEqual(expected)

    await user.click(screen.getByRole('button', { name: 'Check answers' }))
    expect(screen.queryByRole('region', { name: 'There is a problem' })).toBeNull()
    expect(screen.getAllByText('Not answered')).toHaveLength(6)
    await user.click(screen.getByRole('button', { name: 'Submit answers' }))
    expect(submitted).toEqual([expected])
  },
)

test.each(tried)(
  'whatever questions are called, a finished response looks the same (%#)',
  (...names) => {
    const called = assessmentCalled(names)
    const [place] = called.sections[0]?.questions ?? []
    if (!(place && 'options' in place)) throw new Error('Gone')
    const answers = Object.fromEntries([[place.id, { option: place.options[0]?.id ?? '' }]])
    render(
      <ReadAnswers
        sections={readAnswers(called, answers, [], { seed: 0 })}
        files={filesInMemory()}
        language="en"
      />,
      { wrapper: InEnglish },
    )
    expect(screen.getAllByRole('article')).toHaveLength(14)
    expect(screen.getByText('Home')).toBeVisible()
    expect(screen.getAllByText('Left blank')).toHaveLength(12)
    cleanup()
  },
)

test('an id that looks like part of another question is not', () => {
  const parts = ['prompt', 'rest', 'help', 'limits', 'error', 'other', 'unit', 'keys', 'month', '2']
  fillIn(
    onOnePage(
      anAssessment(
        singleChoice('a', ['x', 'y'], { other: { label: text('Other') } }),
        number('b', { unit: 'km' }),
        date('c'),
        matrix('d', ['r', 'constructor']),
        code('e'),
        ...['a', 'b', 'c', 'e'].flatMap((id) => parts.map((part) => shortText(`${id}-${part}`))),
        singleChoice('d-r'),
      ),
    ),
  )
  expect(repeated(elements('[id]').map(({ id }) => id))).toEqual([])
  expect(sharedGroups()).toEqual([])
})

test('a row may have the name of an inherited property', async () => {
  const { user, session } = fillIn(onOnePage(anAssessment(matrix('shifts', ['constructor', 'b']))))
  const [first] = screen.getAllByRole('radiogroup', { name: 'constructor' })
  if (first) await user.click(within(first).getByRole('radio', { name: 'often' }))
  expect(session.answers()).toEqual({ shifts: { constructor: ['often'] } })
})

function onOnePage(definition: Definition): Definition {
  return { ...definition, settings: { ...definition.settings, layout: 'all' } }
}

/** The card at this position among all questions, from 1. */
function card(place: number, { sections }: Definition): HTMLElement {
  const id = sections.flatMap(({ questions }) => questions)[place - 1]?.id
  const found = elements('[data-question]').filter(({ dataset }) => dataset['question'] === id)
  expect(found).toHaveLength(1)
  return found[0] ?? document.body
}

function elements(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
}

function repeated(names: readonly string[]): string[] {
  return names.filter((name, at) => names.indexOf(name) !== at)
}

/** Whatever a label or a question's name refers to must be in the same card. */
function lostReferences(): string[] {
  return elements('label[for], [aria-labelledby]').flatMap((element) => {
    const ids = (
      element.getAttribute('for') ??
      element.getAttribute('aria-labelledby') ??
      ''
    ).split(' ')
    const its = element.closest('[data-question]')
    return ids.filter((id) => document.getElementById(id)?.closest('[data-question]') !== its)
  })
}

/** Names of radio groups shared by two questions, or by two rows of one. */
function sharedGroups(): string[] {
  const groups = new Map<string, Set<Element | null>>()
  for (const radio of elements('input[type=radio]')) {
    const name = radio.getAttribute('name') ?? ''
    const its = radio.closest('[data-choices]') ?? radio.closest('[data-question]')
    groups.set(name, new Set([...(groups.get(name) ?? []), its]))
  }
  return [...groups].flatMap(([name, owners]) => (owners.size > 1 ? [name] : []))
}
