import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * The name of a style in the built page: its own, and four signs for its file. Vite's also has the
 * line, which makes names that don't compress.
 */
export function styleName(name: string, file: string): string {
  const place = relative(process.cwd(), file.split('?')[0] ?? file)
  return `${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`
}
