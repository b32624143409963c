import { Languages, X } from 'lucide-react'
import {
  addTranslation,
  removeTranslation,
  setLanguage,
} from '#src/assessment/engine/editing/translating.ts'
import { translatableTexts } from '#src/assessment/engine/texts/translations.ts'
import { Collapsible } from '#src/builder/screens/fields/Collapsible.tsx'
import partStyles from '#src/builder/screens/fields/PartsEditor.module.css'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { useDefinition } from '#src/builder/screens/state/useDraft.ts'
import styles from '#src/staff/fields/fieldLayout.module.css'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { CANDIDATE_LANGUAGES } from '#src/assessment/words/languages.ts'
import { languageName } from '#src/staff/words/languageName.ts'

import { translationProgress } from './progressWords.ts'

/** The language of the texts, and the translations that candidates can choose. */
export function LanguageSettings() {
  const { dialogs, draft } = useBuilder()
  const definition = useDefinition((all) => all)
  const { language, translations } = definition
  const translated = Object.keys(translations)
  const texts = translatableTexts(definition)
  const own = CANDIDATE_LANGUAGES.some((each) => each === language)
    ? CANDIDATE_LANGUAGES
    : [language, ...CANDIDATE_LANGUAGES]
  const others = CANDIDATE_LANGUAGES.filter(
    (each) => each !== language && !translated.includes(each),
  )
  return (
    <Collapsible
      part="languages"
      title="Languages"
      field="translations"
      set={[language, ...translated].map(languageName)}
    >
      <div className={styles.stack}>
        <div className={styles.narrow}>
          <Field label="Language of the texts" help="Buttons and messages use this language too.">
            <NativeSelect
              value={language}
              onChange={({ currentTarget: { value } }) =>
                draft.edit('changeTextLanguage', (d) => setLanguage(d, value))
              }
            >
              {own.map((each) => (
                <option key={each} value={each}>
                  {languageName(each)}
                </option>
              ))}
            </NativeSelect>
          </Field>
        </div>
        {translated.map((each) => {
          const name = languageName(each)
          return (
            <div key={each} className={partStyles.line}>
              <span className={partStyles.fixed}>
                {`${name}: ${translationProgress(definition, each, texts)}`}
              </span>
              <Button
                size="small"
                icon={<Languages />}
                aria-label={`Translate into ${name}`}
                onClick={() => dialogs.open({ kind: 'translate', language: each })}
              >
                Translate
              </Button>
              <IconButton
                size="small"
                label={`Remove the ${name} translation`}
                icon={<X size={16} />}
                onClick={() => draft.edit('removeTranslation', (d) => removeTranslation(d, each))}
              />
            </div>
          )
        })}
        {others.length === 0 ? null : (
          <div className={styles.narrow}>
            <Field label="Add translation" help="Candidates can choose it once it is complete.">
              <NativeSelect
                value=""
                onChange={({ currentTarget: { value } }) =>
                  draft.edit('addTranslation', (d) => addTranslation(d, value))
                }
              >
                <option value="">Choose a language</option>
                {others.map((each) => (
                  <option key={each} value={each}>
                    {languageName(each)}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          </div>
        )}
      </div>
    </Collapsible>
  )
}
