/** Hands a text to the browser as a file to keep. */
export function saveFile(fileName: string, text: string, type = 'application/json'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = fileName
  link.click()
  URL.revokeObjectURL(link.href)
}
