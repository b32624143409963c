import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { saveDraft } from '#src/builder/storage/assessments.ts'
import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { PaperPage } from '#src/builder/screens/paper/PaperPage.tsx'
import { paperPath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, singleChoice, text } from '#tests/support/definitions.ts'
import { aJob, aPublishedAssessment, value } from '#tests/support/hiring.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const plain = anAssessment(
  singleChoice('role', ['dev']),
  singleChoice('group', ['a', 'b'], { selfIdentification: true, required: false }),
)
const translated = {
  ...plain,
  translations: {
    de: {
      title: text('Entwicklung'),
      'role.prompt': text('Ihre Rolle?'),
      'role.dev.label': text('Entwickler'),
      'group.prompt': text('Ihre Gruppe?'),
      'group.a.label': text('A'),
      'group.b.label': text('B'),
    },
  },
}

async function openPaper(definition = translated) {
  const job = await aJob()
  const { assessment } = await aPublishedAssessment(job.id, definition)
  const routes = [{ path: '/assessments/:assessmentId/paper', element: <PaperPage /> }]
  return { assessment, open: (address = paperPath(assessment.id)) => openScreen(routes, address) }
}

test('the newest version is printed, in any complete language', async () => {
  const { open } = await openPaper()
  const { addressNow } = open()
  expect(await screen.findByRole('heading', { name: /^1\./ })).toBeVisible()
  fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: 'de' } })
  expect(await screen.findByRole('heading', { name: /^1\. Ihre Rolle\?/ })).toBeVisible()
  expect(screen.getByText('Kreuzen Sie ein Kästchen an.')).toBeVisible()
  expect(addressNow()).toMatch(/\?language=de$/)
  expect(screen.getByText(/^One question for self-identification is not printed/)).toBeVisible()

  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

test('the draft can be printed before it is published again', async () => {
  const { open, assessment } = await openPaper()
  const draft = updateSettings(translated, { title: 'Newer title' })
  value(await saveDraft({ assessmentId: assessment.id, rev: assessment.rev, draft }))
  open()
  expect(await screen.findByRole('heading', { name: 'Front-end engineer' })).toBeVisible()
  fireEvent.change(screen.getByRole('combobox', { name: 'Version' }), {
    target: { value: 'draft' },
  })
  expect(await screen.findByRole('heading', { name: 'Newer title' })).toBeVisible()
})

test('an unknown assessment is said to be unknown', async () => {
  const { open } = await openPaper()
  open(paperPath(crypto.randomUUID()))
  expect(await screen.findByRole('heading', { name: 'Assessment not found' })).toBeVisible()
})
