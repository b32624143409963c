/** How long the browser may take to start reading; some read the blob late. */
const GONE_AFTER_MS = 60_000

/** Downloads a text or blob as a file. */
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
