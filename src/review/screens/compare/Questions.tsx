import type { Section } from '#schemas/definition.ts'
import type { ComparedQuestion } from '#src/review/model/comparing.ts'
import { EmptyState } from '#src/ui/display/EmptyState.tsx'

import styles from './compare.module.css'
import { QuestionRow } from './QuestionRow.tsx'
import type { ComparedResponse } from './useCompared.ts'

/** In the order given; as asked, under the titles of their sections. */
export function Questions({
  questions,
  columns,
  beside,
  asAsked,
  onlyDifferences,
}: {
  questions: readonly ComparedQuestion[]
  columns: readonly ComparedResponse[]
  beside: ComparedResponse
  asAsked: boolean
  onlyDifferences: boolean
}) {
  if (questions.length === 0) {
    return (
      <EmptyState title={onlyDifferences ? 'No differences' : 'No questions'}>
        {onlyDifferences
          ? 'These candidates gave the same answers and have the same points. Choose “All questions” under “Show” to read them.'
          : 'These versions have no questions to compare.'}
      </EmptyState>
    )
  }
  return groupsOf(questions, asAsked).map(({ key, title, within }) => (
    <section key={key} aria-label={title}>
      <h2 className={styles.groupTitle} dir="auto">
        {title}
      </h2>
      {within.map((compared) => (
        <QuestionRow
          key={compared.question.id}
          compared={compared}
          columns={columns}
          beside={beside}
        />
      ))}
    </section>
  ))
}

interface Group {
  key: string
  title: string
  within: readonly ComparedQuestion[]
}

function groupsOf(questions: readonly ComparedQuestion[], asAsked: boolean): Group[] {
  if (!asAsked) return [{ key: 'all', title: 'Questions', within: questions }]
  const sections: Section[] = []
  for (const { section } of questions) if (!sections.includes(section)) sections.push(section)
  return sections.map((section, at) => ({
    key: `${at} ${section.id}`,
    title: section.title || 'Questions',
    within: questions.filter((each) => each.section === section),
  }))
}
