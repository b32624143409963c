import { expect, test } from 'vitest'

import { saveCompany } from '#src/custody/storage/companyFace.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'
import { value } from '#tests/support/hiring.ts'
import { aDraft, openBuilder, preview } from '#tests/support/screens/builderScreen.tsx'

withFreshDatabases()

test('the preview has the company’s name and accent, and the staff page keeps its own', async () => {
  value(await saveCompany({ name: 'Acme', accent: '#0a66c2', mark: null }))
  const { id } = await aDraft(anAssessment(shortText('one')))
  await openBuilder(id, '?at=one')
  const name = await preview().findByText('Acme')
  expect(name.closest('[data-company]')).not.toBeNull()
  expect(document.documentElement).not.toHaveAttribute('data-company')
})
