/** What an answer is and which rule it breaks, for the slow reference. */
import type { Answer } from '#schemas/answer.ts'
import type { Question } from '#schemas/question.ts'

/** Null: blank, or not an answer of this kind. */
export function given(question: Question, answer: Answer | undefined): Answer | null {
  if (answer === undefined) return null
  const shape = shapeOf(answer)
  const isShaped = (...shapes: string[]) => (shapes.includes(shape) ? answer : null)
  switch (question.kind) {
    case 'statement':
      return null
    case 'shortText':
    case 'longText':
    case 'code':
      return isShaped('text', 'date')
    case 'number':
      return isShaped('whole', 'broken', 'raw')
    case 'date':
      return isShaped('date', 'raw')
    case 'rating':
      return isShaped('whole')
    case 'ranking':
      return isShaped('ids')
    case 'file':
      return isShaped('files')
    case 'signature':
      return isShaped('typed', 'strokes')
    case 'consent':
      return isShaped('tick')
    case 'singleChoice':
      return isShaped('option', 'other', 'option other')
    case 'multipleChoice':
      return isShaped('options', 'options other')
    case 'matrix':
      return question.rows.some(({ id }) => inRow(answer, id).length > 0) ? answer : null
  }
}

/** The shape of an answer. */
function shapeOf(answer: Answer): string {
  if (typeof answer === 'string') {
    if (answer.trim() === '') return 'nothing'
    return isDay(answer) ? 'date' : 'text'
  }
  if (typeof answer === 'number') return answer % 1 === 0 ? 'whole' : 'broken'
  if (answer === true) return 'tick'
  if (Array.isArray(answer)) {
    if (answer.length === 0) return 'nothing'
    return typeof answer[0] === 'string' ? 'ids' : 'files'
  }
  const isEmpty = (part: unknown) => String(part).trim() === ''
  return Object.values(answer).every(isEmpty) ? 'nothing' : Object.keys(answer).join(' ')
}

export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

export function inRow(answer: Answer, row: string): string[] {
  const part: unknown = Object.entries(answer).find(([name]) => name === row)?.[1]
  return Array.isArray(part) ? part : []
}

/** "All" implies the ordinary options, and all of these imply "all". */
export function spread(ids: string[], question?: Question): string[] {
  const options = question && 'options' in question ? question.options : []
  const ordinary = options.filter(({ role }) => role === undefined).map(({ id }) => id)
  const hasAll = options.some(({ role }) => role === 'all')
  const isAll = ids.includes('all') || ordinary.every((id) => ids.includes(id))
  return hasAll && isAll ? [...new Set([...ids, ...ordinary, 'all'])] : [...new Set(ids)]
}

export function counted(ids: string[], question: Question): number {
  const hasAll = 'options' in question && question.options.some(({ role }) => role === 'all')
  return spread(ids, question).filter((id) => !hasAll || id !== 'all').length
}

export function ownWords(answer: Answer): string {
  if (typeof answer !== 'object' || !('other' in answer)) return ''
  return String(answer.other).trim()
}

export function rank(value: unknown): number | null {
  if (typeof value === 'number') return value
  return typeof value === 'string' && isDay(value) ? Date.parse(value) : null
}

export function brokenRule(question: Question, answer: Answer): string | null {
  const rules: [string, boolean][] = []
  const chosen = chosenOf(answer)
  const isOther = ownWords(answer) !== ''
  const lacks = (ids: string[]) =>
    'options' in question && ids.some((id) => !question.options.some((o) => o.id === id))
  const isNoneAmong = (ids: string[]) => spread(ids, question).length > 1 && ids.includes('none')
  switch (question.kind) {
    case 'singleChoice':
      rules.push([
        'unknownOption',
        lacks(chosen) || (isOther && (chosen.length > 0 || question.other === undefined)),
      ])
      rules.push(['maxLength', [...ownWords(answer)].length > 1000])
      break
    case 'multipleChoice': {
      const count = counted(chosen, question) + (isOther ? 1 : 0)
      const isNone = chosen.includes('none')
      const isTicked =
        question.other !== undefined && typeof answer === 'object' && 'other' in answer
      rules.push(
        ['unknownOption', lacks(chosen) || (isOther && question.other === undefined)],
        ['noneWithOthers', isNoneAmong(chosen) || (isNone && (isOther || isTicked))],
        ['ownWords', isTicked && !isOther],
        ['minChoices', !isNone && count < (question.minChoices ?? 0)],
        ['maxChoices', !isNone && count > (question.maxChoices ?? Infinity)],
        ['maxLength', [...ownWords(answer)].length > 1000],
      )
      break
    }
    case 'shortText':
    case 'longText':
    case 'code':
      rules.push(
        ['minLength', lengthOf(answer) < (question.minLength ?? 0)],
        ['maxLength', lengthOf(answer) > (question.maxLength ?? Infinity)],
      )
      break
    case 'number':
      rules.push(
        [`notANumber ${typedIn(answer)}`.trim(), typeof answer !== 'number'],
        ['min', Number(answer) < (question.min ?? -Infinity)],
        ['max', Number(answer) > (question.max ?? Infinity)],
        ['step', (Number(answer) - (question.min ?? 0)) % (question.step ?? 0.5) !== 0],
      )
      break
    case 'date':
      rules.push(
        [`notADate ${typedIn(answer)}`.trim(), typeof answer !== 'string'],
        ['min', (rank(answer) ?? 0) < Date.parse(question.min ?? '0001-01-01')],
        ['max', (rank(answer) ?? 0) > Date.parse(question.max ?? '9999-01-01')],
      )
      break
    case 'rating':
      rules.push(
        ['min', Number(answer) < question.lowest],
        ['max', Number(answer) > question.highest],
      )
      break
    case 'ranking': {
      const ids = Object.values(answer).map(String)
      rules.push(
        ['unknownOption', lacks(ids)],
        ['everyOption', !question.options.every(({ id }) => ids.includes(id))],
      )
      break
    }
    case 'matrix':
      for (const { id } of question.rows) {
        const ids = inRow(answer, id)
        rules.push(
          [`unknownOption ${id}`, lacks(ids)],
          [`oneARow ${id}`, !question.several && ids.length > 1],
          [`noneWithOthers ${id}`, question.several && isNoneAmong(ids)],
        )
      }
      break
    case 'file':
      rules.push(['maxFiles', Array.isArray(answer) && answer.length > question.maxFiles])
      break
    case 'signature':
    case 'consent':
    case 'statement':
      break
  }
  return rules.find(([, isBroken]) => isBroken)?.[0] ?? null
}

/** What a required question still asks for once it has an answer. */
export function leftOver(question: Question, answer: Answer): string | null {
  const rows = question.kind === 'matrix' ? question.rows : []
  const left = rows.find(({ id }) => inRow(answer, id).length === 0)
  return left ? `required ${left.id}` : null
}

export function chosenOf(answer: Answer): string[] {
  if (typeof answer !== 'object' || Array.isArray(answer)) return []
  if ('options' in answer) return [...new Set([answer.options].flat().map(String))]
  return 'option' in answer ? [String(answer.option)] : []
}

export function lengthOf(text: unknown): number {
  return typeof text === 'string' ? [...text.trim()].length : 0
}

/** Unparsable text of a number or date, as typed. */
function typedIn(answer: unknown): string {
  return typeof answer === 'object' && answer !== null && 'raw' in answer
    ? String(answer.raw).trim()
    : ''
}
