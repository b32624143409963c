import type { Question } from '#schemas/question.ts'
import type { Mark } from '#schemas/review.ts'
import { pointsWords } from '#src/staff/words/scoreReasonWords.ts'

/** "Solves it (4 points)": the level that was chosen, in the author's words, and its points. */
export function GivenMark({
  question,
  mark,
}: {
  question: Question
  mark: Pick<Mark, 'points' | 'level'>
}) {
  const level = levelWords(question, mark)
  if (level === null) return <span>{pointsWords(mark.points)}</span>
  return (
    <>
      <bdi>{level}</bdi> <span>{`(${pointsWords(mark.points)})`}</span>
    </>
  )
}

/** The level of a mark; null if its points come from none, or the question no longer has it. */
function levelWords(question: Question, { level: id }: Pick<Mark, 'level'>): string | null {
  const levels = question.kind === 'statement' ? [] : (question.rubric?.levels ?? [])
  const at = levels.findIndex((level) => level.id === id)
  const level = levels[at]
  return level === undefined ? null : level.text || `Level ${at + 1}`
}
