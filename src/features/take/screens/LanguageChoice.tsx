import type { Invitation } from '#src/db/taking/taking.ts'
import { useWords } from '#src/renderer/text/words.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'

import styles from './take.module.css'

/** The languages of an assessment, each named in itself; nothing if there is only one. */
export function LanguageChoice({
  invitation: { language, languages },
  onChoose,
}: {
  invitation: Invitation
  onChoose: (language: string) => Promise<void>
}) {
  const { starting } = useWords()
  if (languages.length < 2) return null
  return (
    <div className={styles.form}>
      <Field label={starting.language}>
        <NativeSelect
          value={language}
          onChange={({ currentTarget }) => void onChoose(currentTarget.value)}
        >
          {languages.map((each) => (
            <option key={each.language} value={each.language} lang={each.language}>
              {ownName(each.language)}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </div>
  )
}

function ownName(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
}
