import type { Predicate } from '#schemas/condition.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { emptyDefinition } from '#src/assessment/engine/editing/definition.ts'
import { hasKey } from '#src/assessment/engine/kinds/scoring.ts'
import { numberQuestions } from '#src/assessment/engine/numbering.ts'
import type { KeyChange } from '#src/assessment/engine/scoring/keyChanges.ts'
import { isScoredByOption } from '#src/assessment/engine/scoring/optionPoints.ts'
import { worthOf } from '#src/assessment/engine/scoring/worth.ts'
import { listText, numberText } from '#src/assessment/words/values/formats.ts'
import { conditionText } from '#src/staff/words/conditionSentence.ts'
import { gradingOf } from '#src/staff/words/gradingWords.ts'
import { keyText, optionPointsText } from '#src/staff/words/keyWords.ts'

/** "Correct: Git and Make → Git": one line for each change, with the old and the new. */
export function keyChangeLines(changes: readonly KeyChange[]): string[] {
  return changes.map(lineOf)
}

/**
 * The changes in one sentence for each question: "Question 2: Correct: Git and Make → Git". The
 * question that is open needs no name. Of many questions only the numbers are given.
 */
export function keyChangeWords(
  changes: readonly KeyChange[],
  definition: Definition,
  openQuestionId: string | null,
): string {
  const numbers = numberQuestions(definition)
  const ids = [...new Set(changes.map(({ questionId }) => questionId))]
  const nameOf = (id: string) => {
    const number = numbers.get(id)
    return number === undefined ? 'Statement' : `Question ${numberText(number)}`
  }
  if (ids.length > 2) {
    return `Changed how ${numberText(ids.length)} questions are scored: ${listText(ids.map(nameOf), 'and')}`
  }
  return ids
    .map((id) => {
      const lines = keyChangeLines(changes.filter(({ questionId }) => questionId === id))
      const isOpen = ids.length === 1 && id === openQuestionId
      return isOpen ? lines.join('. ') : `${nameOf(id)}. ${lines.join('. ')}`
    })
    .join('. ')
}

/** What is correct, as in "Correct: Git and Make". */
export function correctText(question: Question): string {
  if (isScoredByOption(question)) return `points for each option (${optionPointsText(question)})`
  if (hasKey(question)) {
    const text = shortened(keyText(question) ?? 'nothing')
    return gradingOf(question) === null ? text : `${text}, points shared`
  }
  return worthOf(question) > 0 ? 'marked by a reviewer' : 'none'
}

function lineOf({ of, before, after }: KeyChange): string {
  switch (of) {
    case 'key':
      return keyLine(before, after)
    case 'reach':
      return `The correct answer is no longer allowed: ${correctText(after)}`
    case 'points': {
      const isMost = isScoredByOption(before) || isScoredByOption(after)
      const points = fromTo(numberText(worthOf(before)), numberText(worthOf(after)))
      return `${isMost ? 'Most points' : 'Points'}: ${points}`
    }
    case 'knockOut':
      return knockOutLine(knockOutText(before), knockOutText(after))
  }
}

function keyLine(before: Question, after: Question): string {
  if (isScoredByOption(before) && isScoredByOption(after)) {
    return `Points: ${fromTo(shortened(optionPointsText(before)), shortened(optionPointsText(after)))}`
  }
  const [was, is] = [correctText(before), correctText(after)]
  return was === is ? `The correct answer changed: ${is}` : `Correct: ${fromTo(was, is)}`
}

function knockOutLine(was: string | null, is: string | null): string {
  if (is === null) return `Knock-out removed: ${was ?? ''}`
  return was === null ? `Knock-out added: ${is}` : `Knock-out: ${fromTo(was, is)}`
}

function fromTo(was: string, is: string): string {
  return `${was} → ${is}`
}

function knockOutText(question: Question): string | null {
  const test: Predicate | undefined = 'knockOut' in question ? question.knockOut : undefined
  if (test === undefined) return null
  const alone = emptyDefinition('', { sectionId: 's' })
  const sections = alone.sections.map((section) => ({ ...section, questions: [question] }))
  const of = { question: question.id }
  return shortened(conditionText({ kind: 'compare', of, test }, { ...alone, sections }))
}

const LONGEST = 90

function shortened(text: string): string {
  const characters = [...text]
  if (characters.length <= LONGEST) return text
  return `${characters
    .slice(0, LONGEST - 1)
    .join('')
    .trimEnd()}…`
}
