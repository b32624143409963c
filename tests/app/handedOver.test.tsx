import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { startHandedOver } from '#src/app/handedOver.tsx'
import { readCandidateMode } from '#src/storage/device/candidateMode.ts'
import { enterCandidateMode } from '#src/storage/device/candidateModeWrites.ts'
import { setSetting } from '#src/storage/device/device.ts'
import { applyTheme } from '#src/ui/theme.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { PIN, quickVerifier } from '#tests/support/handingOver.ts'
import { value } from '#tests/support/hiring.ts'

withFreshDatabases()

afterEach(() => applyTheme('system'))

test('the page that asks for the PIN has the theme that was chosen on this device', async () => {
  value(await setSetting('theme', 'dark'))
  const assessments = [{ id: crypto.randomUUID(), title: 'Cook' }]
  value(await enterCandidateMode({ assessments, pin: await quickVerifier(PIN) }))
  const mode = await readCandidateMode()
  if (mode === null) throw new Error('It was handed over')
  const root = document.body.appendChild(document.createElement('div'))
  await act(() => startHandedOver(root, mode, () => undefined))
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(document.documentElement.dataset['theme']).toBe('dark')
})
