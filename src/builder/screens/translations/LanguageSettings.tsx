import { Languages, Plus, X } from 'lucide-react'
import {
  addTranslation,
  removeTranslation,
  setLanguage,
} from '#src/assessment/engine/editing/translating.ts'
import { translatableTexts } from '#src/assessment/engine/texts/translations.ts'
import { Collapsible } from '#src/builder/screens/fields/Collapsible.tsx'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { useDefinition } from '#src/builder/screens/state/useDraft.ts'
import styles from '#src/staff/fields/fieldLayout.module.css'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { Menu } from '#src/ui/overlays/Menu.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import shared from '#src/ui/shared.module.css'
import { useFocusAfterRemoval } from '#src/ui/useFocusAfterRemoval.ts'
import { useRestoreFocus } from '#src/ui/useRestoreFocus.ts'
import { CANDIDATE_LANGUAGES } from '#src/assessment/words/languages.ts'
import { languageName } from '#src/staff/words/languageName.ts'

import { translationProgress } from './progressWords.ts'
import ownStyles from './TranslationDialog.module.css'

/** The language of the texts, and the translations that candidates can choose. */
export function LanguageSettings() {
  const { actions, dialogs, draft } = useBuilder()
  const definition = useDefinition((all) => all)
  const { language, translations } = definition
  const translated = Object.keys(translations)
  const texts = translatableTexts(definition)
  // One with a translation is left out: the texts would take its place, and it would be lost.
  const own = [
    ...CANDIDATE_LANGUAGES.filter((each) => each === language || !translated.includes(each)),
    ...(CANDIDATE_LANGUAGES.some((each) => each === language) ? [] : [language]),
  ]
  const others = CANDIDATE_LANGUAGES.filter(
    (each) => each !== language && !translated.includes(each),
  )
  const removal = useFocusAfterRemoval()
  const focusOnceAdded = useRestoreFocus((added: string) =>
    removal.ref.current?.querySelector<HTMLElement>(`[data-translate="${added}"]`),
  )
  const add = (added: string) => {
    draft.edit('addTranslation', (d) => addTranslation(d, added))
    focusOnceAdded(added)
  }
  const remove = (removed: string) => {
    draft.edit('removeTranslation', (d) => removeTranslation(d, removed))
    toast({
      text: `${languageName(removed)} translation removed`,
      ofDraft: true,
      action: { label: 'Undo', onAct: () => actions.undo() },
    })
  }
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
        <div {...removal} className={styles.stack}>
          {translated.map((each) => {
            const name = languageName(each)
            return (
              <div key={each} className={ownStyles.language}>
                <span>{`${name}: ${translationProgress(definition, each, texts)}`}</span>
                <Button
                  size="small"
                  icon={<Languages />}
                  aria-label={`Translate into ${name}`}
                  data-translate={each}
                  onClick={() => dialogs.open({ kind: 'translate', language: each })}
                >
                  Translate
                </Button>
                <IconButton
                  size="small"
                  label={`Remove the ${name} translation`}
                  icon={<X size={16} />}
                  onClick={() => remove(each)}
                />
              </div>
            )
          })}
          {others.length === 0 ? null : (
            <div>
              <Menu
                label="Add translation"
                size="small"
                icon={<Plus />}
                align="start"
                items={others.map((each) => ({
                  label: languageName(each),
                  onSelect: () => add(each),
                }))}
              >
                Add translation
              </Menu>
              <div className={shared.quiet}>Candidates can choose it once it is complete.</div>
            </div>
          )}
        </div>
      </div>
    </Collapsible>
  )
}
