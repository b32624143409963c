import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { authored } from '#src/builder/files/markdown.ts'
import { aDraft, openBuilder, preview, row } from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  anAssessment,
  answeredWith,
  section,
  shortText,
  singleChoice,
} from '#tests/support/definitions.ts'

withFreshDatabases()
afterEach(() => vi.restoreAllMocks())

test('the preview follows the selected section, and says if it is empty', async () => {
  const { id } = await aDraft(
    anAssessment(
      section('s1', { title: 'About you' }, shortText('name')),
      section('s2', { title: 'Skills' }),
      section('s3', { title: 'Work' }, shortText('job')),
    ),
  )
  const { user } = await openBuilder(id)
  await user.type(preview().getByRole('textbox', { name: /about name/ }), 'Ada')
  await user.click(row('Work'))
  expect(await preview().findByRole('textbox', { name: /about job/ })).toBeVisible()

  await user.click(row(/^Skills/))
  expect(preview().getByRole('heading', { name: '“Skills” has no questions yet' })).toBeVisible()
  expect(preview().queryByRole('textbox')).toBeNull()

  await user.click(row('About you'))
  expect(preview().getByRole('textbox', { name: /about name/ })).toHaveValue('Ada')
  expect(preview().queryByText(/has no questions yet/)).toBeNull()
})

test('an empty section with an introduction shows it, and says that candidates only read it', async () => {
  const introduction = authored('Read this with care.')
  const { id } = await aDraft(
    anAssessment(
      section('s1', { title: 'Rules', introduction }),
      section('s2', { title: 'Work' }, shortText('job')),
    ),
  )
  const { user } = await openBuilder(id, '?at=s2')
  await user.click(row(/^Rules/))
  expect(preview().getByText('Candidates only read its introduction.')).toBeVisible()
  expect(preview().getByText('Read this with care.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Rules')
})

const withHidden = (layout: 'section' | 'question' | 'all') => {
  const branching = anAssessment(
    section('s1', { title: 'About you' }, singleChoice('remote', ['yes', 'no'])),
    section('s2', { title: 'Work' }, shortText('job')),
    section(
      's3',
      { title: 'At home', showIf: answeredWith('remote', 'yes') },
      ...Array.from({ length: 20 }, (_, at) => shortText(`desk${at}`)),
    ),
  )
  return { ...branching, settings: { ...branching.settings, layout } }
}

test.each(['section', 'question', 'all'] as const)(
  'a hidden section, or a question in it, is outlined with the reason (%s)',
  async (layout) => {
    const scrolled = recordScrolling()
    const { id } = await aDraft(withHidden(layout))
    const { user } = await openBuilder(id, '?at=remote')
    await user.click(row(/^At home/))
    const card = (await preview().findByText('At home')).closest('[data-selected]')
    expect(card).toHaveTextContent(/shown only if .*remote/)
    await waitFor(() => expect(card).toHaveAttribute('data-selected', 'true'))
    expect(scrolled.at(-1)).toBe(card)
    expect(preview().getAllByText('At home')).toHaveLength(1)

    await user.click(row(/About you/))
    await user.click(row(/desk12/))
    await waitFor(() =>
      expect(preview().getByText('At home').closest('[data-selected]')).toHaveAttribute(
        'data-selected',
        'true',
      ),
    )
    expect(scrolled.at(-1)).toHaveTextContent('At home')
  },
)

test('a section whose questions are all hidden shows the first with its reason', async () => {
  const { id } = await aDraft(
    anAssessment(
      section('s1', singleChoice('remote', ['yes', 'no'])),
      section(
        's2',
        { title: 'Desk' },
        shortText('desk', { showIf: answeredWith('remote', 'yes') }),
      ),
    ),
  )
  const { user } = await openBuilder(id)
  await user.click(row(/^Desk/))
  const words = await preview().findByText(/shown only if/)
  expect(words.closest('[data-selected]')).toHaveAttribute('data-selected', 'true')
})

/** Parts of the preview that were scrolled to, in order. */
function recordScrolling(): Element[] {
  const scrolled: Element[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    if (this.closest('[data-mode=preview]')) scrolled.push(this)
  })
  return scrolled
}

test('a section without a title shows the assessment’s title once', async () => {
  const { id } = await aDraft(
    anAssessment(
      section('s1', shortText('name')),
      section('s2', { title: 'Work' }, shortText('job')),
    ),
  )
  const { user } = await openBuilder(id, '?at=name')
  const title = 'Front-end engineer'
  expect(preview().getByRole('heading', { name: title })).toBeVisible()
  expect(preview().getAllByText(title)).toHaveLength(1)
  await user.click(row(/about job/))
  expect(await preview().findByRole('heading', { name: 'Work' })).toBeVisible()
  expect(preview().getByText(title)).toBeVisible()
})
