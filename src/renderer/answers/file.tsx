import type { Answer, StoredFile } from '#schemas/answer.ts'

import { defineAnswer } from './answer.ts'
import styles from './answers.module.css'
import { FileDownload } from './FileDownload.tsx'

export const file = defineAnswer('file', ({ answer, files, language }) => (
  <ul className={styles.files}>
    {filesOf(answer).map((stored) => (
      <li key={stored.fileId}>
        <FileDownload stored={stored} files={files} language={language} />
      </li>
    ))}
  </ul>
))

function filesOf(answer: Answer): StoredFile[] {
  if (!Array.isArray(answer)) return []
  return answer.filter((each) => typeof each === 'object')
}
