import { Check } from 'lucide-react'
import { type RefObject, useId } from 'react'

import type { TranslatedText } from '#schemas/authoredText.ts'
import type { Definition } from '#schemas/definition.ts'
import { getOwn } from '#src/assessment/engine/getOwn.ts'
import type { Translatable } from '#src/assessment/engine/texts/translations.ts'
import { directionOf } from '#src/assessment/renderer/text/direction.ts'
import { textName } from '#src/builder/model/words/textNames.ts'
import { wordChanges } from '#src/builder/model/wordChanges.ts'
import { ChangedWords } from '#src/builder/screens/fields/ChangedWords.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextArea } from '#src/ui/controls/TextArea.tsx'

import styles from './TranslationDialog.module.css'

interface TranslationPairProps {
  text: Translatable
  language: string
  definition: Definition
  isMissing: boolean
  /** What was translated, if the text has changed since. */
  original: string | undefined
  /** The translation that was to check, if it was changed in this dialog. */
  changed: TranslatedText | undefined
  field: RefObject<HTMLTextAreaElement | null> | undefined
  onFocus: () => void
  onType: (source: string) => void
  onConfirm: () => void
}

/** A text and its translation; before it, what was translated if it has changed since. */
export function TranslationPair(props: TranslationPairProps) {
  const { text, language, definition, isMissing, original, changed, field } = props
  const { onFocus, onType, onConfirm } = props
  const own = { lang: definition.language, dir: directionOf(definition.language) }
  const translation = getOwn(definition.translations[language], text.id)
  const isToCheck = original !== undefined
  const id = useId()
  const help = isMissing
    ? 'Missing'
    : isToCheck
      ? 'To check'
      : changed
        ? 'Translated again'
        : undefined
  return (
    <div className={styles.pair}>
      <Original
        {...own}
        id={`${id}-source`}
        before={original ?? changed?.original}
        now={text.source}
      />
      <div className={styles.translation}>
        <Field id={id} label={textName(text.id, definition)} help={help}>
          <TextArea
            ref={field}
            data-text={text.id}
            rows={1}
            aria-describedby={`${id}-source${help === undefined ? '' : ` ${id}-help`}`}
            lang={language}
            dir={directionOf(language)}
            value={translation?.source ?? ''}
            onFocus={onFocus}
            onChange={(event) => onType(event.target.value)}
          />
        </Field>
        {isToCheck ? (
          <Button
            size="small"
            icon={<Check />}
            aria-label={`Still correct: ${textName(text.id, definition)}`}
            onClick={onConfirm}
          >
            Still correct
          </Button>
        ) : null}
      </div>
    </div>
  )
}

interface OriginalProps {
  id: string
  /** Undefined or blank: there is nothing to compare. */
  before: string | undefined
  now: string
  lang: string
  dir: 'ltr' | 'rtl'
}

function Original({ id, before = '', now, lang, dir }: OriginalProps) {
  if (before.trim() === '') {
    return (
      <p id={id} className={styles.source} lang={lang} dir={dir}>
        {now}
      </p>
    )
  }
  const changes = wordChanges(before, now)
  return (
    <dl id={id} className={styles.versions}>
      <dt>Before</dt>
      <dd className={styles.source} lang={lang} dir={dir}>
        <ChangedWords parts={changes.before} changed="del" />
      </dd>
      <dt>Now</dt>
      <dd className={styles.source} lang={lang} dir={dir}>
        <ChangedWords parts={changes.after} changed="ins" />
      </dd>
    </dl>
  )
}
