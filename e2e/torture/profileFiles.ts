/** Looks for texts in all files of a browser's profile, as somebody who takes the disk would. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Characters of a piece: long enough not to occur at random. */
const PIECE = 8
/** Of words: the longest have eight letters, and the app's own files have them too. */
const PIECE_OF_WORDS = 16

/**
 * The names of the texts of which any eight characters in a row are in a file, or 16 if they are
 * words, with the files. A file compressed by LevelDB has new characters as they are, but may have a text in pieces.
 */
export function findInFiles(
  folder: string,
  texts: ReadonlyMap<string, string>,
): { found: Map<string, string[]>; bytes: number } {
  const nameByPiece = new Map<string, string>()
  for (const [name, text] of texts) {
    for (const piece of piecesOf(text, text.includes(' ') ? PIECE_OF_WORDS : PIECE))
      nameByPiece.set(piece, name)
  }
  const found = new Map<string, string[]>()
  let bytes = 0
  for (const file of filesIn(folder)) {
    const content = readFileSync(file)
    bytes += content.length
    for (const text of readings(content)) {
      for (const name of namesIn(text, nameByPiece)) {
        const files = found.get(name) ?? []
        const path = relative(folder, file)
        if (!files.includes(path)) found.set(name, [...files, path])
      }
    }
  }
  return { found, bytes }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** As one byte per character, and as two, which may start at an odd byte. */
function readings(content: Buffer): string[] {
  return [
    content.toString('latin1'),
    content.toString('utf16le'),
    content.subarray(1).toString('utf16le'),
  ]
}

function namesIn(text: string, nameByPiece: ReadonlyMap<string, string>): Set<string> {
  const names = new Set<string>()
  // Most bytes of a profile are in no run of letters and digits that long.
  for (const [run] of text.matchAll(RUNS)) {
    for (const piece of [...piecesOf(run, PIECE), ...piecesOf(run, PIECE_OF_WORDS)]) {
      const name = nameByPiece.get(piece)
      if (name !== undefined) names.add(name)
    }
  }
  return names
}

const RUNS = new RegExp(`[A-Za-z0-9 -]{${PIECE},}|[\\uac00-\\ud7a3]{${PIECE},}`, 'g')

function piecesOf(text: string, length: number): string[] {
  const count = Math.max(0, text.length - length + 1)
  return Array.from({ length: count }, (_, at) => text.slice(at, at + length))
}
