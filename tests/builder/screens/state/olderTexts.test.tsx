import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { assessmentTable } from '#src/storage/core/database.ts'
import { getVersion } from '#src/storage/stored/versions.ts'
import { updateQuestion } from '#src/assessment/engine/editing/questions.ts'
import { diffDefinitions } from '#src/assessment/engine/editing/patches.ts'
import { authored } from '#src/builder/files/markdown.ts'
import { withStep } from '#src/builder/files/draftOf.ts'
import { aDraft, openBuilder, preview, storedDraft } from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText } from '#tests/support/definitions.ts'
import { assessmentNow } from '#tests/support/hiring.ts'

withFreshDatabases()

const SOURCE = 'What is a List<String>?'

/** Stored when tags were dropped. */
async function anOlderDraft(): Promise<{ id: string; stored: Definition }> {
  const tree = authored('What is a List?').tree
  const { id } = await aDraft(anAssessment({ ...longText('a'), prompt: { source: SOURCE, tree } }))
  const { textGrammar: _, ...older } = await assessmentNow(id)
  await assessmentTable.put({ ...older, rev: older.rev + 1, updatedAt: '2126-01-01T00:00:00.000Z' })
  return { id, stored: await storedDraft(id) }
}

test('an older draft is rendered, checked and published with current parsing', async () => {
  const { id, stored } = await anOlderDraft()
  const { user } = await openBuilder(id)
  expect(preview().getByText(SOURCE)).toBeVisible()
  expect(await storedDraft(id)).toEqual(stored)

  await user.click(screen.getByRole('button', { name: 'Publish version 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish version 1' }))
  await user.click(await dialog.findByRole('button', { name: 'Publish version 1' }))
  await screen.findByRole('dialog', { name: /Version 1 is published/ })
  const version = await getVersion(`${id}.v1`)
  const questions = [{ prompt: authored(SOURCE) }]
  expect(version).toMatchObject({ value: { definition: { sections: [{ questions }] } } })
  expect(await storedDraft(id)).toMatchObject({ sections: [{ questions }] })
})

test('an older step leads to texts with current parsing', () => {
  const draft = anAssessment(longText('a'), longText('b'))
  const before = updateQuestion(draft, 'a', { prompt: { source: '<b>', tree: [] } })
  const { redo } = diffDefinitions(draft, before)
  const after = withStep(draft, redo)
  expect(after.sections[0]?.questions[0]?.prompt).toEqual(authored('<b>'))
  expect(after.sections[0]?.questions[1]).toBe(draft.sections[0]?.questions[1])
})
