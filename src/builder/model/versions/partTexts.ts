/** All that can be read of one part of a definition: its texts, and its settings in words. */
import type { Condition } from '#schemas/condition.ts'
import type { Calculated, Definition, Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { hasKey } from '#src/assessment/engine/kinds/scoring.ts'
import { isScoredByOption } from '#src/assessment/engine/scoring/optionPoints.ts'
import { worthOf } from '#src/assessment/engine/scoring/worth.ts'
import type { Translatable } from '#src/assessment/engine/texts/translations.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { knockOutText } from '#src/builder/model/words/keyChangeWords.ts'
import { textNameAlone } from '#src/builder/model/words/textNames.ts'
import { conditionText } from '#src/staff/words/conditionSentence.ts'
import { durationText } from '#src/staff/words/durationText.ts'
import { gradingWords } from '#src/staff/words/gradingWords.ts'
import { keyText, optionPointsText } from '#src/staff/words/keyWords.ts'
import { KIND_NAMES } from '#src/staff/words/kindNames.ts'

/** `id` is the same in every version. Blank texts are nothing. */
export interface PartText {
  id: string
  /** Different within one part. */
  name: string
  text: string
  /** Written by the author, and translated into other languages if candidates read it. */
  isAuthored?: true
}

export function textsOfQuestion(
  question: Question,
  definition: Definition,
  read: readonly Translatable[],
): PartText[] {
  const { explanation, showIf, tags = [] } = question
  const labelsOf = (parts: readonly { id: string }[]) =>
    parts.map((part) => `${question.id}.${part.id}.label`)
  const rows = labelsOf('rows' in question ? question.rows : [])
  const options = labelsOf('options' in question ? question.options : [])
  const labels = new Set([...rows, ...options])
  return present([
    fact('kind', 'Kind', KIND_NAMES[question.kind]),
    ...read.filter(({ id }) => !labels.has(id)).map((text) => authored(text, definition)),
    listed('rows', 'Rows', rows, read),
    listed('options', 'Options', options, read),
    { ...fact('explanation', 'Explanation for staff', explanation?.source), isAuthored: true },
    fact('showIf', 'Condition', condition(showIf, definition)),
    fact('required', 'Required', requirement(question, definition)),
    fact('key', 'Correct answer', correct(question)),
    fact('points', 'Points', worthOf(question) === 0 ? '' : numberText(worthOf(question))),
    fact('knockOut', 'Knock-out', knockOutText(question)),
    fact(
      'timeLimit',
      'Time limit',
      limit('timeLimit' in question ? question.timeLimit : undefined),
    ),
    fact('code', 'Code', question.code),
    fact('tags', 'Tags', tags.join(', ')),
  ])
}

export function textsOfSection(
  section: Section,
  definition: Definition,
  read: readonly Translatable[],
): PartText[] {
  const { showIf, draw } = section
  return present([
    ...read.map((text) => authored(text, definition)),
    fact('showIf', 'Condition', condition(showIf, definition)),
    fact('timeLimit', 'Time limit', limit(section.timeLimit)),
    fact('draw', 'Questions picked at random', draw === undefined ? '' : numberText(draw)),
  ])
}

export function textsOfSettings(definition: Definition, read: readonly Translatable[]): PartText[] {
  const { settings } = definition
  const { passMark, bands = [] } = settings
  return present([
    ...read.map((text) => authored(text, definition)),
    fact('layout', 'Pages', LAYOUTS[settings.layout]),
    fact('timeLimit', 'Time limit', limit(settings.timeLimit)),
    fact('passMark', 'Pass mark', passMark && `${numberText(passMark.percent)}%`),
    fact('bands', 'Score bands', bands.map(bandText).join('\n')),
  ])
}

export function textsOfCalculated({ name, expression, points }: Calculated): PartText[] {
  return present([
    fact('name', 'Name', name),
    fact('expression', 'Expression', expression),
    fact('points', 'Points at most', points && numberText(points.most)),
  ])
}

function authored({ id, source }: Translatable, definition: Definition): PartText {
  return { id, name: textNameAlone(id, definition), text: source, isAuthored: true }
}

/** One text with a line for each, so that another order is seen as well. */
function listed(
  id: string,
  name: string,
  labels: readonly string[],
  read: readonly Translatable[],
): PartText {
  const sources = new Map(read.map((text) => [text.id, text.source]))
  const lines = labels.map((label) => sources.get(label) ?? '')
  return { id, name, text: lines.join('\n'), isAuthored: true }
}

function fact(id: string, name: string, text: string | null | undefined): PartText {
  return { id, name, text: text ?? '' }
}

function present(texts: readonly PartText[]): PartText[] {
  return texts.filter(({ text }) => text.trim() !== '')
}

function condition(tree: Condition | undefined, definition: Definition): string {
  return tree === undefined ? '' : `Only if ${conditionText(tree, definition)}`
}

function requirement(question: Question, definition: Definition): string {
  if (question.kind === 'statement') return ''
  if (question.requiredIf) return condition(question.requiredIf, definition)
  return question.required ? 'Always' : 'No'
}

function correct(question: Question): string {
  if (isScoredByOption(question)) return optionPointsText(question)
  if (!hasKey(question)) return worthOf(question) > 0 ? 'Marked by a reviewer' : ''
  const shared = gradingWords(question)
  return [keyText(question) ?? 'Nothing', ...(shared === null ? [] : [shared])].join('. ')
}

function limit(seconds: number | undefined): string {
  return seconds === undefined ? '' : durationText(seconds * 1000)
}

function bandText({ name, from }: { name: string; from: number }): string {
  return `${name}, from ${numberText(from)}%`
}

const LAYOUTS: { readonly [L in Definition['settings']['layout']]: string } = {
  section: 'One section per page',
  question: 'One question per page',
  all: 'All on one page',
}
