/**
 * Makes the data safe again after a full disk (fullDisk.ts). The browser appends writes to one log
 * for all databases of an origin, and replaces it with a table after 4 MB. So that much is written
 * and deleted again: the torn log is gone, and the saved data remains. Observed in Chromium 156 on
 * tmpfs and ext4: without this everything was lost at the next start, with it nothing. Reloading,
 * or writing large values, which are stored in separate files, does not help. Other browsers use
 * other storage, where this does no harm.
 */
import { done } from '#schemas/result.ts'

import { currentRisk, endRisk, followRisk, isAtRisk, onRisk } from './fullDisk.ts'
import { exclusively } from './locks.ts'
import { device } from './rawDatabase.ts'
import { write } from './transactions.ts'
import { fieldOf } from './rawField.ts'

const FILES = 'files'
/** No attempt or assessment has this id. */
const OWNER = 'filler'
const RECORDS = 150
/** Bytes: far below the 64 kB above which a value is stored in a separate file. */
const RECORD_SIZE = 30_000

/** Bytes that the log and its tables need temporarily, with a margin. */
const ROOM = 16 * 1024 * 1024
const ROOM_NAME = 'talentflow-room'
/** The maximum number of bytes per call of `getRandomValues`. */
const CHUNK = 65_536

/** Across all tabs. */
const ONE_AT_A_TIME = 'talentflow-rotation'
const FIRST_PAUSE_MS = 1000
const MAX_PAUSE_MS = 10_000

/**
 * From now on, makes the data safe after every full disk, as soon as there is space. Call once per
 * page. Returns a function that unsubscribes.
 */
export function watchForFullDisk(): () => void {
  let stopped = false
  let running: Promise<void> | null = null
  const tryAfter = async (pause: number): Promise<void> => {
    await new Promise((resolve) => {
      setTimeout(resolve, pause)
    })
    if (stopped) return
    await exclusively(ONE_AT_A_TIME, makeSafe)
    if (isAtRisk()) await tryAfter(Math.min(2 * pause, MAX_PAUSE_MS))
  }
  const look = () => {
    if (!isAtRisk()) return
    running ??= tryAfter(FIRST_PAUSE_MS).finally(() => {
      running = null
    })
  }
  const sweeping = setTimeout(() => void exclusively(ONE_AT_A_TIME, sweep), MAX_PAUSE_MS)
  const unwatch = onRisk(look)
  const unfollow = followRisk()
  return () => {
    stopped = true
    clearTimeout(sweeping)
    unwatch()
    unfollow()
  }
}

async function makeSafe(): Promise<void> {
  // Null: another tab has done it meanwhile.
  const risk = currentRisk()
  if (risk !== null && (await hasRoom()) && (await replaceLog())) endRisk(risk)
}

/** In a single transaction, so that nothing remains wherever it is interrupted. */
async function replaceLog(): Promise<boolean> {
  const replaced = await write(device, [FILES], async (stores) => {
    const fileIds = Array.from({ length: RECORDS }, (_, index) => String(index))
    for (const fileId of fileIds) {
      await stores.put(FILES, { owner: OWNER, fileId, bytes: noise(RECORD_SIZE) })
    }
    for (const fileId of fileIds) await stores.remove(FILES, [OWNER, fileId])
    return done(null)
  })
  return replaced.ok
}

/**
 * Tests the space with a temporary file: starting without enough would use up what little there is
 * and keep the torn log. True if it can't be tested. If the browser itself says that there is too
 * little, not even the file is written; that there is enough is never taken from it.
 */
async function hasRoom(): Promise<boolean> {
  try {
    if (await saysTooLittle()) return false
    const root = await navigator.storage.getDirectory()
    await sweep()
    const directory = await root.getDirectoryHandle(ROOM_NAME, { create: true })
    const file = await directory.getFileHandle('room', { create: true })
    const writable = await file.createWritable()
    try {
      const chunk = noise(CHUNK)
      for (let written = 0; written < ROOM; written += CHUNK) await writable.write(chunk)
    } finally {
      await writable.abort()
      await root.removeEntry(ROOM_NAME, { recursive: true })
    }
    return true
  } catch (error) {
    return error instanceof TypeError || isRefused(error)
  }
}

/** False also where the browser can't say. */
async function saysTooLittle(): Promise<boolean> {
  try {
    const { quota = ROOM, usage = 0 } = await navigator.storage.estimate()
    return quota - usage < ROOM
  } catch {
    return false
  }
}

/** Deletes the temporary file of a page that was closed during the test. */
async function sweep(): Promise<void> {
  try {
    // Chromium only. Asking for the file system root would create one.
    const estimate: unknown = await navigator.storage.estimate()
    if (!fieldOf(fieldOf(estimate, 'usageDetails'), 'fileSystem')) return
    const root = await navigator.storage.getDirectory()
    await root.removeEntry(ROOM_NAME, { recursive: true })
  } catch {
    // There is none.
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'SecurityError'
}

/** Random bytes, so that they can't be compressed. */
function noise(bytes: number): ArrayBuffer {
  return crypto.getRandomValues(new Uint8Array(bytes)).buffer
}
