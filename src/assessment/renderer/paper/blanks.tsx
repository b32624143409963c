import type { Question, QuestionKind } from '#schemas/question.ts'
import { AuthoredTree } from '#src/assessment/renderer/text/AuthoredTree.tsx'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { furtherWords } from '#src/assessment/words/candidateWords.ts'
import { limitWords } from '#src/assessment/words/limitWords.ts'

import { type Blank, defineBlank } from './blank.ts'
import { BlankMatrix } from './BlankMatrix.tsx'
import { usePaper } from './paperFacts.ts'
import styles from './paper.module.css'
import { Boxes, Lines, PaperHint, WrittenLine } from './paperParts.tsx'
import { linesFor } from './room.ts'

const singleChoice = defineBlank('singleChoice', function OneOfThem({ question }) {
  return (
    <>
      <PaperHint>{usePaper().paper.tickOne}</PaperHint>
      <Boxes labels={question.options}>
        <Other question={question} />
      </Boxes>
    </>
  )
})

const multipleChoice = defineBlank('multipleChoice', function SeveralOfThem({ question }) {
  return (
    <>
      <Limits question={question} />
      <Boxes labels={question.options}>
        <Other question={question} />
      </Boxes>
    </>
  )
})

const shortText = defineBlank('shortText', ({ question }) => (
  <>
    <Limits question={question} />
    <Lines count={linesFor(question)} />
  </>
))

const longText = defineBlank('longText', ({ question }) => (
  <>
    <Limits question={question} />
    <Lines count={linesFor(question)} />
  </>
))

const code = defineBlank('code', ({ question }) => (
  <>
    <Limits question={question} />
    <Lines count={linesFor(question)} />
  </>
))

const number = defineBlank('number', ({ question }) => (
  <>
    <Limits question={question} />
    <p className={styles.measured}>
      <span className={styles.line} aria-hidden="true" />
      {question.unit && <span dir="auto">{question.unit}</span>}
    </p>
  </>
))

const date = defineBlank('date', function Day({ question }) {
  const { day, month, year } = furtherWords(useWords()).date
  return (
    <>
      <Limits question={question} />
      <div className={styles.dateParts}>
        {[day, month, year].map((part) => (
          <WrittenLine key={part} label={part} isShort />
        ))}
      </div>
    </>
  )
})

const rating = defineBlank('rating', function Scale({ question }) {
  const { paper, write } = usePaper()
  const { lowest, highest, lowLabel, highLabel } = question
  const steps = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index)
  return (
    <>
      <PaperHint>{paper.tickOne}</PaperHint>
      <div className={styles.scale}>
        {lowLabel && <span dir="auto">{lowLabel}</span>}
        {steps.map((step) => (
          <span key={step} className={styles.step}>
            <span className={styles.box} aria-hidden="true" />
            <span>{write.number(step)}</span>
          </span>
        ))}
        {highLabel && <span dir="auto">{highLabel}</span>}
      </div>
    </>
  )
})

const ranking = defineBlank('ranking', ({ question }) => (
  <>
    <PaperHint>{usePaper().paper.rank(question.options.length)}</PaperHint>
    <Boxes labels={question.options} box="number" />
  </>
))

const matrix = defineBlank('matrix', function Rows({ question }) {
  const { paper } = usePaper()
  return (
    <>
      {question.several ? (
        <Limits question={question} />
      ) : (
        <PaperHint>{paper.tickOneInRows}</PaperHint>
      )}
      <BlankMatrix question={question} />
    </>
  )
})

const file = defineBlank('file', () => <PaperHint>{usePaper().paper.handIn}</PaperHint>)

const signature = defineBlank('signature', () => (
  <div className={styles.signature}>
    <WrittenLine label={usePaper().paper.sign} />
  </div>
))

const consent = defineBlank('consent', ({ question }) => (
  <Boxes labels={[{ id: question.id, label: question.label }]} />
))

/** By kind. A missing kind does not compile. */
const blanks: { readonly [K in QuestionKind]: Blank<K> } = {
  singleChoice,
  multipleChoice,
  shortText,
  longText,
  number,
  date,
  rating,
  ranking,
  matrix,
  file,
  code,
  signature,
  consent,
  statement: defineBlank('statement', () => null),
}

/** Room for the answer to a question. */
export function drawBlank(question: Question) {
  return blanks[question.kind].draw(question)
}

/** Told before somebody answers, as on the screen. */
function Limits({ question }: { question: Question }) {
  const words = limitWords(question, useWords())
  return words === null ? null : <PaperHint>{words}</PaperHint>
}

function Other({ question }: { question: Extract<Question, { other?: unknown }> }) {
  if (question.other === undefined) return null
  return (
    <li className={styles.option} data-other="">
      <span className={styles.box} aria-hidden="true" />
      <span dir="auto">
        <AuthoredTree text={question.other.label} inline />
      </span>
      <span className={styles.line} aria-hidden="true" />
    </li>
  )
}
