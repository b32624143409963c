import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { anAssessment, multipleChoice, singleChoice, text } from '#tests/support/definitions.ts'
import { fillIn } from '#tests/support/screens/filling.tsx'

const other = { label: text('Other') }

describe('other', () => {
  it('is one of the radio buttons, with own words that survive unticking', async () => {
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

  it('is one of a dropdown’s options', async () => {
    const question = singleChoice('pet', ['cat'], { other, display: 'dropdown' })
    const { user, session } = fillIn(anAssessment(question), { answers: { pet: { other: 'ox' } } })
    const list = screen.getByRole('combobox')
    expect(list).toHaveDisplayValue('Other')
    await user.type(screen.getByRole('textbox', { name: 'In your own words' }), 'en')
    expect(session.answers()).toEqual({ pet: { other: 'oxen' } })
    await user.selectOptions(list, 'cat')
    expect(session.answers()).toEqual({ pet: { option: 'cat' } })
  })

  it('can be combined with other options of a multiple choice', async () => {
    const { user, session } = fillIn(anAssessment(multipleChoice('tools', ['vi'], { other })))
    await user.click(screen.getByRole('checkbox', { name: 'vi' }))
    await user.click(screen.getByRole('checkbox', { name: 'Other' }))
    await user.type(screen.getByRole('textbox', { name: 'In your own words' }), 'ed')
    expect(session.answers()).toEqual({ tools: { options: ['vi'], other: 'ed' } })
  })
})

describe('other without text, where no answer is required', () => {
  const words = 'Describe “Other” in your own words'
  const next = () => screen.getByRole('button', { name: 'Check answers' })

  it('is reported at its question before leaving the page', async () => {
    const { user, submitted } = fillIn(anAssessment(singleChoice('pet', ['cat'], { other })))
    await user.click(screen.getByRole('radio', { name: 'Other' }))
    await user.click(next())
    const summary = screen.getByRole('region', { name: 'There is a problem' })
    await user.click(within(summary).getByRole('link', { name: (name) => name.endsWith(words) }))
    const line = screen.getByRole('textbox', { name: 'In your own words' })
    expect(line).toHaveFocus()
    expect(screen.getByRole('group', { name: /pet/ })).toHaveAccessibleDescription(
      expect.stringContaining(words),
    )
    await user.type(line, 'newt')
    await user.click(next())
    await user.click(screen.getByRole('button', { name: 'Submit answers' }))
    expect(submitted).toEqual([{ pet: { other: 'newt' } }])
  })

  it('can be cleared', async () => {
    const { user, session } = fillIn(anAssessment(singleChoice('pet', ['cat'], { other })))
    await user.click(screen.getByRole('radio', { name: 'Other' }))
    await user.click(next())
    await user.click(screen.getByRole('button', { name: /^Clear this answer/ }))
    expect(session.answers()).toEqual({})
    await user.click(next())
    expect(screen.getByText('Not answered')).toBeVisible()
  })

  it('is reported on the check page, however it was reached', async () => {
    const pages = anAssessment(
      singleChoice('pet', ['cat'], { other }),
      multipleChoice('tools', ['vi'], { other }),
    )
    const answers = { pet: { other: '' }, tools: { options: ['vi'], other: ' ' } }
    const { user, submitted } = fillIn(pages, { answers })
    await user.click(screen.getByText('Contents'))
    await user.click(screen.getByRole('button', { name: 'Check your answers' }))
    expect(screen.queryByText('Not answered')).not.toBeInTheDocument()
    const [pet, tools] = screen.getAllByRole('listitem')
    expect(pet).toHaveTextContent('Other')
    expect(pet).toHaveTextContent(words)
    expect(tools).toHaveTextContent('vi, Other')
    expect(tools).toHaveTextContent(words)
    await user.click(screen.getByRole('button', { name: 'Submit answers' }))
    expect(submitted).toEqual([])
  })
})

describe('options that affect others', () => {
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

  it('all ticks every ordinary one, and is unticked with any of them', async () => {
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

  it('none clears every other tick, and is unticked by the next one', async () => {
    const { user, session } = fillIn(anAssessment({ ...question, options }))
    await user.click(tick('all'))
    await user.click(tick('Other'))
    await user.click(tick('none'))
    expect(session.answers()).toEqual({ tools: { options: ['none'] } })
    await user.click(tick('vi'))
    expect(chosen(session)).toEqual(['vi'])
  })
})
