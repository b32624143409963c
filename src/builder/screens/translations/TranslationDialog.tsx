import { Eye } from 'lucide-react'
import { useRef, useState } from 'react'

import type { TranslatedText } from '#schemas/authoredText.ts'
import { confirmTranslation, setTranslation } from '#src/assessment/engine/editing/translating.ts'
import { getOwn } from '#src/assessment/engine/getOwn.ts'
import { textsToCheck } from '#src/assessment/engine/texts/originals.ts'
import {
  missingTexts,
  ownerOfText,
  type Translatable,
  translatableTexts,
} from '#src/assessment/engine/texts/translations.ts'
import { authored, authoredLabel } from '#src/builder/files/markdown.ts'
import { orNothing } from '#src/builder/screens/fields/AuthoredField.tsx'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { useDefinition } from '#src/builder/screens/state/useDraft.ts'
import { usePaneCount } from '#src/builder/screens/state/usePaneCount.ts'
import { languageName } from '#src/staff/words/languageName.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { useRestoreFocus } from '#src/ui/useRestoreFocus.ts'

import { progressWords, translationProgress } from './progressWords.ts'
import { fieldOfText, placeOfText, textParts } from './translatedPlaces.ts'
import styles from './TranslationDialog.module.css'
import { TranslationPair } from './TranslationPair.tsx'

interface TranslationDialogProps {
  language: string
  /** The text that gets the focus, and whose place in the builder gets it afterwards. */
  textId?: string | undefined
  onClose: () => void
}

/** Every text beside its translation, one part of the assessment at a time. */
export function TranslationDialog({ language, textId, onClose }: TranslationDialogProps) {
  const { draft, preview, selection } = useBuilder()
  const definition = useDefinition((all) => all)
  const texts = translatableTexts(definition)
  const missing = missingTexts(definition, language, texts)
  const toCheck = textsToCheck(definition, language, texts)
  const translated = definition.translations[language] ?? {}
  const parts = textParts(definition)
  const partOf = (id: string) => parts.find(({ ownerIds }) => ownerIds.has(ownerOfText(id)))?.key
  const [at, setAt] = useState({ key: textId === undefined ? 'start' : partOf(textId) })
  const part = parts.find(({ key }) => key === at.key) ?? parts[0]
  const shown = texts.filter(({ id }) => part?.ownerIds.has(ownerOfText(id)))
  // What was to check when it was first changed here: its originals stay in view.
  const [changed, setChanged] = useState<ReadonlyMap<string, TranslatedText>>(new Map())

  const list = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLTextAreaElement>(null)
  const current = useRef(textId)
  const leaves = useRef(textId !== undefined)
  const isShown = useRef(false)
  const paneCount = usePaneCount()
  const focusText = useRestoreFocus((id: string) =>
    list.current?.querySelector<HTMLElement>(`[data-text="${id}"]`),
  )
  const open = (id: string) => {
    focusText(id)
    setAt({ key: partOf(id) })
  }
  /** The text that has or had the focus, or else the first one in view. */
  const here = () => shown.find(({ id }) => id === current.current) ?? shown[0]
  const nextOf = (wanted: readonly Translatable[]) => {
    const from = here()
    const order = texts.findIndex(({ id }) => id === from?.id)
    const isHere = from?.id === current.current
    const isAfter = ({ id }: Translatable) => {
      const place = texts.findIndex((each) => each.id === id)
      return isHere ? place > order : place >= order
    }
    const next = wanted.find(isAfter) ?? wanted[0]
    if (next !== undefined) open(next.id)
  }

  const type = (id: string, source: string) => {
    const before =
      changed.get(id) ?? (toCheck.some((each) => each.id === id) ? getOwn(translated, id) : null)
    if (before) setChanged(new Map(changed).set(id, before))
    const text = orNothing(id.endsWith('.label') ? authoredLabel(source) : authored(source))
    // Typing the same text again confirms nothing.
    const next = before && text?.source === before.source ? before : text
    draft.edit('editTranslation', (d) => setTranslation(d, language, id, next), {
      mergeKey: `translation.${language}.${id}`,
    })
  }
  const confirm = (id: string) => {
    const others = new Map(changed)
    others.delete(id)
    setChanged(others)
    draft.edit('confirmTranslation', (d) => confirmTranslation(d, language, id))
    announce('The translation is confirmed')
    open(id)
  }

  /** Where panes are tabs, the editor is closed once the preview is open. */
  const previewLanguage = () =>
    paneCount === 1 && isShown.current
      ? document.querySelector<HTMLElement>('[data-preview-language]')
      : null

  const close = () => {
    onClose()
    if (textId === undefined) return
    const id = current.current ?? textId
    selection.select(placeOfText(id, definition), 'elsewhere', fieldOfText(id, definition))
  }
  const showInPreview = () => {
    const id = here()?.id ?? 'title'
    leaves.current = true
    isShown.current = true
    onClose()
    selection.select(placeOfText(id, definition), 'elsewhere', fieldOfText(id, definition))
    preview.showIn(language)
    preview.play(preview.filling())
    announce(`The preview is in ${languageName(language)}`)
  }

  return (
    <Dialog
      open
      onClose={close}
      size="large"
      title={`Translate into ${languageName(language)}`}
      description={`${languageName(language)}: ${progressWords(missing.length, toCheck.length)}`}
      keepOpenOutside
      initialFocus={textId === undefined ? undefined : first}
      // The focus goes to the place of a text, instead of returning to what has closed meanwhile.
      returnsFocus={() => (leaves.current ? (previewLanguage() ?? false) : true)}
      footer={
        <>
          <Button icon={<Eye />} onClick={showInPreview}>
            Show in preview
          </Button>
          {missing.length === 0 ? null : (
            <Button onClick={() => nextOf(missing)}>Next missing</Button>
          )}
          {toCheck.length === 0 ? null : (
            <Button onClick={() => nextOf(toCheck)}>Next to check</Button>
          )}
          <Button variant="primary" onClick={close}>
            Done
          </Button>
        </>
      }
    >
      <Field label="Part of the assessment">
        <NativeSelect
          value={part?.key}
          onChange={({ currentTarget }) => setAt({ key: currentTarget.value })}
        >
          {parts.map(({ key, name, ownerIds }) => {
            const own = texts.filter(({ id }) => ownerIds.has(ownerOfText(id)))
            return (
              <option key={key} value={key}>
                {`${name} (${translationProgress(definition, language, own)})`}
              </option>
            )
          })}
        </NativeSelect>
      </Field>
      <div ref={list} className={styles.texts}>
        {shown.map((text) => (
          <TranslationPair
            key={text.id}
            text={text}
            language={language}
            definition={definition}
            isMissing={missing.some(({ id }) => id === text.id)}
            original={toCheck.find(({ id }) => id === text.id)?.original}
            changed={changed.get(text.id)}
            field={text.id === textId ? first : undefined}
            onFocus={() => {
              current.current = text.id
            }}
            onType={(source) => type(text.id, source)}
            onConfirm={() => confirm(text.id)}
          />
        ))}
      </div>
    </Dialog>
  )
}
