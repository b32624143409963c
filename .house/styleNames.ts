import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * The name of a class in the built page: its own name and four characters for its file. Vite's
 * default includes the line, which compresses badly.
 */
export function styleName(name: string, file: string): string {
  const place = relative(process.cwd(), file.split('?')[0] ?? file)
  return `${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`
}
