/** What is stored is the same to staff, sealed or not, and after a backup was restored. */
import { expect } from 'vitest'

import { listHistory } from '#src/builder/storage/history.ts'
import {
  type Prepared,
  prepareProtection,
  turnOff,
  turnOn,
} from '#src/custody/storage/protection/turning.ts'
import { openKeys, takeNoKeys } from '#src/storage/sealing/openKeys.ts'
import { unlock } from '#src/storage/protection/unlocking.ts'
import { assessments, candidates, responses, versions } from '#src/storage/records/recordKinds.ts'
import { tableOf } from '#src/storage/records/records.ts'
import { checkRecords, type RecordKind } from '#src/storage/records/shapes.ts'
import { whenReady } from '#src/storage/sealing/prepareParts.ts'
import {
  backupOfEverything,
  eraseEverything,
  everythingStored,
  replaceWith,
} from '#tests/support/backups.ts'
import { value } from '#tests/support/hiring.ts'
import { PASSPHRASE } from '#tests/support/protection/protecting.ts'
import { quickHarden } from '#tests/support/protection/quickHarden.ts'

import { everythingRead } from './reviewed.ts'
import { hasItsFiles } from './taken.ts'

/** Every record as staff read it, and what the lists say of the responses. */
async function everythingOpened(assessmentId: string) {
  const opened = {
    assessments: await allOf(assessments, (raw) => raw['kind'] === 'assessment'),
    versions: await allOf(versions, (raw) => raw['kind'] === 'version'),
    candidates: await allOf(candidates),
    responses: await allOf(responses),
    history: await listHistory(assessmentId),
    read: await everythingRead(assessmentId),
  }
  for (const { attempts } of opened.responses) {
    for (const attempt of attempts) await hasItsFiles(attempt)
  }
  return opened
}

async function allOf<T>(
  kind: RecordKind<T>,
  isOfKind: (raw: Record<string, unknown>) => boolean = () => true,
): Promise<T[]> {
  const raws = await tableOf(kind).toArray()
  const own = raws.filter((raw) => isOfKind({ ...(raw as object) }))
  const { whole, damaged } = await whenReady(async () => checkRecords(kind, own))
  expect(damaged).toEqual([])
  return whole
}

let prepared: Promise<Prepared> | null = null

/** The team sets a passphrase: it reads the same as before, and the rest of the device doesn't. */
export async function isSealed(assessmentId: string): Promise<void> {
  const before = await everythingOpened(assessmentId)
  prepared ??= prepareProtection(PASSPHRASE, quickHarden)
  value(await turnOn(await prepared))
  expect(withoutFileKeys(await everythingOpened(assessmentId))).toEqual(withoutFileKeys(before))
  expect(JSON.stringify(await everythingStored())).not.toContain('It was wrong')
}

/** And the passphrase is removed. */
export async function isOpened(assessmentId: string): Promise<void> {
  if (openKeys() === null) return
  const before = await everythingOpened(assessmentId)
  value(await turnOff())
  expect(withoutFileKeys(await everythingOpened(assessmentId))).toEqual(withoutFileKeys(before))
  expect(JSON.stringify(await everythingStored())).not.toContain('"ciphertext"')
}

/** The keys of attempts with files come and go with protection. */
function withoutFileKeys(opened: Awaited<ReturnType<typeof everythingOpened>>) {
  const withoutKey = <T extends { fileKey?: unknown }>({ fileKey: _key, ...attempt }: T) => attempt
  return {
    ...opened,
    responses: opened.responses.map((response) => ({
      ...response,
      attempts: response.attempts.map(withoutKey),
    })),
  }
}

/** A backup brings back everything, and the lists say the same afterwards. */
export async function isKeptByBackup(assessmentId: string): Promise<void> {
  const before = await everythingStored()
  const opened = await everythingOpened(assessmentId)
  const file = await backupOfEverything()
  await eraseEverything()
  const wasLocked = openKeys() !== null
  if (wasLocked) takeNoKeys()
  value(await replaceWith(file))
  if (wasLocked) value(await unlock(PASSPHRASE, quickHarden))
  const { settings: own, ...after } = await everythingStored()
  const { settings: _own, ...kept } = before
  expect(after).toEqual(kept)
  expect(own).toContainEqual(expect.objectContaining({ key: 'company' }))
  expect(await everythingOpened(assessmentId)).toEqual(opened)
}
