import { missingTexts, translatableTexts } from '#src/assessment/engine/texts/translations.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { useDefinition } from '#src/builder/screens/state/useDraft.ts'
import { languageName } from '#src/staff/words/languageName.ts'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'

import styles from './PreviewPane.module.css'

/** The language that the preview is shown in, once there are translations. */
export function LanguageSwitch({ value }: { value: string }) {
  const { preview } = useBuilder()
  const definition = useDefinition((all) => all)
  const translated = Object.keys(definition.translations)
  if (translated.length === 0) return null
  const texts = translatableTexts(definition)
  return (
    <NativeSelect
      className={styles.language}
      data-preview-language
      aria-label="Language of the preview"
      value={value}
      onChange={({ currentTarget }) => preview.showIn(currentTarget.value)}
    >
      {[definition.language, ...translated].map((language) => {
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
