import { useState } from 'react'

import { announce } from '#src/ui/announce.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { Sign } from '#src/ui/display/Sign.tsx'
import { signs } from '#src/ui/display/signs.ts'

import styles from './LanguageChoice.module.css'

type LanguageChoiceProps = {
  language: string
  languages: readonly string[]
  /** False if the language can't be loaded. */
  onChoose: (language: string) => Promise<boolean>
}

/** The languages of an assessment, each named in itself; nothing if there is only one. */
export function LanguageChoice({ language, languages, onChoose }: LanguageChoiceProps) {
  const { starting } = useWords()
  const [problem, setProblem] = useState<string | null>(null)
  if (languages.length < 2) return null

  async function choose(chosen: string) {
    setProblem(null)
    if (await onChoose(chosen)) return
    const words = starting.languageNotLoaded(ownName(chosen))
    setProblem(words)
    announce(words)
  }

  return (
    <Field label={starting.language} hideLabel error={problem} className={styles.choice}>
      <span className={styles.frame}>
        <Sign path={signs.language} />
        <NativeSelect
          value={language}
          onChange={({ currentTarget }) => void choose(currentTarget.value)}
          autoComplete="off"
        >
          {languages.map((each) => (
            <option key={each} value={each} lang={each}>
              {ownName(each)}
            </option>
          ))}
        </NativeSelect>
      </span>
    </Field>
  )
}

function ownName(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}
