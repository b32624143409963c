import type { Answer, StoredFile } from '#schemas/answer.ts'

import list from '#src/renderer/inputs/fileList.module.css'

import { defineAnswer } from './answer.ts'
import { FileDownload } from './FileDownload.tsx'

export const file = defineAnswer('file', ({ answer, files }) => (
  <ul className={list.files}>
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
