import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { addQuestions } from '#src/engine/editing/questions.ts'
import { newSection } from '#src/engine/editing/sections.ts'
import { questionsFromQuiz } from '#src/exchange/quiz/questionsFromQuiz.ts'
import { readQuiz } from '#src/exchange/quiz/readQuiz.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { sectionOf } from '#src/features/builder/draft/places.ts'
import { announce } from '#src/ui/announce.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { Field } from '#src/ui/Field.tsx'
import { FormDialog } from '#src/ui/FormDialog.tsx'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextInput } from '#src/ui/TextInput.tsx'
import { toast } from '#src/ui/toasts.ts'
import { mintId } from '#src/vault/randomness.ts'
import styles from './Paste.module.css'
import { QuizList } from './QuizList.tsx'
import { countWords } from './quizWords.ts'

const NEW_SECTION = ''

const EXAMPLE = `1. How many days are in a week?
a) Six
b) Seven
Answer: b`

/** Text of a quiz, then the list of what it would add, then one step that adds it. */
export function PasteQuestions({ onClose }: { onClose: () => void }) {
  const { draft, selection, acts } = useBuilder()
  const area = useRef<HTMLTextAreaElement>(null)
  const goesToFirst = useRef(false)
  const [text, setText] = useState('')
  const readingOf = useDeferredValue(text)
  const reading = useMemo(() => readQuiz(readingOf), [readingOf])
  const definition = draft.definition()
  const here = sectionOf(definition, selection.getState().selection)
  const empty = definition.sections.length === 1 && definition.sections[0]?.questions.length === 0
  const [target, setTarget] = useState(empty ? (definition.sections[0]?.id ?? '') : NEW_SECTION)
  const [title, setTitle] = useState('')
  const [isRequired, setRequired] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const count = reading.questions.length

  const add = () => {
    const now = readQuiz(text)
    if (now.questions.length === 0) {
      setProblem('No question was found in this text. A question has options, one a line.')
      area.current?.focus()
      return
    }
    const questions = questionsFromQuiz(now, mintId, isRequired)
    const section = { ...newSection(mintId('s'), title.trim()), questions }
    const name = `Paste ${countWords(questions.length)}`
    draft.edit(name, (d) =>
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
    toast({ text: done, action: { label: 'Undo', onAct: acts.undo } })
    onClose()
  }

  return (
    <FormDialog
      onClose={onClose}
      size="large"
      keepOpenOutside={text !== ''}
      initialFocus={area}
      returnsFocus={() => !goesToFirst.current}
      title="Paste questions"
      description="Paste the text of a quiz: questions with their options, and answers where it has them."
      submitLabel={count === 0 ? 'Add questions' : `Add ${countWords(count)}`}
      onSubmit={add}
    >
      <Field label="Text" error={count === 0 ? problem : null}>
        <TextArea
          ref={area}
          rows={count > 0 ? 3 : 8}
          dir="auto"
          spellCheck={false}
          className={styles.text}
          placeholder={EXAMPLE}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className={styles.targets}>
        <Field label="Add to">
          <NativeSelect value={target} onChange={(event) => setTarget(event.target.value)}>
            <option value={NEW_SECTION}>A new section</option>
            {definition.sections.map((section, at) => (
              <option key={section.id} value={section.id}>
                Section {at + 1}: {section.title || 'Untitled section'}
                {section.id === here?.id ? ' (selected)' : ''}
              </option>
            ))}
          </NativeSelect>
        </Field>
        {target === NEW_SECTION ? (
          <Field label="Title of the section" optional>
            <TextInput
              dir="auto"
              value={title}
              onChange={(event) => setTitle(event.target.value)}
            />
          </Field>
        ) : null}
      </div>
      <Checkbox
        label="Make them required"
        checked={isRequired}
        onChange={(event) => setRequired(event.target.checked)}
      />
      {readingOf.trim() === '' ? null : <QuizList reading={reading} />}
    </FormDialog>
  )
}
