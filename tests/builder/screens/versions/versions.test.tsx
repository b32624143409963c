import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import {
  builderPath,
  paths,
  restorePath,
  versionComparisonPath,
  versionPath,
  versionsPath,
} from '#src/base/paths.ts'
import { publishDraft, saveDraft } from '#src/builder/storage/assessments.ts'
import { listVersionNumbers } from '#src/builder/storage/versions.ts'
import { BuilderPage } from '#src/builder/screens/BuilderPage.tsx'
import { CompareVersionsPage } from '#src/builder/screens/versions/CompareVersionsPage.tsx'
import { VersionPage } from '#src/builder/screens/versions/VersionPage.tsx'
import { VersionsPage } from '#src/builder/screens/versions/VersionsPage.tsx'
import { assessmentTable } from '#src/storage/core/database.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText, number, text } from '#tests/support/definitions.ts'
import {
  aPublishedAssessment,
  aStartedAttempt,
  assessmentNow,
  aJob,
  STAFF,
  submitBlank,
  value,
} from '#tests/support/hiring.ts'
import { protect } from '#tests/support/protection/protecting.ts'
import { aDraft, prompts, saved, storedDraft } from '#tests/support/screens/builderScreen.tsx'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'
import { translatedInto } from '#tests/support/translated.ts'

withFreshDatabases()

const asking = (prompt: string, ...more: Parameters<typeof anAssessment>): Definition =>
  anAssessment(longText('why', { prompt: text(prompt) }), ...more)
const FIRST = asking('Why do you apply every day?')
const SECOND = asking('Why do you apply every week?', number('years'))

async function changeDraft(id: string, draft: Definition) {
  const { rev } = await assessmentNow(id)
  return value(await saveDraft({ assessmentId: id, rev, draft }))
}

async function publishNext(id: string, draft: Definition) {
  const { rev } = await changeDraft(id, draft)
  return value(await publishDraft({ assessmentId: id, rev, by: STAFF }))
}

/** Version 1 and 2, and a draft with another question. */
async function twoVersions() {
  const { assessment } = await aPublishedAssessment((await aJob()).id, FIRST)
  await publishNext(assessment.id, SECOND)
  await changeDraft(assessment.id, asking('Why do you apply every week?'))
  return assessment.id
}

const routes = [
  { path: paths.builder, element: <BuilderPage /> },
  { path: paths.versions, element: <VersionsPage /> },
  { path: paths.version, element: <VersionPage /> },
  { path: paths.versionComparison, element: <CompareVersionsPage /> },
]
const open = (address: string) => openScreen(routes, address)
// By their elements: looking for a role among dozens of rows takes seconds.
const rows = () => [...document.querySelectorAll<HTMLElement>('ul[aria-label="Versions"] > li')]
const listed = async () => {
  await waitFor(() => expect(rows().length).toBeGreaterThan(0))
  return rows()
}

test('the badge leads to the versions, each with its changes, author and responses', async () => {
  const started = await aStartedAttempt()
  const { id } = started.assessment
  await submitBlank(started)
  await publishNext(id, asking('Why?'))
  await changeDraft(id, asking('Why not?'))
  const { user, addressNow } = open(builderPath(id))
  await user.click(await screen.findByRole('link', { name: /^Version 2/ }))
  expect(addressNow()).toBe(versionsPath(id))
  const [second, first] = await listed()
  if (!second || !first) throw new Error('There are two versions')
  expect(second).toHaveTextContent(/^Version 2Live1 question changed; 1 question removed/)
  expect(second).toHaveTextContent(/just now by Mira/)
  expect(first).toHaveTextContent(/^Version 12 questions in 1 section/)
  expect(await within(first).findByRole('link', { name: '1 response to version 1' })).toBeVisible()
  const draft = await screen.findByRole('region', { name: 'Draft' })
  await waitFor(() => expect(draft).toHaveTextContent(/Unpublished changes1 question changed/))
  expect(within(draft).getByRole('link', { name: 'Discard changes' })).toBeVisible()
})

test('before anything is published, the page says what will be there', async () => {
  const { id } = await aDraft(FIRST)
  open(versionsPath(id))
  expect(await screen.findByRole('heading', { name: 'Nothing is published yet' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the draft' })).toHaveAttribute(
    'href',
    builderPath(id),
  )
})

test('of many versions the newest are listed, and more on request; one of another tab appears', async () => {
  const { assessment, version } = await aPublishedAssessment((await aJob()).id, FIRST)
  const others = Array.from({ length: 29 }, (_, at) => ({
    ...{ ...version, number: at + 2, id: `${assessment.id}.v${at + 2}` },
  }))
  await assessmentTable.bulkAdd(others)
  await assessmentTable.update(assessment.id, { publishedVersion: 30 })
  const { user, addressNow } = open(versionsPath(assessment.id))
  expect(await listed()).toHaveLength(25)
  await user.click(screen.getByText('Show 5 more'))
  await waitFor(() => expect(rows()).toHaveLength(30))
  expect(addressNow()).toBe(`${versionsPath(assessment.id)}?shown=50`)
  expect(rows()[0]).toHaveTextContent('No changes')
  await publishNext(assessment.id, SECOND)
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Version 31'))
})

test('a version opens as candidates saw it, in the languages that they could choose', async () => {
  const german = translatedInto(FIRST, 'de', { 'why.prompt': 'Warum?' })
  const { assessment } = await aPublishedAssessment((await aJob()).id, {
    ...german,
    translations: { ...german.translations, fr: { title: text('Bases') } },
  })
  await publishNext(assessment.id, SECOND)
  const { user } = open(versionPath(assessment.id, 1))
  const preview = await screen.findByRole('region', { name: 'Preview' })
  const question = await within(preview).findByRole('textbox', { name: /every day/ })
  await user.type(question, 'Tried out')
  const languages = within(preview).getByRole('combobox', { name: 'Language of the preview' })
  expect(
    within(languages)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['English', 'German'])
  fireEvent.change(languages, { target: { value: 'de' } })
  expect(await within(preview).findByRole('textbox', { name: /Warum/ })).toHaveValue('Tried out')
  expect(screen.queryByRole('textbox', { name: 'Title of the assessment' })).toBeNull()
})

test('two versions are compared word by word, and with the draft', async () => {
  const id = await twoVersions()
  open(versionComparisonPath(id, 1, 2))
  const [changed, added] = within(
    await screen.findByRole('list', { name: 'Differences' }),
  ).getAllByRole('listitem')
  expect(changed?.querySelector('del')).toHaveTextContent('day')
  expect(changed?.querySelector('ins')).toHaveTextContent('week')
  expect(added).toHaveTextContent(/^Added question 2, “What about years\?”/)
  fireEvent.change(screen.getByRole('combobox', { name: 'After' }), { target: { value: 'draft' } })
  expect(await screen.findByRole('link', { name: 'Restore version 1' })).toHaveAttribute(
    'href',
    restorePath(id, 1),
  )
  expect(screen.queryByText(/^Added question 2/)).toBeNull()
  fireEvent.change(screen.getByRole('combobox', { name: 'After' }), { target: { value: '1' } })
  expect(await screen.findByText('Version 1 and version 1 are the same.')).toBeVisible()
})

test('restoring says what the draft loses, and one undo brings it back', async () => {
  const id = await twoVersions()
  const { user } = open(restorePath(id, 1))
  const dialog = within(await screen.findByRole('dialog', { name: 'Restore version 1 as draft?' }))
  expect(dialog.getByText(/as version 3\.$/)).toBeVisible()
  expect(
    dialog.getByText(/^Changed question 1, “Why do you apply every day\?”: text$/),
  ).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Restore version 1' }))
  await saved()
  expect(prompts(await storedDraft(id))).toEqual([['Why do you apply every day?']])
  await user.click(screen.getByRole('button', { name: 'Undo: Restore version 1' }))
  await waitFor(async () => {
    expect(prompts(await storedDraft(id))).toEqual([['Why do you apply every week?']])
  })
})

test('the changes of the draft are discarded from the menu, and not offered without any', async () => {
  const id = await twoVersions()
  const { user } = open(builderPath(id))
  await screen.findByText('Unpublished changes')
  await user.click(screen.getByRole('button', { name: 'More actions for this assessment' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Discard changes' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Discard the changes of the draft?' }),
  )
  expect(dialog.getByText(/^Added question 2/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Discard changes' }))
  expect(await screen.findByText(/^The changes are discarded\./)).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Unpublished changes')).toBeNull())
  expect(await screen.findByRole('button', { name: 'Undo: Discard changes' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'More actions for this assessment' }))
  await screen.findByRole('menuitem', { name: 'Versions' })
  expect(screen.queryByRole('menuitem', { name: 'Discard changes' })).toBeNull()
})

test('a version that something needs says why it stays, and another one is deleted by name', async () => {
  const started = await aStartedAttempt()
  const { id } = started.assessment
  for (const draft of [FIRST, SECOND]) await publishNext(id, draft)
  const { user } = open(versionsPath(id))
  await listed()
  const ask = async (version: number) => {
    await user.click(
      await screen.findByRole('button', { name: `More actions for version ${version}` }),
    )
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    return within(await screen.findByRole('dialog'))
  }
  const kept = [
    [3, /newest version/],
    [1, /what candidates answered: 1 attempt in progress\.$/],
  ] as const
  for (const [version, why] of kept) {
    const dialog = await ask(version)
    expect(dialog.getByText(`Version ${version} can’t be deleted`)).toBeVisible()
    expect(dialog.getByText(why)).toBeVisible()
    await user.keyboard('{Escape}')
  }
  const dialog = await ask(2)
  await user.click(dialog.getByRole('button', { name: 'Delete version 2' }))
  expect(await screen.findByText('Version 2 is deleted')).toBeVisible()
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(rows()[0]).toHaveTextContent('since version 1')
  expect(await listVersionNumbers(id)).toEqual([3, 1])
})

test('what can’t be read is listed as such, and can’t be compared', async () => {
  const id = await twoVersions()
  await assessmentTable.update(`${id}.v2`, { definition: 'broken' })
  open(versionsPath(id))
  const [second] = await listed()
  expect(second).toHaveTextContent(/Damaged, so it can’t be read\..*data page/)
  expect(await screen.findByText(/so the draft can’t be compared with it/)).toBeVisible()
  open(versionComparisonPath(id, 1, 2))
  expect(await screen.findByText('Version 2 can’t be read')).toBeVisible()
})

test('with protection on, a version is compared with its answer keys, and restored', async () => {
  const keyed = (points: number) =>
    anAssessment(number('sum', { key: { value: 2, tolerance: 0 }, points }))
  const { assessment } = await aPublishedAssessment((await aJob()).id, keyed(1))
  await publishNext(assessment.id, keyed(3))
  await protect()
  const { user } = open(versionComparisonPath(assessment.id, 1, 2))
  const [part] = within(await screen.findByRole('list', { name: 'Differences' })).getAllByRole(
    'listitem',
  )
  expect(part).toHaveTextContent(/PointsVersion 11Version 23/)
  open(restorePath(assessment.id, 1))
  await user.click(await screen.findByRole('button', { name: 'Restore version 1' }))
  await saved()
  expect((await storedDraft(assessment.id)).sections[0]?.questions[0]).toMatchObject({ points: 1 })
})
