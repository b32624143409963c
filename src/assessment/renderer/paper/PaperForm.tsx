import { useMemo } from 'react'

import type { Definition, Section } from '#schemas/definition.ts'
import { AuthoredTree } from '#src/assessment/renderer/text/AuthoredTree.tsx'
import { directionOf } from '#src/assessment/renderer/text/direction.ts'
import { QuoteContext } from '#src/assessment/renderer/text/quotes.ts'
import { useWords, WordsContext } from '#src/assessment/renderer/text/words.ts'
import type { CandidateWords } from '#src/assessment/words/candidateWords.ts'
import type { PaperWords } from '#src/assessment/words/english/shapes.ts'
import { paperCondition } from '#src/assessment/words/paperCondition.ts'

import { PaperContext, isPrinted, paperFacts, usePaper } from './paperFacts.ts'
import { PaperQuestion } from './PaperQuestion.tsx'
import { PaperHint, WrittenLine } from './paperParts.tsx'
import styles from './paper.module.css'

interface PaperFormProps {
  /** In the language of `words`. */
  definition: Definition
  words: CandidateWords
  paper: PaperWords
}

/** A blank assessment with room to write: every question in authored order. */
export function PaperForm({ definition, words, paper }: PaperFormProps) {
  const facts = useMemo(() => paperFacts(definition, words, paper), [definition, words, paper])
  const quotes = useMemo(() => ({ text: facts.quote, subscribe: () => () => undefined }), [facts])
  const { language, settings, sections } = definition
  const { clock } = words
  return (
    <WordsContext value={words}>
      <QuoteContext value={quotes}>
        <PaperContext value={facts}>
          <div className={styles.sheet} lang={language} dir={directionOf(language)}>
            <h1 className={styles.title} dir="auto">
              {settings.title}
            </h1>
            <div className={styles.who}>
              <WrittenLine label={paper.name} />
              <WrittenLine label={paper.date} />
            </div>
            {settings.introduction && (
              <div className={styles.introduction}>
                <AuthoredTree text={settings.introduction} />
              </div>
            )}
            {clock && settings.timeLimit !== undefined && (
              <PaperHint>{clock.facts.all(settings.timeLimit)}</PaperHint>
            )}
            <PaperHint>{paper.instructions}</PaperHint>
            {sections.map((section) => (
              <PaperSection key={section.id} section={section} />
            ))}
          </div>
        </PaperContext>
      </QuoteContext>
    </WordsContext>
  )
}

function PaperSection({ section }: { section: Section }) {
  const facts = usePaper()
  const { definition, paper } = facts
  const { title, introduction, showIf, draw, timeLimit } = section
  const questions = section.questions.filter(isPrinted)
  if (questions.length === 0) return null
  const answerable = questions.filter(({ kind }) => kind !== 'statement').length
  const isTimed = definition.settings.layout !== 'all' && timeLimit !== undefined
  return (
    <section>
      <div className={styles.sectionHead}>
        {title && (
          <h2 className={styles.sectionTitle} dir="auto">
            {title}
          </h2>
        )}
        {showIf && (
          <p className={styles.condition}>{paper.sectionOnlyIf(paperCondition(showIf, facts))}</p>
        )}
        {draw !== undefined && draw < answerable && (
          <p className={styles.condition}>{paper.answerSome(draw)}</p>
        )}
        {isTimed && <SectionTime seconds={timeLimit} />}
        {introduction && <AuthoredTree text={introduction} />}
      </div>
      {questions.map((question) => (
        <PaperQuestion key={question.id} question={question} />
      ))}
    </section>
  )
}

function SectionTime({ seconds }: { seconds: number }) {
  const { clock } = useWords()
  return (
    clock && <PaperHint>{clock.left.section(clock.minutes(Math.ceil(seconds / 60)))}</PaperHint>
  )
}
