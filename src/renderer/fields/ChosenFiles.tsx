import type { ChangeEvent } from 'react'

import type { StoredFile } from '#schemas/answer.ts'
import { useFill } from '#src/renderer/fill/FillContext.ts'
import { announce } from '#src/ui/announce.ts'
import { moreSigns } from '#src/ui/moreSigns.ts'
import { Sign } from '#src/ui/Sign.tsx'
import { signs } from '#src/ui/signs.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { sizeText } from '#src/wording/candidate/formats.ts'

import type { InputProps } from './field.ts'
import list from '#src/renderer/fileList.module.css'
import styles from './file.module.css'
import { useFileKeeping } from './useFileKeeping.ts'

/** A place to drop or choose files, and the list of those that are kept. */
export function ChosenFiles({ question, ids }: Omit<InputProps<'file'>, 'entry'>) {
  const { session } = useFill()
  const { language } = session.evaluation.compiled.definition
  const { kept, storing, refusals, add, remove } = useFileKeeping(question)
  const several = question.maxFiles > 1

  const onChosen = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])]
    // The same file can be chosen again after it was removed.
    event.target.value = ''
    void add(chosen)
  }
  const onRemove = (stored: StoredFile) => {
    void remove(stored)
    announce(`${stored.name} removed`)
    document.getElementById(ids.input)?.focus()
  }

  return (
    <div className={styles.fileField}>
      <div className={styles.drop}>
        <Sign path={moreSigns.upload} size={20} />
        <label htmlFor={ids.input}>{several ? 'Choose files' : chooseWords(kept)}</label>
        <span className={styles.dropHint} aria-hidden="true">
          or drop {several ? 'them' : 'it'} here
        </span>
        <input
          type="file"
          id={ids.input}
          name={ids.name}
          multiple={several}
          accept={question.accept.join(',')}
          onChange={onChosen}
          aria-describedby={ids.described}
          autoComplete="off"
        />
      </div>
      <div role="alert">
        {refusals.map((words, index) => (
          <p key={index} className={styles.refusal}>
            <Sign path={signs.problem} size={20} />
            <span>{words}</span>
          </p>
        ))}
      </div>
      {kept.length + storing.length > 0 && (
        <ul className={list.files} aria-label="Files added">
          {kept.map((stored) => (
            <li key={stored.fileId} className={list.file}>
              <Sign path={moreSigns.file} size={20} />
              <span className={styles.fileName}>{stored.name}</span>
              <span className={list.fileSize}>{sizeText(stored.size, language)}</span>
              <button type="button" className={styles.remove} onClick={() => onRemove(stored)}>
                <Sign path={moreSigns.remove} size={20} />
                <VisuallyHidden>Remove {stored.name}</VisuallyHidden>
              </button>
            </li>
          ))}
          {storing.map((name, index) => (
            <li key={`${index}-${name}`} className={list.file}>
              <Sign path={signs.waiting} size={20} />
              <span className={styles.fileName}>{name}</span>
              <span className={list.fileSize}>Adding…</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function chooseWords(kept: readonly StoredFile[]): string {
  return kept.length === 0 ? 'Choose a file' : 'Choose another file instead'
}
