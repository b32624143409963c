import { useMemo, useState } from 'react'

import type { Definition } from '#schemas/definition.ts'
import type { Question, QuestionKind } from '#schemas/question.ts'
import { FORMATS } from '#schemas/base.ts'
import { textOf } from '#src/assessment/engine/authoredText.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { useFillForm } from '#src/assessment/renderer/fill/useFillForm.ts'
import { QuestionCard } from '#src/assessment/renderer/question/QuestionCard.tsx'
import { FillContext } from '#src/assessment/renderer/session/FillContext.ts'
import type { FileKeeper } from '#src/assessment/renderer/session/fileKeeper.ts'
import { createFillSession } from '#src/assessment/renderer/session/fillSession.ts'
import { QuoteContext } from '#src/assessment/renderer/text/quotes.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { type CandidateWords, clockWords } from '#src/assessment/words/candidateWords.ts'

import styles from './clock.module.css'

/** Kinds whose inputs few people know. */
const TRIED = ['ranking', 'signature'] as const satisfies readonly QuestionKind[]
type Tried = (typeof TRIED)[number]

/** Before a clock starts: ranking and signing, if they will be asked for. Nothing of it is stored. */
export function Trial({ kinds }: { kinds: readonly QuestionKind[] }) {
  const words = useWords()
  const { trial } = clockWords(words)
  const tried = TRIED.filter((kind) => kinds.includes(kind))
  const [only, other] = tried
  if (only === undefined) return null
  return (
    <details className={styles.trial}>
      <summary>{other === undefined ? trial.title[only] : trial.title.both}</summary>
      <p dir="auto">{trial.nothingKept}</p>
      <TrialQuestions key={words.write.language} tried={tried} words={words} />
    </details>
  )
}

function TrialQuestions({ tried, words }: { tried: readonly Tried[]; words: CandidateWords }) {
  const [session] = useState(() => {
    const { language } = words.write
    return createFillSession(compile(definitionOf(tried, words)), {}, { seed: 0, language })
  })
  const { typed, enter, onInput } = useFillForm(session)
  const fill = useMemo(
    () => ({
      session,
      files: NO_FILES,
      mode: 'take' as const,
      nonce: 'trial',
      typed,
      enter,
      describeHidden: () => '',
      hidden: null,
      withoutMarks: true as const,
    }),
    [session, typed, enter],
  )
  const quotes = useMemo(
    () => ({ text: session.quote, subscribe: session.subscribeQuote }),
    [session],
  )
  return (
    <FillContext value={fill}>
      <QuoteContext value={quotes}>
        <form
          data-density="take"
          noValidate
          autoComplete="off"
          onInput={onInput}
          onSubmit={(event) => event.preventDefault()}
        >
          {session.evaluation.compiled.questions.map(({ question }) => (
            <QuestionCard
              key={question.id}
              question={question}
              number={null}
              level={2}
              isSelected={false}
            />
          ))}
        </form>
      </QuoteContext>
    </FillContext>
  )
}

function definitionOf(tried: readonly Tried[], words: CandidateWords): Definition {
  const questions = tried.map((kind) => questionOf(kind, words))
  return {
    format: FORMATS.definition,
    language: words.write.language,
    translations: {},
    settings: { title: '', layout: 'section' },
    sections: [{ id: 'trial', title: '', questions }],
    calculated: [],
  }
}

function questionOf(kind: Tried, words: CandidateWords): Question {
  const { trial } = clockWords(words)
  // Required only so that they are not called optional.
  const shared = { id: kind, code: kind, prompt: textOf(trial[kind]), required: true } as const
  if (kind === 'signature') return { ...shared, kind }
  const weekday = new Intl.DateTimeFormat(words.write.language, {
    weekday: 'long',
    timeZone: 'UTC',
  })
  const options = DAYS.map((day) => {
    const label = textOf(weekday.format(Date.UTC(2024, 0, day)))
    return { id: `day${day}`, code: String(day), label }
  })
  return { ...shared, kind, options }
}

/** A Wednesday, the Monday before it, and the Tuesday between them. */
const DAYS = [3, 1, 2]

/** No file is asked for. */
const NO_FILES: FileKeeper = {
  open: () => Promise.resolve(null),
  keep: () => Promise.resolve({ ok: false, error: { kind: 'storage-failed' } }),
  remove: () => Promise.resolve(),
  adding: () => undefined,
}
