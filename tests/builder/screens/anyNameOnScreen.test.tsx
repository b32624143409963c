import { screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { aDraft, openBuilder, preview } from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import { assessmentCalled, namesToTry } from '#tests/support/ownNames.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

withFreshDatabases()

const tried = fc.sample(namesToTry(), { seed: propertyRuns.seed, numRuns: 2 })

test.each(tried)(
  'whatever questions are called, each opens from the outline and is found (%#)',
  async (...names) => {
    const called = assessmentCalled(names)
    const { id } = await aDraft(called)
    const { user } = await openBuilder(id)
    const all = rowNames()
    expect(all).toHaveLength(1 + 3 + 14)
    expect(selected()).toEqual(['Start and layout'])

    for (const [place, question] of questionsOf(called).entries()) {
      await user.click(screen.getByRole('treeitem', { name: inquiry(place + 1) }))
      expect(selected()).toHaveLength(1)
      expect(selected()[0]).toMatch(inquiry(place + 1))
      const text = question.kind === 'statement' ? 'Text' : 'Question'
      expect(screen.getAllByRole('textbox', { name: text })).toHaveLength(1)
      expect(screen.getByRole('textbox', { name: text })).toHaveValue(`Inquiry ${place + 1}`)
      await waitFor(() => expect(inPreview()).toHaveLength(1))
    }

    const search = screen.getByRole('searchbox', { name: 'Search questions' })
    await user.type(search, 'inquiry 13')
    expect(rowNames()).toHaveLength(2)
    await user.clear(search)
    expect(rowNames()).toEqual(all)
    await user.type(search, 'zzzz')
    expect(rowNames()).toEqual([])
    expect(screen.getByText('No question contains “zzzz”.')).toBeVisible()
  },
)

test.each(tried)('whatever questions are called, an address opens them (%#)', async (...names) => {
  const called = assessmentCalled(names)
  const { id } = await aDraft(called)
  const [, question] = questionsOf(called)
  const [, section] = called.sections
  await openBuilder(id, `?at=${section?.id ?? ''}`).then(({ user }) =>
    user.click(screen.getByRole('treeitem', { name: inquiry(2) })),
  )
  expect(new Set(idsOnScreen()).size).toBe(idsOnScreen().length)
  expect(preview().getByRole('heading', { name: /Inquiry 2/ })).toBeInTheDocument()
  expect(inPreview()).toEqual([question?.id])
})

function questionsOf({ sections }: Definition) {
  return sections.flatMap(({ questions }) => questions)
}

function inquiry(place: number): RegExp {
  return new RegExp(`: Inquiry ${place}(,|$)`)
}

/** Without marks, which follow once the draft is checked. */
function rowNames(): string[] {
  return screen
    .queryAllByRole('treeitem')
    .map((each) => (each.getAttribute('aria-label') ?? '').replace(/,.*$/, ''))
}

function selected(): string[] {
  return within(screen.getByRole('tree'))
    .getAllByRole('treeitem', { selected: true })
    .map((each) => each.getAttribute('aria-label') ?? '')
}

/** Ids of what the preview outlines as selected. */
function inPreview(): (string | null)[] {
  return [...document.querySelectorAll('[data-selected=true]')].map((each) =>
    each.getAttribute('data-question'),
  )
}

function idsOnScreen(): string[] {
  return [...document.querySelectorAll('[id]')].map(({ id }) => id)
}
