import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { saveDraft } from '#src/builder/storage/assessments.ts'
import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import {
  aDraft,
  openBuilder,
  preview,
  prompts,
  row,
  saved,
  storedDraft,
} from '#tests/support/screens/builderScreen.tsx'
import { failWrites, withFreshDatabases } from '#tests/support/database.ts'
import {
  anAssessment,
  answeredWith,
  longText,
  section,
  shortText,
  singleChoice,
} from '#tests/support/definitions.ts'
import { value } from '#tests/support/hiring.ts'

withFreshDatabases()

const twoSections = () =>
  anAssessment(
    section('s1', { title: 'About you' }, shortText('name'), longText('story')),
    section('s2', { title: 'Skills' }, longText('tools')),
  )

const question = () => screen.getByRole('textbox', { name: 'Question' })

describe('an empty draft', () => {
  test('offers the first step, which works by keyboard', async () => {
    const { id } = await aDraft()
    const { user } = await openBuilder(id)
    expect(screen.getByRole('heading', { name: 'Add the first question' })).toBeInTheDocument()

    screen.getByRole('button', { name: 'Single choice' }).focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    expect(question()).toHaveFocus()
    await user.keyboard('Your name')
    expect(await screen.findByRole('treeitem', { name: /Your name/ })).toBeInTheDocument()
    expect(preview().getByRole('textbox', { name: /Your name/ })).toBeInTheDocument()
    await saved()
    expect(prompts(await storedDraft(id))).toEqual([['Your name']])
  })
})

describe('editing', () => {
  test('is undone and redone by name, also after a reload', async () => {
    const { id } = await aDraft(twoSections())
    const { user } = await openBuilder(id, '?at=story')
    await user.clear(question())
    await user.type(question(), 'Tell us')
    await saved()
    await user.click(screen.getByRole('button', { name: 'Undo: Edit question text' }))
    expect(question()).toHaveValue('What about story?')
    await saved()

    cleanup()
    await openBuilder(id, '?at=story')
    await user.click(screen.getByRole('button', { name: 'Redo: Edit question text' }))
    expect(question()).toHaveValue('Tell us')
    await user.click(screen.getByRole('button', { name: 'Undo: Edit question text' }))
    await saved()
    expect(prompts(await storedDraft(id))[0]).toContain('What about story?')
  })

  test('handles the undo shortcut inside a field', async () => {
    const { id } = await aDraft(twoSections())
    const { user } = await openBuilder(id, '?at=name')
    await user.type(question(), '!')
    await user.keyboard('{Control>}z{/Control}')
    expect(question()).toHaveValue('What about name?')
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(question()).toHaveValue('What about name?!')
  })

  test('adds the next option with Enter and marks the correct one', async () => {
    const { id } = await aDraft(anAssessment(singleChoice('place', ['Home', 'Office'])))
    const { user } = await openBuilder(id, '?at=place')
    await user.click(screen.getByRole('textbox', { name: 'Option 2' }))
    await user.keyboard('{Enter}Both')
    await user.click(screen.getByRole('checkbox', { name: 'Correct answer: Both' }))
    expect(screen.getByRole('textbox', { name: /Points/ })).toHaveValue('1')
    expect(preview().getByRole('radio', { name: /Both/ })).toBeInTheDocument()
  })

  test('moves to the next option with Enter while that one is empty', async () => {
    const { id } = await aDraft(anAssessment(singleChoice('place', ['Home', 'Office'])))
    const { user } = await openBuilder(id, '?at=place')
    await user.clear(screen.getByRole('textbox', { name: 'Option 2' }))
    await user.click(screen.getByRole('textbox', { name: 'Option 1' }))
    await user.keyboard('{Enter}Studio{Enter}Both')
    expect(screen.getByRole('textbox', { name: 'Option 2' })).toHaveValue('Studio')
    expect(screen.getByRole('textbox', { name: 'Option 3' })).toHaveValue('Both')
    expect(screen.queryByRole('textbox', { name: 'Option 4' })).toBeNull()
  })

  test('keeps what was typed in the preview', async () => {
    const { id } = await aDraft(twoSections())
    const { user } = await openBuilder(id, '?at=name')
    await user.type(preview().getByRole('textbox', { name: /What about name/ }), 'Ada')
    await user.type(question(), ' Please')
    const inPreview = preview().getByRole('textbox', { name: /What about name\? Please/ })
    expect(inPreview).toHaveValue('Ada')
    await user.click(preview().getByRole('button', { name: 'Restart' }))
    expect(preview().getByRole('textbox', { name: /What about name/ })).toHaveValue('')
  })

  test('restarts the preview at its first page, whatever is open', async () => {
    const { id } = await aDraft(twoSections())
    const { user } = await openBuilder(id, '?at=tools')
    expect(preview().getByText('Section 2 of 2')).toBeInTheDocument()
    await user.click(preview().getByRole('button', { name: 'Restart' }))
    expect(preview().getByText('Section 1 of 2')).toBeInTheDocument()
  })

  test('keeps an invalid number in its field, with the reason', async () => {
    const { id } = await aDraft(twoSections())
    const { user } = await openBuilder(id, '?at=story')
    const least = screen.getByRole('textbox', { name: /At least/ })
    await user.type(least, 'many')
    expect(least).toHaveAccessibleDescription(/Enter a number/)
    await user.clear(least)
    await user.type(least, '20')
    await saved()
    expect((await storedDraft(id)).sections[0]?.questions[1]).toMatchObject({ minLength: 20 })
  })
})

describe('the outline', () => {
  test('moves a row by keyboard across sections, and the focus follows', async () => {
    const { id } = await aDraft(twoSections())
    const { user } = await openBuilder(id)
    row(/story/).focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(row(/story/)).toHaveFocus())
    await saved()
    expect(prompts(await storedDraft(id))).toEqual([
      ['What about name?'],
      ['What about story?', 'What about tools?'],
    ])
    expect(
      await screen.findByText('Question moved to position 1 of 2 in Skills'),
    ).toBeInTheDocument()
  })

  test('moves a question by a dialog', async () => {
    const { id } = await aDraft(twoSections())
    const { user } = await openBuilder(id, '?at=name')
    await user.click(screen.getByRole('button', { name: 'Move question to…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move question 1' }))
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Section' }), '2. Skills')
    await user.click(dialog.getByRole('button', { name: 'Move question' }))
    await saved()
    expect(prompts(await storedDraft(id))[1]).toEqual(['What about tools?', 'What about name?'])
  })

  test('opens the chosen row in the editor', async () => {
    const { id } = await aDraft(twoSections())
    const { user, addressNow } = await openBuilder(id)
    row(/About you/).focus()
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(question()).toHaveFocus()
    expect(question()).toHaveValue('What about story?')
    await waitFor(() => expect(addressNow()).toMatch(/at=story/))
  })
})

describe('deleting', () => {
  test('can be undone at once', async () => {
    const { id } = await aDraft(twoSections())
    const { user } = await openBuilder(id, '?at=story')
    await user.click(screen.getByRole('button', { name: 'Delete question' }))
    expect(screen.queryByRole('treeitem', { name: /story/ })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(row(/story/)).toBeInTheDocument()
  })

  test('lists the uses first, and removes them on request', async () => {
    const { id } = await aDraft(
      anAssessment(
        singleChoice('role', ['dev', 'ops']),
        longText('why', { showIf: answeredWith('role', 'dev') }),
      ),
    )
    const { user } = await openBuilder(id, '?at=role')
    await user.click(screen.getByRole('button', { name: 'Delete question' }))
    const dialog = within(await screen.findByRole('dialog', { name: /used elsewhere/ }))
    expect(dialog.getByText(/Question 2, “What about why\?”, depends on it/)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Delete and remove references' }))
    await saved()
    const stored = await storedDraft(id)
    expect(stored.sections[0]?.questions.map(({ id: each, showIf }) => [each, showIf])).toEqual([
      ['why', undefined],
    ])
    await user.click(screen.getByRole('button', { name: 'Undo: Delete question' }))
    expect(row(/What about role/)).toBeInTheDocument()
  })
})

describe('saving', () => {
  test('reports a failure, and retries', async () => {
    const { id } = await aDraft(twoSections())
    const { user } = await openBuilder(id, '?at=name')
    failWrites('Assessments')
    await user.type(question(), '!')
    expect(await screen.findByText('Not saved: This device is out of space')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await saved()
    expect(prompts(await storedDraft(id))[0]?.[0]).toBe('What about name?!')
  })

  test('never overwrites what another tab saved', async () => {
    const { id } = await aDraft(twoSections())
    const { user } = await openBuilder(id, '?at=name')
    const theirs = updateSettings(await storedDraft(id), { title: 'From the other tab' })
    value(await saveDraft({ assessmentId: id, rev: 1, draft: theirs }))

    await user.type(question(), '!')
    const banner = within(await screen.findByRole('alert', { name: 'Changed in another tab' }))
    expect((await storedDraft(id)).settings.title).toBe('From the other tab')
    await user.click(banner.getByRole('button', { name: 'Load the other version' }))
    const title = await screen.findByDisplayValue('From the other tab')
    expect(title).toBeInTheDocument()
    expect(question()).toHaveValue('What about name?')
    expect(screen.queryByRole('alert', { name: 'Changed in another tab' })).toBeNull()
  })

  test('can keep both versions', async () => {
    const { id } = await aDraft(twoSections())
    const { user } = await openBuilder(id, '?at=name')
    const theirs = updateSettings(await storedDraft(id), { title: 'From the other tab' })
    value(await saveDraft({ assessmentId: id, rev: 1, draft: theirs }))
    await user.type(question(), '!')
    await user.click(await screen.findByRole('button', { name: 'Save mine as a copy' }))
    expect(await screen.findByDisplayValue('Front-end engineer (my copy)')).toBeInTheDocument()
    expect(screen.getByRole('treeitem', { name: /What about name\?!/ })).toBeInTheDocument()
    expect((await storedDraft(id)).settings.title).toBe('From the other tab')
  })
})
