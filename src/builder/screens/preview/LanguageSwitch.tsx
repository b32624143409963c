import type { Definition } from '#schemas/definition.ts'
import { missingTexts, translatableTexts } from '#src/assessment/engine/texts/translations.ts'
import { languageName } from '#src/staff/words/languageName.ts'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'

import styles from './PreviewPane.module.css'

interface LanguageSwitchProps {
  definition: Definition
  /** The definition's own first. */
  languages: readonly string[]
  value: string
  onChange: (language: string) => void
}

/** The language that the preview is shown in, if there are several. */
export function LanguageSwitch({ definition, languages, value, onChange }: LanguageSwitchProps) {
  if (languages.length < 2) return null
  const texts = translatableTexts(definition)
  return (
    <NativeSelect
      className={styles.language}
      data-preview-language
      aria-label="Language of the preview"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {languages.map((language) => {
        const missing = missingTexts(definition, language, texts).length
        const isOwn = language === definition.language
        return (
          <option key={language} value={language}>
            {isOwn || missing === 0
              ? languageName(language)
              : `${languageName(language)} (${missing} missing)`}
          </option>
        )
      })}
    </NativeSelect>
  )
}
