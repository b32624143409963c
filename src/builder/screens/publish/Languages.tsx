import { useMemo } from 'react'

import type { Definition } from '#schemas/definition.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { languageName } from '#src/staff/words/languageName.ts'
import { TextButton } from '#src/ui/controls/TextButton.tsx'

import { languageNotes } from './languageWords.ts'
import styles from './Publish.module.css'

interface LanguagesProps {
  /** The newest version; null before the first one. */
  published: Definition | null
  definition: Definition
}

/** The languages that candidates can’t choose, and the translations to check; nothing without any. */
export function Languages({ published, definition }: LanguagesProps) {
  const { dialogs } = useBuilder()
  const notes = useMemo(() => languageNotes(published, definition), [published, definition])
  if (notes.length === 0) return null
  return (
    <section>
      <h3>Languages</h3>
      <ul className={styles.touched}>
        {notes.map(({ language, words, textId }) => (
          <li key={words}>
            <span>{`${words} `}</span>
            {textId === null ? null : (
              <TextButton onClick={() => dialogs.open({ kind: 'translate', language, textId })}>
                {`Translate into ${languageName(language)}`}
              </TextButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
