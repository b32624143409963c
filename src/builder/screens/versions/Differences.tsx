import { useMemo, useRef, useState } from 'react'

import type { Definition } from '#schemas/definition.ts'
import { numberQuestions } from '#src/assessment/engine/numbering.ts'
import { directionOf } from '#src/assessment/renderer/text/direction.ts'
import type {
  PartDifference,
  TextDifference,
} from '#src/builder/model/versions/versionDifferences.ts'
import { wordChanges } from '#src/builder/model/wordChanges.ts'
import { ChangedWords } from '#src/builder/screens/fields/ChangedWords.tsx'
import { changeWords } from '#src/builder/screens/publish/changeWords.ts'
import { Button } from '#src/ui/controls/Button.tsx'

import { useFocusOnMore } from './useFocusOnMore.ts'
import styles from './versions.module.css'

interface DifferencesProps {
  parts: readonly PartDifference[]
  /** Of the older and the newer one. */
  names: readonly [string, string]
  language: string
  /** The newer one, whose numbers the questions have. */
  after: Definition
  isCompanyChanged: boolean
}

/** Comparing many long texts takes a while, and nobody reads them all. */
const PAGE_SIZE = 50

/** Each part that differs, with its changes and both texts side by side. */
export function Differences(props: DifferencesProps) {
  const { parts, names, language, after, isCompanyChanged } = props
  const [shown, setShown] = useState(PAGE_SIZE)
  const list = useRef<HTMLUListElement>(null)
  useFocusOnMore(list, shown === PAGE_SIZE ? null : shown - PAGE_SIZE + (isCompanyChanged ? 1 : 0))
  const numberById = useMemo(() => numberQuestions(after), [after])
  const rest = parts.length - shown
  return (
    <>
      <ul ref={list} className={styles.parts} aria-label="Differences">
        {isCompanyChanged ? (
          <li className={styles.part}>
            <h2>Changed the company’s name, logo or colour on candidates’ pages</h2>
          </li>
        ) : null}
        {parts.slice(0, shown).map((part) => (
          <li key={`${part.of} ${part.id}`} tabIndex={-1} className={styles.part}>
            <h2 dir="auto">{headOf(part, numberById)}</h2>
            {part.changes.slice(1).map((change) => (
              <p key={change.change}>{changeWords(change, numberById)}</p>
            ))}
            {part.texts.length === 0 ? null : (
              <dl className={styles.texts} data-alone={isAlone(part) || undefined}>
                {part.texts.map((text) =>
                  isAlone(part) ? (
                    <TextAlone key={text.id} text={text} language={language} />
                  ) : (
                    <TextPair key={text.id} text={text} names={names} language={language} />
                  ),
                )}
              </dl>
            )}
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <p className={styles.more}>
          <Button onClick={() => setShown(shown + PAGE_SIZE)}>
            {`Show ${Math.min(PAGE_SIZE, rest)} more`}
          </Button>{' '}
          <span>{`${shown} of ${parts.length} differences`}</span>
        </p>
      ) : null}
    </>
  )
}

/** Where only a translation differs, no change says so. */
function headOf(
  { of, id, name, changes }: PartDifference,
  numberById: ReadonlyMap<string, number>,
): string {
  const translated = { change: 'changed' as const, fields: ['translations'] }
  const [first] = changes
  if (first) return changeWords(first, numberById)
  return of === 'settings' || of === 'textRules'
    ? changeWords({ ...translated, of: 'settings' }, numberById)
    : changeWords({ ...translated, of, id, name }, numberById)
}

/** Only one of both has it. */
function isAlone({ changes }: PartDifference): boolean {
  return changes.some(({ change }) => change === 'added' || change === 'removed')
}

function TextAlone({ text, language }: { text: TextDifference; language: string }) {
  return (
    <div className={styles.pair}>
      <dt>{text.name}</dt>
      <dd {...languageOf(text, language)}>{text.before || text.after}</dd>
    </div>
  )
}

interface TextPairProps {
  text: TextDifference
  names: readonly [string, string]
  language: string
}

function TextPair({ text, names: [older, newer], language }: TextPairProps) {
  const { name, before, after } = text
  const words = useMemo(() => wordChanges(before, after), [before, after])
  const own = languageOf(text, language)
  return (
    <div className={styles.pair}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.side}>{older}</span>
        <span className={before === '' ? styles.none : undefined} {...own}>
          {before === '' ? 'None' : <ChangedWords parts={words.before} changed="del" />}
        </span>
      </dd>
      <dd>
        <span className={styles.side}>{newer}</span>
        <span className={after === '' ? styles.none : undefined} {...own}>
          {after === '' ? 'None' : <ChangedWords parts={words.after} changed="ins" />}
        </span>
      </dd>
    </div>
  )
}

/** What the author did not write is in English. */
function languageOf({ isAuthored }: TextDifference, language: string) {
  return isAuthored ? { lang: language, dir: directionOf(language) } : {}
}
