/** Characters that are collected before the browser may move them to disk. */
const PIECE_LENGTH = 1024 * 1024

/** Collects a text file piece by piece; it has room for everything. */
export function textFile(type: string) {
  const pieces: Blob[] = []
  let text = ''
  return {
    add(more: string): void {
      text += more
      if (text.length < PIECE_LENGTH) return
      pieces.push(new Blob([text]))
      text = ''
    },
    finish: () => ({
      file: new Blob([...pieces, text], { type }),
      shortened: 0,
      leftOut: { rows: 0, columns: 0 },
    }),
  }
}
