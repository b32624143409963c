import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { anAssessment, multipleChoice, singleChoice, text } from '#tests/support/definitions.ts'
import { fillIn } from '#tests/support/filling.tsx'

const other = { label: text('Other') }

describe('other', () => {
  it('is one of the radio buttons, with own words that stay when the tick comes back', async () => {
    const { user, session } = fillIn(anAssessment(singleChoice('pet', ['cat'], { other })))
    await user.click(screen.getByRole('radio', { name: 'Other' }))
    expect(session.answers()).toEqual({ pet: { other: '' } })
    await user.type(screen.getByRole('textbox', { name: 'In your own words' }), 'newt')
    expect(session.answers()).toEqual({ pet: { other: 'newt' } })
    await user.click(screen.getByRole('radio', { name: 'cat' }))
    expect(session.answers()).toEqual({ pet: { option: 'cat' } })
    await user.click(screen.getByRole('radio', { name: 'Other' }))
    expect(session.answers()).toEqual({ pet: { other: 'newt' } })
  })

  it('is one of the list of a dropdown', async () => {
    const question = singleChoice('pet', ['cat'], { other, display: 'dropdown' })
    const { user, session } = fillIn(anAssessment(question), { answers: { pet: { other: 'ox' } } })
    const list = screen.getByRole('combobox')
    expect(list).toHaveDisplayValue('Other')
    await user.type(screen.getByRole('textbox', { name: 'In your own words' }), 'en')
    expect(session.answers()).toEqual({ pet: { other: 'oxen' } })
    await user.selectOptions(list, 'cat')
    expect(session.answers()).toEqual({ pet: { option: 'cat' } })
  })

  it('goes with other options of a multiple choice', async () => {
    const { user, session } = fillIn(anAssessment(multipleChoice('tools', ['vi'], { other })))
    await user.click(screen.getByRole('checkbox', { name: 'vi' }))
    await user.click(screen.getByRole('checkbox', { name: 'Other' }))
    await user.type(screen.getByRole('textbox', { name: 'In your own words' }), 'ed')
    expect(session.answers()).toEqual({ tools: { options: ['vi'], other: 'ed' } })
  })
})

describe('options that stand for others', () => {
  const question = multipleChoice('tools', ['vi', 'ed', 'all', 'none'], { other })
  const roles = { all: 'all', none: 'none' } as const
  const options = question.options.map((option) =>
    option.id === 'all' || option.id === 'none' ? { ...option, role: roles[option.id] } : option,
  )
  const tick = (name: string) => screen.getByRole('checkbox', { name })
  const chosen = (session: ReturnType<typeof fillIn>['session']) => {
    const answer = session.answers()['tools']
    return typeof answer === 'object' && 'options' in answer ? answer.options : []
  }

  it('all ticks every ordinary one, and is let go of with any of them', async () => {
    const { user, session } = fillIn(anAssessment({ ...question, options }))
    await user.click(tick('all'))
    expect(chosen(session)).toEqual(['vi', 'ed', 'all'])
    await user.click(tick('ed'))
    expect(chosen(session)).toEqual(['vi'])
    await user.click(tick('ed'))
    expect(chosen(session)).toEqual(['vi', 'ed', 'all'])
    await user.click(tick('all'))
    expect(chosen(session)).toEqual([])
  })

  it('none takes every other tick away, and goes with the next one', async () => {
    const { user, session } = fillIn(anAssessment({ ...question, options }))
    await user.click(tick('all'))
    await user.click(tick('Other'))
    await user.click(tick('none'))
    expect(session.answers()).toEqual({ tools: { options: ['none'] } })
    await user.click(tick('vi'))
    expect(chosen(session)).toEqual(['vi'])
  })
})
