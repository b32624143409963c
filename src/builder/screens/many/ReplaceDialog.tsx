import { type KeyboardEvent, useCallback, useDeferredValue, useMemo, useState } from 'react'

import type { Definition } from '#schemas/definition.ts'
import { textsToCheck } from '#src/assessment/engine/texts/originals.ts'
import {
  findText,
  isKey,
  MOST_HITS,
  replaceText,
  type TextHit,
} from '#src/assessment/engine/texts/replaceText.ts'
import { numberText, pluralsIn } from '#src/assessment/words/values/formats.ts'
import { isComposing } from '#src/base/composing.ts'
import { authored, authoredLabel } from '#src/builder/files/markdown.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { useDefinition } from '#src/builder/screens/state/useDraft.ts'
import { languageName } from '#src/staff/words/languageName.ts'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { FieldError } from '#src/ui/controls/FieldError.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'

import { HitList, hitKey, isTicked } from './HitList.tsx'
import styles from './many.module.css'

const { counted } = pluralsIn<'one' | 'other'>('en')
const PLACES = { one: 'place', other: 'places' }

/** Finds a text in one language of the assessment, lists each place, and replaces those selected. */
export function ReplaceDialog({ onClose }: { onClose: () => void }) {
  const { draft, actions } = useBuilder()
  const definition = useDefinition((all) => all)
  const languages = [definition.language, ...Object.keys(definition.translations)]
  const [language, setLanguage] = useState(definition.language)
  const [query, setQuery] = useState({ find: '', matchCase: false, wholeWords: false })
  const [replacement, setReplacement] = useState('')
  /** What was ticked or unticked by hand. */
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [isTried, setTried] = useState(false)
  const search = useDeferredValue(query)
  const wanted = useDeferredValue(replacement)
  const hits = useMemo(
    () => findText(definition, language, search, wanted, parseText),
    [definition, language, search, wanted],
  )
  const chosen = hits.filter((hit) => isTicked(hit, ticked))
  const isTooMany = hits.length > MOST_HITS
  const change = (next: Partial<typeof query>) => {
    setQuery({ ...query, ...next })
    setTicked(new Map())
  }
  const tick = useCallback(
    (some: readonly TextHit[], isOn: boolean) =>
      setTicked((now) => new Map([...now, ...some.map((hit) => [hitKey(hit), isOn] as const)])),
    [],
  )
  const replace = () => {
    setTried(true)
    // What is listed may be a moment behind what was typed.
    if (chosen.length === 0 || isTooMany || search !== query || wanted !== replacement) return
    onClose()
    const after = replaceText(definition, language, chosen, replacement, parseText)
    draft.edit({ key: 'replaceText', count: chosen.length }, () => after)
    const toCheck = toCheckWords(definition, after)
    toast({
      text: [`Replaced in ${counted(chosen.length, PLACES)}`, ...toCheck].join('. '),
      ofDraft: true,
      action: { label: 'Undo', onAct: () => actions.undo() },
    })
  }

  return (
    <FormDialog
      onClose={onClose}
      size="large"
      title="Find and replace"
      submitLabel={
        hits.length === 0 || isTooMany ? null : `Replace in ${counted(chosen.length, PLACES)}`
      }
      closeLabel={hits.length === 0 ? 'Close' : 'Cancel'}
      isDirty={ticked.size > 0}
      isSubmitting={false}
      onSubmit={replace}
    >
      <div className={styles.fields}>
        <Field label="Find">
          <TextInput
            dir="auto"
            value={query.find}
            onKeyDown={keepEnter}
            onChange={(event) => change({ find: event.target.value })}
          />
        </Field>
        <Field label="Replace with" optional help="Leave empty to delete it.">
          <TextInput
            dir="auto"
            value={replacement}
            onKeyDown={keepEnter}
            onChange={(event) => setReplacement(event.target.value)}
          />
        </Field>
        {languages.length === 1 ? null : (
          <Field label="Language">
            <NativeSelect
              value={language}
              onChange={(event) => {
                setLanguage(event.target.value)
                setTicked(new Map())
              }}
            >
              {languages.map((each) => (
                <option key={each} value={each}>
                  {languageName(each)}
                </option>
              ))}
            </NativeSelect>
          </Field>
        )}
      </div>
      <div className={styles.ways}>
        <Checkbox
          label="Match case"
          checked={query.matchCase}
          onChange={() => change({ matchCase: !query.matchCase })}
        />
        <Checkbox
          label="Whole words"
          checked={query.wholeWords}
          onChange={() => change({ wholeWords: !query.wholeWords })}
        />
      </div>
      <output key={search.find === '' ? 'hint' : 'found'} className={styles.note}>
        {foundWords(hits, search.find, chosen.length)}
      </output>
      {isTooMany || hits.length === 0 ? null : (
        <HitList
          definition={definition}
          hits={hits}
          replacement={wanted}
          ticked={ticked}
          onTick={tick}
        />
      )}
      {isTried && hits.length > 0 && chosen.length === 0 ? (
        <div role="alert">
          <FieldError>Select at least one place.</FieldError>
        </div>
      ) : null}
    </FormDialog>
  )
}

function parseText(source: string, textId: string) {
  return (textId.endsWith('.label') ? authoredLabel(source) : authored(source)).tree
}

/** In a field of a search, Enter must not replace anything yet. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !isComposing(event.nativeEvent)) event.preventDefault()
}

function foundWords(hits: readonly TextHit[], find: string, chosen: number): string {
  if (find === '') return 'Searches everything candidates read, and correct answers.'
  if (hits.length === 0) return `Nothing contains “${find}”.`
  const places = counted(hits.length, PLACES)
  if (hits.length > MOST_HITS) return `${places} contain “${find}”. Type more of it to list them.`
  const keys = hits.filter(({ textId }) => isKey(textId)).length
  const ofKeys = keys === 0 ? '' : `, ${numberText(keys)} of them in correct answers`
  return `${places} found${ofKeys}. ${numberText(chosen)} selected.`
}

/** How many translations no longer suit their text: "German: 3 translations to check". */
function toCheckWords(before: Definition, after: Definition): string[] {
  return Object.keys(after.translations).flatMap((language) => {
    const more = textsToCheck(after, language).length - textsToCheck(before, language).length
    if (more <= 0) return []
    const translations = counted(more, { one: 'translation', other: 'translations' })
    return [`${languageName(language)}: ${translations} to check`]
  })
}
