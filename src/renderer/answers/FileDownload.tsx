import { useState } from 'react'

import type { StoredFile } from '#schemas/answer.ts'
import type { FileReader } from '#src/renderer/fileKeeper.ts'
import { moreSigns } from '#src/ui/moreSigns.ts'
import { Sign } from '#src/ui/Sign.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { sizeText } from '#src/wording/candidate/formats.ts'

import list from '#src/renderer/fileList.module.css'
import styles from './answers.module.css'

/** Bytes are read only when they are asked for. */
export function FileDownload({
  stored,
  files,
  language,
}: {
  stored: StoredFile
  files: FileReader
  language: string
}) {
  const [isMissing, setMissing] = useState(false)
  const download = async () => {
    const blob = await files.open(stored)
    setMissing(blob === null)
    if (blob !== null) save(blob, stored.name)
  }
  return (
    <span className={list.file}>
      <button type="button" className={styles.download} onClick={() => void download()}>
        <Sign path={moreSigns.download} size={18} />
        <span>
          <VisuallyHidden>Download </VisuallyHidden>
          {stored.name}
        </span>
      </button>
      <span className={list.fileSize}>{sizeText(stored.size, language)}</span>
      {isMissing && (
        <span role="alert" className={styles.missing}>
          The contents of this file are not on this device.
        </span>
      )}
    </span>
  )
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The click has taken hold of the bytes by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
