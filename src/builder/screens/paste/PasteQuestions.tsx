import { FileText } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

import { listText } from '#src/assessment/words/values/formats.ts'
import { FIELD_LIMITS } from '#src/builder/files/pasted/limits.ts'
import {
  QUESTION_FILES,
  QUESTION_READERS,
  SHEET_READERS,
} from '#src/builder/files/readers/readers.ts'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { FileButton } from '#src/ui/controls/FileButton.tsx'
import { useFileDrop } from '#src/ui/useFileDrop.ts'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { useFocusAfterRemoval } from '#src/ui/useFocusAfterRemoval.ts'
import { useRestoreFocus } from '#src/ui/useRestoreFocus.ts'

import { directionOf } from './directionOf.ts'
import { FormattedPaste, useFormattedPaste } from './FormattedPaste.tsx'
import { LargeText } from './LargeText.tsx'
import { LimitedTextArea } from './LimitedTextArea.tsx'
import styles from './Paste.module.css'
import { PastedColumns } from './PastedColumns.tsx'
import { PastedList } from './PastedList.tsx'
import { PastedNotice } from './PastedNotice.tsx'
import { PasteTarget } from './PasteTarget.tsx'
import { PartOfText, ReadAs } from './ReadAs.tsx'
import { countWords } from './pastedWords.ts'
import { useAdding } from './useAdding.ts'
import { usePastedSource } from './usePastedSource.ts'
import { Waiting } from './Waiting.tsx'
import { WorkbookSheets } from './WorkbookSheets.tsx'

/** "GIFT, spreadsheet rows, Excel workbooks, and Word documents" */
const OTHER_FORMATS = listText(
  [
    ...QUESTION_READERS.map(({ questions }) => questions.inSentence),
    ...SHEET_READERS.map(({ sheets }) => sheets.inSentence),
  ].filter((name) => name !== null),
  'and',
)

const EXAMPLE = `1. How many days are in a week?
a) Six
b) Seven
Answer: b`

interface PasteQuestionsProps {
  /** Opened at once; null to start with an empty text. */
  file: File | null
  onClose: () => void
}

/** Takes text with questions, lists what it would add, and adds it as one step. */
export function PasteQuestions({ file, onClose }: PasteQuestionsProps) {
  const source = usePastedSource()
  const adding = useAdding(onClose)
  const area = useRef<HTMLTextAreaElement>(null)
  const sourcePlace = useFocusAfterRemoval()
  const goToSource = useRestoreFocus(() =>
    sourcePlace.ref.current?.querySelector<HTMLElement>('[data-next-focus]'),
  )
  useInitialFocus(area)
  const formatted = useFormattedPaste(area, source.text, source.takeText)
  const takeFile = (taken: File) => {
    formatted.forget()
    source.takeFile(taken)
  }
  const takeFirst = useEffectEvent(takeFile)
  useEffect(() => {
    if (file !== null) takeFirst(file)
  }, [file])
  useFileDrop(([dropped, ...others]) => {
    if (others.length > 0) source.refuseSeveral()
    else if (dropped) takeFile(dropped)
  })
  const [isRequired, setRequired] = useState(
    adding.section.definition.settings.requiredByDefault === true,
  )
  const { text, large, workbook, reading, listed } = source
  const found = listed.flatMap(({ question, isLeftOut }) => (isLeftOut ? [] : [question]))
  const hasFound = listed.length > 0

  return (
    <FormDialog
      onClose={onClose}
      size="large"
      isDirty={text !== ''}
      initialFocus={area}
      returnsFocus={adding.returnsFocus}
      title="Paste questions"
      description={`Paste a quiz, or open it as a file. Plain text, ${OTHER_FORMATS} can be read.`}
      submitLabel={found.length > 0 ? `Add ${countWords(found.length)}` : null}
      isSubmitting={formatted.isReading || source.waiting !== null || adding.waiting !== null}
      onSubmit={() => adding.add(found, isRequired)}
    >
      <div {...sourcePlace} className={styles.source}>
        {large ? (
          <LargeText facts={large} error={source.refusal} onRemove={source.remove} />
        ) : (
          <Field label="Text" error={source.refusal}>
            <LimitedTextArea
              ref={area}
              data-next-focus=""
              rows={hasFound ? 3 : 8}
              dir={directionOf(text)}
              spellCheck={false}
              className={styles.text}
              placeholder={EXAMPLE}
              value={text}
              limits={FIELD_LIMITS}
              onTooMuch={(_, next) => source.takeText(next)}
              onText={source.takeText}
              onFile={takeFile}
              onHtml={formatted.paste}
            />
          </Field>
        )}
        <FormattedPaste shown={formatted.formatting} onExchange={formatted.exchange} />
        <FileButton
          size="small"
          variant="quiet"
          icon={<FileText />}
          accept={QUESTION_FILES}
          onChoose={takeFile}
        >
          Open a file
        </FileButton>
        <Waiting waiting={adding.waiting ?? source.waiting} onCancel={() => goToSource('source')} />
      </div>
      {workbook ? <WorkbookSheets opened={workbook} onChoose={source.chooseSheet} /> : null}
      {reading?.format ? (
        <div className={styles.targets}>
          <ReadAs format={reading.format} onChoose={source.choose} />
          <PartOfText reading={reading} onChoose={source.choosePart} />
          {hasFound ? <PasteTarget {...adding.section} /> : null}
          {hasFound ? (
            <Checkbox
              className={styles.required}
              label={found.length === 1 ? 'Make it required' : 'Make them required'}
              checked={isRequired}
              onChange={(event) => setRequired(event.target.checked)}
            />
          ) : null}
        </div>
      ) : null}
      {reading?.table ? <PastedColumns table={reading.table} onChoose={source.choose} /> : null}
      {reading && text.trim() !== '' && (hasFound || source.waiting === null) ? (
        <PastedNotice reading={reading} listed={listed} />
      ) : null}
      {hasFound && reading ? (
        <PastedList
          reading={reading}
          listed={listed}
          corrections={source.corrections}
          onCorrect={source.correct}
          onUndo={source.undo}
        />
      ) : null}
    </FormDialog>
  )
}

/**
 * A dialog focuses its first field in the next frame, but another dialog that is closing, such as
 * *Create assessment*, may cancel that. Then the field is focused a frame later.
 */
function useInitialFocus(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const dialog = field.current?.closest('[role="dialog"]')
        if (dialog && !dialog.contains(document.activeElement)) field.current?.focus()
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [field])
}
