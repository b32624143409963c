import { useState } from 'react'

import { type NamedFile, namedFiles } from '#src/assessment/engine/texts/fileNames.ts'
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
    {namedFiles(answer).map((named) => (
      <li key={named.file.fileId}>
        <FileDownload named={named} files={files} />
      </li>
    ))}
  </ul>
))

/** The bytes are read on demand only. */
function FileDownload({ named, files }: { named: NamedFile; files: FileReader }) {
  const { file: stored, name, saveAs } = named
  const { write } = useWords()
  const [isMissing, setMissing] = useState(false)
  const download = async () => {
    const blob = await files.open(stored)
    setMissing(blob === null)
    if (blob !== null) save(blob, saveAs)
  }
  return (
    <span className={list.file}>
      <button type="button" className={styles.download} onClick={() => void download()}>
        <Sign path={moreSigns.download} size={18} />
        <span>
          <VisuallyHidden>Download </VisuallyHidden>
          <span dir="auto">{name}</span>
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
