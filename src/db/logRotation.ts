/**
 * Making the data safe again after a full disk (fullDisk.ts). The browser keeps its writes in one log
 * for all databases of an address, and replaces it by a table once it has gathered 4 MB. So that much is
 * written and removed again: the torn log is gone, and what was saved stays. Seen in Chromium 156, on
 * tmpfs and ext4: without this everything was lost at the next start, with it nothing. Loading the page
 * again, or writing large values, which lie in files of their own, does not help. Other browsers store
 * otherwise, and are done no harm.
 */
import { done } from '#schemas/result.ts'

import { currentRisk, endRisk, hearOfRisk, isAtRisk, onRisk } from './fullDisk.ts'
import { exclusively } from './locks.ts'
import { device } from './raw/rawDatabase.ts'
import { write } from './raw/transactions.ts'
import { fieldOf } from './rawField.ts'

const FILES = 'files'
/** No attempt and no assessment has this id. */
const OWNER = 'filler'
const RECORDS = 150
/** Bytes: far below the 64 kB from which on a value lies in a file of its own. */
const RECORD_SIZE = 30_000

/** Bytes that the log and the tables made from it take up for a moment, with some to spare. */
const ROOM = 16 * 1024 * 1024
const ROOM_NAME = 'talentflow-room'
/** Bytes that `getRandomValues` gives at most. */
const CHUNK = 65_536

/** Of all tabs. */
const ONE_AT_A_TIME = 'talentflow-rotation'
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 10_000

/**
 * From now on every full disk is followed by making the data safe, as soon as there is room for it.
 * To be called once, by every page. Returns how to stop.
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
    if (isAtRisk()) await tryAfter(Math.min(2 * pause, LONGEST_PAUSE_MS))
  }
  const look = () => {
    if (!isAtRisk()) return
    running ??= tryAfter(FIRST_PAUSE_MS).finally(() => {
      running = null
    })
  }
  const sweeping = setTimeout(() => void exclusively(ONE_AT_A_TIME, sweep), LONGEST_PAUSE_MS)
  const unwatch = onRisk(look)
  const unhear = hearOfRisk()
  return () => {
    stopped = true
    clearTimeout(sweeping)
    unwatch()
    unhear()
  }
}

async function makeSafe(): Promise<void> {
  // Null: another tab has done it meanwhile.
  const risk = currentRisk()
  if (risk !== null && (await hasRoom()) && (await replaceLog())) endRisk(risk)
}

/** In one transaction, so that nothing of it stays wherever it is cut off. */
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
 * Tried out with a file that is never kept: to begin without enough room would use up what little
 * there is, and keep the log torn. True where it can't be tried.
 */
async function hasRoom(): Promise<boolean> {
  try {
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

/** What a page left of the room that it tried, which was closed in the middle of that. */
async function sweep(): Promise<void> {
  try {
    // Told by Chromium alone; to look into the file system would make one.
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

/** Nothing that could be stored in fewer bytes. */
function noise(bytes: number): ArrayBuffer {
  return crypto.getRandomValues(new Uint8Array(bytes)).buffer
}
