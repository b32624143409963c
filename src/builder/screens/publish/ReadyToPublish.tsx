import { useMemo, useRef, useState } from 'react'

import type { Definition } from '#schemas/definition.ts'
import { countQuestions } from '#src/storage/stored/assessments.ts'
import { changesBetween } from '#src/assessment/engine/editing/comparing.ts'
import type { Finding } from '#src/assessment/engine/findings/findings.ts'
import { rewordedSince } from '#src/builder/model/readiness/checkSincePublished.ts'
import {
  countTestCandidates,
  useTestCandidateResults,
} from '#src/builder/screens/testCandidates/useTestCandidateResults.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { FieldError } from '#src/ui/controls/FieldError.tsx'
import { testCandidatesWords } from '#src/builder/model/words/testCandidateWords.ts'
import { numberQuestions } from '#src/assessment/engine/numbering.ts'
import { listText, numberText } from '#src/assessment/words/values/formats.ts'
import { knockOutWords } from '#src/staff/words/scoreReasonWords.ts'

import { changeWords } from './changeWords.ts'
import { FindingLinks, useGoToFinding } from './FindingLinks.tsx'
import { Languages } from './Languages.tsx'
import { Undecided } from './Undecided.tsx'
import styles from './Publish.module.css'
import type { PublishFacts } from './usePublishFacts.ts'

interface ReadyToPublishProps {
  number: number
  facts: PublishFacts
  definition: Definition
  findings: readonly Finding[]
  busy: boolean
  failure: string | null
  onPublish: (isConfirmed: boolean) => void
  onClose: () => void
}

export function ReadyToPublish(props: ReadyToPublishProps) {
  const { number, facts, definition, findings, busy, failure, onPublish, onClose } = props
  const cancel = useRef<HTMLButtonElement>(null)
  const { published } = facts
  const changes = useMemo(
    () => (published ? changesBetween(published, definition) : []),
    [published, definition],
  )
  const numberById = useMemo(() => numberQuestions(definition), [definition])
  const reworded = useMemo(() => {
    const questions = published ? rewordedSince(definition, published) : []
    return questions.flatMap(({ id }) => numberById.get(id) ?? [])
  }, [published, definition, numberById])
  // An unchanged draft is hardly ever meant to be published again.
  const isNews = published === null || changes.length > 0 || facts.isCompanyChanged
  // Those about languages are under a heading of their own.
  const warnings = findings.filter(
    ({ grade, place }) => grade === 'warning' && place.field !== 'translations',
  )
  const undecided = findings.filter(({ grade }) => grade === 'undecided')
  const [isConfirmed, setConfirmed] = useState(false)
  const { go, returnsFocus } = useGoToFinding(onClose)
  const tests = countTestCandidates(useTestCandidateResults())
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus={cancel}
      returnsFocus={returnsFocus}
      title={`Publish version ${number}`}
      description="A published version never changes. The draft stays open for editing."
      footer={
        <>
          <Button ref={cancel} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant={isNews ? 'primary' : 'secondary'}
            disabled={busy || (undecided.length > 0 && !isConfirmed)}
            onClick={() => onPublish(isConfirmed)}
          >
            {`Publish version ${number}`}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {failure ? <FieldError>{failure}</FieldError> : null}
        <section>
          <h3>{published ? `What changed since version ${number - 1}` : 'What is published'}</h3>
          {published ? (
            <ul className={styles.changes}>
              {changes.map((change, at) => (
                <li key={`${change.change}${at}`}>{changeWords(change, numberById)}</li>
              ))}
              {facts.isCompanyChanged ? (
                <li>Changed the company’s name, logo or colour on candidates’ pages</li>
              ) : null}
              {isNews ? null : <li>{`Nothing has changed since version ${number - 1}.`}</li>}
            </ul>
          ) : null}
          {reworded.length > 0 ? <p className={styles.quiet}>{rewordedWords(reworded)}</p> : null}
          {published ? null : (
            <p>
              {`${counted(definition.sections.length, 'section')} with ${counted(countQuestions(definition), 'question')}.`}
            </p>
          )}
        </section>
        <section>
          <h3>Who is affected</h3>
          <ul className={styles.touched}>
            {touchedWords(facts, number).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </section>
        <Languages published={published} definition={definition} />
        <Decides definition={definition} />
        {undecided.length > 0 ? (
          <Undecided
            findings={undecided}
            definition={definition}
            isConfirmed={isConfirmed}
            onConfirm={setConfirmed}
          />
        ) : null}
        {tests.differing > 0 ? (
          <p className={styles.quiet}>{`${testCandidatesWords(tests)}. You can still publish.`}</p>
        ) : null}
        {warnings.length > 0 ? (
          <section>
            <h3>Warnings</h3>
            <p className={styles.quiet}>You can still publish.</p>
            <FindingLinks findings={warnings} definition={definition} onGo={go} />
          </section>
        ) : null}
      </div>
    </Dialog>
  )
}

/** The decisions by scores and answers, if the author set any. */
function Decides({ definition }: { definition: Definition }) {
  const words = outcomeRuleWords(definition)
  if (words === null) return null
  return (
    <section>
      <h3>Pass mark and knock-outs</h3>
      <p>{words}</p>
    </section>
  )
}

/** One sentence for each group of people affected. */
function touchedWords({ inProgress, submitted }: PublishFacts, number: number): string[] {
  const words = [`Anyone who starts now gets version ${number}.`]
  if (inProgress > 0) {
    words.push(
      inProgress === 1
        ? '1 candidate who has started continues with the version they started.'
        : `${inProgress} candidates who have started continue with the version they started.`,
    )
  }
  if (submitted > 0) {
    words.push(
      submitted === 1
        ? '1 submitted response stays with the version it answers.'
        : `${submitted} submitted responses stay with the version they answer.`,
    )
  }
  if (inProgress + submitted === 0 && number > 1) {
    words.push('No one has started an earlier version.')
  }
  return words
}

/** "Reworded, with the same correct answers: questions 3 and 7. Check that they still hold." */
function rewordedWords(numbers: readonly number[]): string {
  const named = listText(
    numbers.map((number) => numberText(number)),
    'and',
  )
  return numbers.length === 1
    ? `Reworded, with the same correct answer: question ${named}. Check that it still holds.`
    : `Reworded, with the same correct answers: questions ${named}. Check that they still hold.`
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/**
 * "Pass mark: 60% of the available points. Knock-out answers: questions 3 and 7."; null if neither
 * is set.
 */
function outcomeRuleWords(definition: Definition): string | null {
  const { passMark } = definition.settings
  const numberById = numberQuestions(definition)
  const knockOuts = definition.sections
    .flatMap(({ questions }) => questions)
    .filter((question) => 'knockOut' in question && question.knockOut !== undefined)
    .flatMap(({ id }) => numberById.get(id) ?? [])
  const sentences = [
    ...(passMark ? [`Pass mark: ${numberText(passMark.percent)}% of the available points`] : []),
    ...(knockOuts.length > 0 ? [knockOutWords(knockOuts)] : []),
  ]
  return sentences.length === 0 ? null : `${sentences.join('. ')}.`
}
