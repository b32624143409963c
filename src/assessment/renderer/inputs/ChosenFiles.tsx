import { type ChangeEvent, useEffect, useRef } from 'react'

import type { StoredFile } from '#schemas/answer.ts'
import { fileNameText, namedFiles } from '#src/assessment/engine/texts/fileNames.ts'
import { moreSigns } from '#src/ui/display/moreSigns.ts'
import { Sign } from '#src/ui/display/Sign.tsx'
import { signs } from '#src/ui/display/signs.ts'
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx'
import { namedAfterQuestion } from '#src/assessment/renderer/session/FillContext.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { fileWords } from '#src/assessment/words/candidateWords.ts'

import type { InputProps } from '#src/assessment/renderer/session/field.ts'
import shared from '#src/ui/shared.module.css'
import list from './fileList.module.css'
import styles from './file.module.css'
import { useFileKeeping } from './useFileKeeping.ts'

/** Drag and drop or choose files, and the list of uploaded ones. */
export function ChosenFiles({ question, ids }: InputProps<'file'>) {
  const catalogue = useWords()
  const words = fileWords(catalogue)
  const { kept, storing, refusals, add, remove } = useFileKeeping(question)
  const several = question.maxFiles > 1
  const input = useRef<HTMLInputElement>(null)
  const soFarId = `${ids.input}.soFar`
  const { outcome, follow } = useOutcomeInView([kept, storing, refusals])

  const onChosen = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])]
    // Reset the input, so that the same file can be chosen again after it was removed.
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
          aria-labelledby={`${ids.input} ${ids.heading}`}
          className={styles.choose}
          aria-describedby={`${ids.described} ${soFarId}`}
          onClick={() => input.current?.click()}
        >
          <span>
            {several
              ? words.chooseSeveral
              : kept.length === 0
                ? words.chooseOne
                : words.chooseAnother}
          </span>
        </button>
        <span className={styles.dropHint} aria-hidden="true">
          {several ? words.dropSeveral : words.dropOne}
        </span>
        <span id={soFarId} hidden>
          {kept.length > 0 && words.soFar(kept.length)}
        </span>
        {/* The drop target. Hidden from assistive technology, because it would always say “no
            file chosen”. */}
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
          {refusals.map((refusal, index) => (
            <p key={index} className={styles.refusal}>
              <Sign path={signs.problem} size={20} />
              <span>{refusal}</span>
            </p>
          ))}
        </div>
        {kept.length + storing.length > 0 && (
          <ul className={shared.stack} aria-label={words.list}>
            {namedFiles([...kept]).map(({ file: stored, name }) => (
              <li key={stored.fileId} className={list.file}>
                <Sign path={moreSigns.file} size={20} />
                <span className={styles.fileName} dir="auto">
                  {name}
                </span>
                <span className={list.fileSize}>{catalogue.write.size(stored.size)}</span>
                <button
                  type="button"
                  {...namedAfterQuestion(ids, `remove.${stored.fileId}`)}
                  className={styles.remove}
                  onClick={() => onRemove(stored)}
                >
                  <Sign path={moreSigns.remove} size={20} />
                  <VisuallyHidden>{words.remove(name)}</VisuallyHidden>
                </button>
              </li>
            ))}
            {storing.map((name, index) => (
              <li key={`${index}-${name}`} className={list.file}>
                <Sign path={signs.waiting} size={20} />
                <span className={styles.fileName} dir="auto">
                  {fileNameText(name)}
                </span>
                <span className={list.fileSize}>{words.adding}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** On a small screen the result of choosing a file might be out of view. */
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
