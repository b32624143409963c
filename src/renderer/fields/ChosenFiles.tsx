import { type ChangeEvent, useEffect, useRef } from 'react'

import type { StoredFile } from '#schemas/answer.ts'
import { useFill } from '#src/renderer/fill/FillContext.ts'
import { moreSigns } from '#src/ui/moreSigns.ts'
import { Sign } from '#src/ui/Sign.tsx'
import { signs } from '#src/ui/signs.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { filesSoFarWords } from '#src/wording/candidate/fileWords.ts'
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
  const input = useRef<HTMLInputElement>(null)
  const soFarId = `${ids.input}.soFar`
  const { outcome, follow } = useOutcomeInView([kept, storing, refusals])

  const onChosen = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])]
    // The same file can be chosen again after it was removed.
    event.target.value = ''
    follow(true)
    void add(chosen)
  }
  const onRemove = (stored: StoredFile) => {
    follow(false)
    void remove(stored)
    document.getElementById(ids.input)?.focus()
  }

  return (
    <div className={styles.fileField}>
      <div className={styles.drop}>
        <Sign path={moreSigns.upload} size={20} />
        <button
          type="button"
          id={ids.input}
          className={styles.choose}
          aria-describedby={`${ids.described} ${soFarId}`}
          onClick={() => input.current?.click()}
        >
          {several ? 'Choose files' : chooseWords(kept)}
        </button>
        <span className={styles.dropHint} aria-hidden="true">
          or drop {several ? 'them' : 'it'} here
        </span>
        <span id={soFarId} hidden>
          {filesSoFarWords(kept.length, language)}
        </span>
        {/* To be dropped on. Out of the tree: it would say “no file chosen” whatever was added. */}
        <input
          ref={input}
          type="file"
          name={ids.name}
          tabIndex={-1}
          aria-hidden="true"
          multiple={several}
          accept={question.accept.join(',')}
          onChange={onChosen}
          autoComplete="off"
        />
      </div>
      <div ref={outcome} className={styles.outcome}>
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
    </div>
  )
}

/** Where the field ends at the edge of a small screen, what became of a choice would stay unseen. */
function useOutcomeInView(changes: readonly unknown[]) {
  const outcome = useRef<HTMLDivElement>(null)
  const isFollowed = useRef(false)
  useEffect(() => {
    if (isFollowed.current) outcome.current?.scrollIntoView({ block: 'nearest' })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each change may make it larger
  }, changes)
  const follow = (followed: boolean): void => {
    isFollowed.current = followed
  }
  return { outcome, follow }
}

function chooseWords(kept: readonly StoredFile[]): string {
  return kept.length === 0 ? 'Choose a file' : 'Choose another file instead'
}
