import { useState } from 'react'

import type { Answer, StoredFile } from '#schemas/answer.ts'
import list from '#src/assessment/renderer/inputs/fileList.module.css'
import type { FileReader } from '#src/assessment/renderer/session/fileKeeper.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx'
import { Sign } from '#src/ui/display/Sign.tsx'
import { moreSigns } from '#src/ui/display/moreSigns.ts'
import shared from '#src/ui/shared.module.css'

import { defineAnswer } from './answer.ts'
import styles from './answers.module.css'

export const file = defineAnswer('file', ({ answer, files }) => (
  <ul className={shared.stack}>
    {filesOf(answer).map((stored) => (
      <li key={stored.fileId}>
        <FileDownload stored={stored} files={files} />
      </li>
    ))}
  </ul>
))

function filesOf(answer: Answer): StoredFile[] {
  if (!Array.isArray(answer)) return []
  return answer.filter((each) => typeof each === 'object')
}

/** The bytes are read on demand only. */
function FileDownload({ stored, files }: { stored: StoredFile; files: FileReader }) {
  const { write } = useWords()
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
      <span className={list.fileSize}>{write.size(stored.size)}</span>
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
  // By the next task the download has started.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
