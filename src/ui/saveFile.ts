/** So long the browser may take to begin with it: some read what they save only then. */
const GONE_AFTER_MS = 60_000

/** Hands a text, or a file as it is, to the browser as a file to keep. */
export function saveFile(
  fileName: string,
  content: string | Blob,
  type = 'application/json',
): void {
  const link = document.createElement('a')
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content
  link.href = URL.createObjectURL(blob)
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), GONE_AFTER_MS)
}
