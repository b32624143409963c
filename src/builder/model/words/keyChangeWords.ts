import type { Predicate } from '#schemas/condition.ts'
import type { Question } from '#schemas/question.ts'
import { TEXT_RULES } from '#schemas/textRules.ts'
import { type Truth, truthOf } from '#src/assessment/engine/conditions/truth.ts'
import { emptyDefinition } from '#src/assessment/engine/editing/definition.ts'
import { hasKey } from '#src/assessment/engine/kinds/scoring.ts'
import type { KeyChange } from '#src/assessment/engine/scoring/keyChanges.ts'
import { keyReachOf } from '#src/assessment/engine/scoring/keySense.ts'
import { isScoredByOption } from '#src/assessment/engine/scoring/optionPoints.ts'
import { worthOf } from '#src/assessment/engine/scoring/worth.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import { dateText, listText, numberText } from '#src/assessment/words/values/formats.ts'
import { conditionText } from '#src/staff/words/conditionSentence.ts'
import { gradingOf } from '#src/staff/words/gradingWords.ts'
import { keyText, optionPointsText } from '#src/staff/words/keyWords.ts'

/** What is correct, as in "Correct: Git and Make". */
export function correctText(question: Question): string {
  if (isScoredByOption(question)) return `points for each option (${optionPointsText(question)})`
  if (hasKey(question)) {
    const text = shortened(keyText(question) ?? 'nothing')
    return gradingOf(question) === null ? text : `${text}, points shared`
  }
  return worthOf(question) > 0 ? 'marked by a reviewer' : 'none'
}

/** "Correct: Git and Make → Git": what changed, with the old and the new. */
export function keyChangeLine({ of, before, after }: KeyChange): string {
  switch (of) {
    case 'key':
      return keyLine(before, after)
    case 'reach':
      return reachLine(before, after)
    case 'scale': {
      const [was, is] = [correctText(before), correctText(after)]
      return `Correct: ${was === is ? fromTo(...onScales(before, after, is)) : fromTo(was, is)}`
    }
    case 'points': {
      const isMost = isScoredByOption(before) || isScoredByOption(after)
      const points = fromTo(numberText(worthOf(before)), numberText(worthOf(after)))
      return `${isMost ? 'Most points' : 'Points'}: ${points}`
    }
    case 'knockOut': {
      const [was, is] = [knockOutText(before), knockOutText(after)]
      return was !== null && was === is
        ? `Knock-out ${was}: ${fromTo(truthWords(knockOutTruth(before)), truthWords(knockOutTruth(after)))}`
        : knockOutLine(was, is)
    }
    case 'knockOutScale':
      return `Knock-out: ${fromTo(...onScales(before, after, knockOutText(after) ?? ''))}`
  }
}

/** The same number on both scales: "5, of 1 to 5" and "5, of 1 to 10". */
export function onScales(before: Question, after: Question, text: string): [string, string] {
  const both = [before, after] as const
  const isNamed = both.every(({ kind }) => kind === 'rating')
  const [was, is] = both.map((each) => scaleWords(each, isNamed))
  return [`${text}, ${was}`, `${text}, ${is}`]
}

function scaleWords(question: Question, isNamed: boolean): string {
  if (question.kind === 'number') return question.unit ? `in ${question.unit}` : 'a plain number'
  if (question.kind === 'multipleChoice') {
    const all = question.options.find(({ role }) => role === 'all')
    return all === undefined
      ? 'without “all of these”'
      : `with “${shortened(textLine(all.label))}” as “all of these”`
  }
  if (question.kind !== 'rating') return ''
  const { lowest, highest, lowLabel, highLabel } = question
  const end = (value: number, label = '') =>
    isNamed && label.trim() !== '' ? `${numberText(value)} (${label.trim()})` : numberText(value)
  return `of ${end(lowest, lowLabel)} to ${end(highest, highLabel)}`
}

/** What answers make of a comparison; null: there is no answer that it could use. */
export function truthWords(truth: Truth | null): string {
  switch (truth) {
    case null:
      return 'has no answer to use'
    case 'never':
      return 'true for no answer'
    case 'part':
      return 'true for fewer answers'
    case 'some':
      return 'true for some answers'
    case 'always':
      return 'true for every answer'
  }
}

function reachLine(before: Question, after: Question): string {
  const [was, is] = [allowedWords(before), allowedWords(after)]
  if (is === null) return `The correct answer is no longer allowed: ${correctText(after)}`
  return was === null
    ? `The correct answer is allowed again: ${correctText(after)}`
    : `Correct and allowed: ${fromTo(was, is)}`
}

/** Null if no answer that is allowed meets the key. */
function allowedWords(question: Question): string | null {
  if (!hasKey(question)) return null
  const part = keyReachOf(question, TEXT_RULES)
  if (part.length === 0) return null
  if (question.kind === 'shortText') {
    return shortened(
      listText(
        part.map((text) => `“${String(text)}”`),
        'or',
      ),
    )
  }
  const [from, to, step] = part.map((end) =>
    typeof end === 'number' ? numberText(end) : dateText(String(end)),
  )
  const range = from === to ? `${from}` : `${from} to ${to}`
  return step === undefined ? range : `${range} in steps of ${step}`
}

function knockOutTruth(question: Question): Truth | null {
  const test = knockOutOf(question)
  return test && truthOf(test, question)
}

function keyLine(before: Question, after: Question): string {
  if (isScoredByOption(before) && isScoredByOption(after)) {
    return `Points: ${fromTo(shortened(optionPointsText(before)), shortened(optionPointsText(after)))}`
  }
  const [was, is] = [correctText(before), correctText(after)]
  return was === is ? `The correct answer changed: ${is}` : `Correct: ${fromTo(was, is)}`
}

function knockOutOf(question: Question): Predicate | null {
  return 'knockOut' in question ? (question.knockOut ?? null) : null
}

function knockOutLine(was: string | null, is: string | null): string {
  if (is === null) return `Knock-out removed: ${was ?? ''}`
  return was === null ? `Knock-out added: ${is}` : `Knock-out: ${fromTo(was, is)}`
}

/** "Git and Make → Git" */
export function fromTo(was: string, is: string): string {
  return `${was} → ${is}`
}

export function knockOutText(question: Question): string | null {
  const test = knockOutOf(question)
  if (test === null) return null
  const alone = emptyDefinition('', { sectionId: 's' })
  const sections = alone.sections.map((section) => ({ ...section, questions: [question] }))
  const of = { question: question.id }
  return shortened(conditionText({ kind: 'compare', of, test }, { ...alone, sections }))
}

const LONGEST = 90

export function shortened(text: string): string {
  const characters = [...text]
  if (characters.length <= LONGEST) return text
  return `${characters
    .slice(0, LONGEST - 1)
    .join('')
    .trimEnd()}…`
}
