import { FileText } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Question } from '#schemas/question.ts'
import { addQuestions } from '#src/assessment/engine/editing/questions.ts'
import { newSection } from '#src/assessment/engine/editing/sections.ts'
import {
  type Change,
  type Correction,
  correctedList,
} from '#src/builder/files/corrections/corrections.ts'
import { MAX_QUESTIONS, QUESTIONS_LIMITS } from '#src/builder/files/pasted/limits.ts'
import { AS_IT_LOOKS, type PastedChoices } from '#src/builder/files/readers/readPasted.ts'
import type { OpenedSheets } from '#src/builder/files/readers/openSheets.ts'
import { QUESTION_FILES, QUESTION_READERS } from '#src/builder/files/readers/readers.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { sectionOf } from '#src/builder/screens/state/draftPlaces.ts'
import { readingTasks } from '#src/builder/workers/readingTasks.ts'
import { useTaskRunner } from '#src/storage/workers/useTaskRunner.ts'
import { announce } from '#src/ui/announce.ts'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { FileButton } from '#src/ui/controls/FileButton.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { mintId } from '#src/storage/vault/randomness.ts'
import { listText } from '#src/assessment/words/values/formats.ts'
import { directionOf } from './directionOf.ts'
import { LimitedTextArea } from './LimitedTextArea.tsx'
import styles from './Paste.module.css'
import { PastedColumns } from './PastedColumns.tsx'
import { PastedList } from './PastedList.tsx'
import { PastedNotice } from './PastedNotice.tsx'
import { countWords } from './pastedWords.ts'
import { NEW_SECTION, PasteTarget } from './PasteTarget.tsx'
import { ReadAs } from './ReadAs.tsx'
import { useInitialFocus } from './useInitialFocus.ts'
import { useFileText } from './useFileText.ts'
import { useReading } from './useReading.ts'
import { useTooMuch } from './useTooMuch.ts'
import { WorkbookSheets } from './WorkbookSheets.tsx'

const NONE: readonly Correction[] = []

/** "GIFT and spreadsheet rows" */
const OTHER_FORMATS = listText(
  QUESTION_READERS.flatMap(({ questions }) => questions.inSentence ?? []),
  'and',
)

const EXAMPLE = `1. How many days are in a week?
a) Six
b) Seven
Answer: b`

/** Takes text with questions, lists what it would add, and adds it as one step. */
export function PasteQuestions({ onClose }: { onClose: () => void }) {
  const { draft, selection, actions } = useBuilder()
  const area = useRef<HTMLTextAreaElement>(null)
  const goesToFirst = useRef(false)
  useInitialFocus(area)
  const [text, setText] = useState('')
  const [workbook, setWorkbook] = useState<OpenedSheets | null>(null)
  const [chosen, setChosen] = useState(AS_IT_LOOKS)
  const { reading, isCurrent } = useReading(text, chosen)
  const [corrections, setCorrections] = useState(NONE)
  const ask = useTaskRunner(readingTasks, 'pastedQuestions')
  const [isAdding, setAdding] = useState(false)
  const refused = useTooMuch()
  const definition = draft.definition()
  const here = sectionOf(definition, selection.getState().selection)
  const empty = definition.sections.length === 1 && definition.sections[0]?.questions.length === 0
  const [target, setTarget] = useState(empty ? (definition.sections[0]?.id ?? '') : NEW_SECTION)
  const [title, setTitle] = useState('')
  const [isRequired, setRequired] = useState(false)
  const { listed, dropped } = useMemo(
    () => correctedList(reading?.questions ?? [], corrections),
    [reading, corrections],
  )
  const found = listed.flatMap(({ question, isLeftOut }) => (isLeftOut ? [] : [question]))
  const hasFound = listed.length > 0 && listed.length <= MAX_QUESTIONS
  const canAdd = hasFound && found.length > 0
  const made = useMemo(() => ({ made: corrections.length, dropped }), [corrections, dropped])
  const correct = useCallback(
    (of: string, change: Change) => setCorrections((before) => [...before, { of, ...change }]),
    [],
  )
  const undo = useCallback(() => setCorrections((before) => before.slice(0, -1)), [])

  const choose = (change: Partial<PastedChoices>) =>
    setChosen((before) => ({ ...before, ...change }))
  const take = (next: string) => {
    refused.clear()
    setWorkbook(null)
    if (next.trim() === '') {
      setChosen(AS_IT_LOOKS)
      setCorrections(NONE)
    }
    setText(next)
  }
  const takeSheet = (opened: OpenedSheets) => {
    const sheet = opened.sheets[opened.chosen]
    if (!sheet) return
    setChosen(AS_IT_LOOKS)
    setCorrections(NONE)
    take(sheet.text)
    if (sheet.tooMuch) refused.notify(sheet.tooMuch)
    setWorkbook(opened)
  }
  const takeFile = useFileText({
    limits: QUESTIONS_LIMITS,
    onText: (next) => {
      setChosen(AS_IT_LOOKS)
      setCorrections(NONE)
      take(next)
    },
    onSheets: (opened) => takeSheet(opened),
    onTooMuch: refused.notify,
    onFailure: refused.tellUnreadable,
  })

  const add = (questions: readonly Question[]) => {
    const section = { ...newSection(mintId('s'), title.trim()), questions: [...questions] }
    draft.edit({ key: 'pasteQuestions', count: questions.length }, (d) =>
      addQuestions(
        d,
        target === NEW_SECTION ? { sections: [section] } : { sectionId: target, questions },
      ),
    )
    const [first] = questions
    if (first) {
      goesToFirst.current = true
      selection.select({ kind: 'question', questionId: first.id }, 'elsewhere', 'prompt')
    }
    const done = `${countWords(questions.length)} added`
    announce(done)
    toast({ text: done, ofDraft: true, action: { label: 'Undo', onAct: actions.undo } })
    onClose()
  }

  return (
    <FormDialog
      onClose={onClose}
      size="large"
      isDirty={text !== ''}
      initialFocus={area}
      returnsFocus={() => !goesToFirst.current}
      title="Paste questions"
      description={`Paste a quiz: questions, options and, if you have them, answers. ${OTHER_FORMATS} can be read too.`}
      submitLabel={canAdd ? `Add ${countWords(found.length)}` : null}
      isSubmitting={!isCurrent || isAdding}
      onSubmit={() => {
        setAdding(true)
        ask({ questions: found, required: isRequired }, add)
      }}
    >
      <div className={styles.source}>
        <Field label="Text" error={refused.words}>
          <LimitedTextArea
            ref={area}
            rows={hasFound ? 3 : 8}
            dir={directionOf(text)}
            spellCheck={false}
            className={styles.text}
            placeholder={EXAMPLE}
            value={text}
            limits={QUESTIONS_LIMITS}
            onTooMuch={refused.notify}
            onText={take}
            onFile={(file) => void takeFile(file)}
          />
        </Field>
        <FileButton
          size="small"
          variant="quiet"
          icon={<FileText />}
          accept={QUESTION_FILES}
          onChoose={(file) => void takeFile(file)}
        >
          Open a file
        </FileButton>
      </div>
      {workbook ? <WorkbookSheets opened={workbook} onChoose={takeSheet} /> : null}
      {reading && text.trim() !== '' ? (
        <PastedNotice reading={reading} listed={listed} isCurrent={isCurrent} />
      ) : null}
      {reading?.format ? (
        <div className={styles.targets}>
          <ReadAs format={reading.format} onChoose={choose} />
          {hasFound ? (
            <PasteTarget
              definition={definition}
              selectedId={here?.id}
              target={target}
              title={title}
              onTarget={setTarget}
              onTitle={setTitle}
            />
          ) : null}
        </div>
      ) : null}
      {reading?.table ? <PastedColumns table={reading.table} onChoose={choose} /> : null}
      {hasFound ? (
        <>
          <Checkbox
            label={found.length === 1 ? 'Make it required' : 'Make them required'}
            checked={isRequired}
            onChange={(event) => setRequired(event.target.checked)}
          />
          <PastedList listed={listed} corrections={made} onCorrect={correct} onUndo={undo} />
        </>
      ) : null}
    </FormDialog>
  )
}
