/** A disk of about 260 MB that can be filled to the last byte. */
import { execFileSync } from 'node:child_process'
import {
  closeSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEGABYTES = 260
const FILL = 'fill'

export type FileSystem = 'tmpfs' | 'ext4'

export interface SmallDisk {
  /** The mount point. */
  path: string
  fill(): void
  /** Frees this many bytes, or everything. */
  free(bytes?: number): void
  remove(): void
}

/** Why there can't be one here, as a sentence; null if there can. */
export function whyNoDisk(fileSystem: FileSystem): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    return 'Skipped: a small disk can be mounted only by root, on Linux.'
  }
  try {
    mountDisk(fileSystem).remove()
    return null
  } catch {
    return `Skipped: this machine mounts no ${fileSystem}.`
  }
}

export function mountDisk(fileSystem: FileSystem): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'talentflow-disk-'))
  const path = join(folder, 'disk')
  const image = join(folder, 'image')
  const remove = () =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  try {
    run('mkdir', path)
    if (fileSystem === 'tmpfs')
      run('mount', '-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', path)
    else {
      run('truncate', '-s', `${MEGABYTES}M`, image)
      // No reserved blocks, because root would never find it full.
      run('mkfs.ext4', '-q', '-m', '0', image)
      run('mount', '-o', 'loop', image, path)
    }
  } catch (error) {
    remove()
    throw error
  }
  const filling = join(path, FILL)
  return {
    path,
    fill: () => fillUp(filling),
    free(bytes) {
      if (bytes === undefined) rmSync(filling)
      else truncateSync(filling, statSync(filling).size - bytes)
    },
    remove() {
      // Lazily, because the browser may take a moment to release its files.
      run('umount', '--lazy', path)
      remove()
    },
  }
}

function fillUp(file: string): void {
  const handle = openSync(file, 'a')
  for (let size = 1024 * 1024; size >= 1; size = Math.floor(size / 2)) {
    const bytes = Buffer.alloc(size, 'x')
    while (fits(handle, bytes));
  }
  closeSync(handle)
}

function fits(handle: number, bytes: Buffer): boolean {
  try {
    return writeSync(handle, bytes) === bytes.length
  } catch {
    return false
  }
}

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: 'ignore' })
}
