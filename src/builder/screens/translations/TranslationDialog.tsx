import { useState } from 'react'

import type { Definition } from '#schemas/definition.ts'
import { setTranslation } from '#src/assessment/engine/editing/translating.ts'
import { missingTexts, translatableTexts } from '#src/assessment/engine/texts/translations.ts'
import { authored, authoredLabel } from '#src/builder/files/markdown.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { useDefinition } from '#src/builder/screens/state/useDraft.ts'
import { orNothing } from '#src/builder/screens/fields/AuthoredField.tsx'
import { directionOf } from '#src/assessment/renderer/text/direction.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { TextArea } from '#src/ui/controls/TextArea.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { languageName } from '#src/staff/words/languageName.ts'
import { numberQuestions } from '#src/assessment/engine/numbering.ts'

import { missingWords } from './missingWords.ts'
import styles from './TranslationDialog.module.css'

/** Every text beside its translation, one part of the assessment at a time. */
export function TranslationDialog({
  language,
  onClose,
}: {
  language: string
  onClose: () => void
}) {
  const { draft } = useBuilder()
  const definition = useDefinition((all) => all)
  const [key, setKey] = useState('start')
  const texts = translatableTexts(definition)
  const missing = missingTexts(definition, language, texts)
  const missingIds = new Set(missing.map(({ id }) => id))
  const translated = definition.translations[language] ?? {}
  const parts = textParts(definition)
  const part = parts.find((each) => each.key === key) ?? parts[0]
  const own = { lang: definition.language, dir: directionOf(definition.language) }
  const theirs = { lang: language, dir: directionOf(language) }
  const type = (id: string, source: string) =>
    draft.edit(
      'editTranslation',
      (d) => {
        const text = id.endsWith('.label') ? authoredLabel(source) : authored(source)
        return setTranslation(d, language, id, orNothing(text))
      },
      { mergeKey: `translation.${language}.${id}` },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={`Translate into ${languageName(language)}`}
      description={`${languageName(language)}: ${missingWords(missing.length)}`}
      keepOpenOutside
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Field label="Part of the assessment">
        <NativeSelect value={part?.key} onChange={(event) => setKey(event.currentTarget.value)}>
          {parts.map((each) => {
            const left = missing.filter(({ id }) => each.ownerIds.has(ownerOf(id))).length
            return (
              <option key={each.key} value={each.key}>
                {`${each.name} (${missingWords(left)})`}
              </option>
            )
          })}
        </NativeSelect>
      </Field>
      <div className={styles.texts}>
        {texts
          .filter(({ id }) => part?.ownerIds.has(ownerOf(id)))
          .map(({ id, source }) => (
            <div key={id} className={styles.pair}>
              <p className={styles.source} {...own}>
                {source}
              </p>
              <Field
                label={textName(id, definition)}
                {...(missingIds.has(id) && { help: 'Missing' })}
              >
                <TextArea
                  rows={1}
                  {...theirs}
                  value={translated[id]?.source ?? ''}
                  onChange={(event) => type(id, event.target.value)}
                />
              </Field>
            </div>
          ))}
      </div>
    </Dialog>
  )
}

/** Where the texts of a translation are: the start, or a section with its questions. */
type TextPart = { key: string; name: string; ownerIds: ReadonlySet<string> }

/** The parts of an assessment, translated one after the other. */
function textParts({ sections }: Definition): TextPart[] {
  return [
    { key: 'start', name: 'Start', ownerIds: new Set(['title', 'introduction']) },
    ...sections.map(({ id, title, questions }, index) => ({
      key: id,
      name: `Section ${index + 1}${title.trim() === '' ? '' : `: ${title}`}`,
      ownerIds: new Set([id, ...questions.map((question) => question.id)]),
    })),
  ]
}

/** The section or question that a text belongs to. */
function ownerOf(textId: string): string {
  return textId.split('.')[0] ?? ''
}

/** Names a text: "Question 3, help". */
function textName(textId: string, definition: Definition): string {
  const [owner = '', ...rest] = textId.split('.')
  const kind = NAMES[rest.at(-1) ?? owner] ?? 'text'
  const number = numberQuestions(definition).get(owner)
  const isLabel = rest.length > 1
  const named = isLabel ? 'option' : kind
  if (number !== undefined) return `Question ${number}, ${named}`
  return named.charAt(0).toUpperCase() + named.slice(1)
}

const NAMES: Readonly<Record<string, string>> = {
  title: 'title',
  introduction: 'introduction',
  prompt: 'text',
  help: 'help',
  label: 'checkbox label',
  unit: 'unit',
  errorText: 'error message',
  picture: 'description of the picture',
  lowLabel: 'label of the low end',
  highLabel: 'label of the high end',
}
