/** What the page downloads as files. */
import { vi } from 'vitest'

/** From now on: the name and text of each file, in order. */
export function savedFiles(): () => Promise<{ name: string; text: string }[]> {
  const files = savedBlobs()
  return () =>
    Promise.all(files().map(async ({ name, blob }) => ({ name, text: await blob.text() })))
}

/** The same as they were saved. */
export function savedBlobs(): () => { name: string; blob: Blob }[] {
  const blobs: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:test'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  return () => blobs.map((blob, index) => ({ name: names[index] ?? '', blob }))
}
