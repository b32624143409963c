import { isCalendarDate } from '#src/assessment/engine/calendar.ts'
import { MAX_POINTS } from '#schemas/points.ts'
import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import {
  asksForNumber,
  isUnclearNumber,
  plainNumber,
} from '#src/builder/files/quiz/openQuestions.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import type { AnswerMeaning } from './answers.ts'
import { choiceFromFields } from './choice.ts'
import { type Fields, listed, promptSource, isYes, textSource } from './fields.ts'
import { type NamedKind, namedKind } from './kinds.ts'

const { problems: words, notes: noteWords, answer: answerWords } = staffWords.cells
const { problems: quizWords } = staffWords.quiz

type Shared = Pick<PastedQuestion, 'line' | 'prompt' | 'problems' | 'notes'> &
  Partial<Pick<PastedQuestion, 'explanation' | 'help' | 'tags' | 'code' | 'points' | 'required'>>

/** The question described by the cells of one or several rows. */
export function questionFromFields(fields: Fields, decided: AnswerMeaning): PastedQuestion {
  const shared = sharedPart(fields)
  const named = namedKind(fields.text('kind'))
  const choice = choiceFromFields(fields, named, decided)
  if (choice !== null) {
    const isLost = choice.key.length === 0
    return {
      // An answer that can't be the key is kept for staff.
      ...(isLost ? withModelAnswer(shared, fields.text('answer')) : shared),
      ...choice,
      problems: [...shared.problems, ...choice.problems],
      notes: [...shared.notes, ...choice.notes],
    }
  }
  const open = openQuestion(fields, shared, named)
  const unused = fields.options.filter(Boolean)
  if (unused.length === 0 || (open.kind === 'shortText' && fields.text('answer') === ''))
    return open
  return { ...open, notes: [...open.notes, noteWords.noOptions(unused)] }
}

/** Without options; if no cell names the kind, the answer decides. */
function openQuestion(fields: Fields, shared: Shared, named: NamedKind | null): PastedQuestion {
  const answer = fields.text('answer')
  const value = plainNumber(answer)
  const refused = (problem: (text: string) => string): string[] =>
    answer === '' ? shared.problems : [...shared.problems, problem(answer)]
  const isUnclear = isUnclearNumber(answer)
  switch (named ?? (value === null && !isUnclear ? null : 'number')) {
    case 'number':
      return value === null
        ? {
            ...shared,
            kind: 'number',
            key: null,
            problems: refused(isUnclear ? quizWords.unclearNumber : words.notNumber),
          }
        : { ...shared, kind: 'number', key: { value, tolerance: 0 } }
    case 'date':
      return isCalendarDate(answer)
        ? { ...shared, kind: 'date', key: answer }
        : { ...shared, kind: 'date', key: null, problems: refused(words.notDate) }
    case 'rating': {
      const isRating = value !== null && Number.isInteger(value) && value >= 1 && value <= 5
      return { ...shared, kind: 'rating', key: isRating ? value : null }
    }
    case 'statement': {
      const { required: _, points: __, ...rest } = shared
      return { ...rest, kind: 'statement' }
    }
    case 'shortText':
      return {
        ...shared,
        kind: 'shortText',
        accepted: answer === '' ? fields.options.filter(Boolean) : accepted(answer),
      }
    case 'longText':
      return { ...withModelAnswer(shared, answer), kind: 'longText' }
    // Not a choice without options.
    case 'choice':
    case 'singleChoice':
    case 'multipleChoice':
    case 'trueFalse':
    case 'matrix':
    case null:
      if (isShort(answer)) return { ...shared, kind: 'shortText', accepted: accepted(answer) }
      return answer === '' && asksForNumber(shared.prompt)
        ? { ...shared, kind: 'number', key: null }
        : { ...withModelAnswer(shared, answer), kind: 'longText' }
  }
}

/** An answer that somebody can be expected to type exactly. */
function isShort(answer: string): boolean {
  return answer !== '' && answer.length <= 60 && !answer.includes('\n')
}

/** Several are separated by line breaks, semicolons or bars; a comma may be part of the answer. */
function accepted(answer: string): string[] {
  return /[\n;|]/.test(answer) ? listed(answer) : [answer].filter((each) => each !== '')
}

function withModelAnswer(shared: Shared, answer: string): Shared {
  if (answer === '') return shared
  const said = [textSource(answerWords(answer)), shared.explanation].filter(Boolean).join('\n\n')
  return { ...shared, explanation: said }
}

function sharedPart({ line, text }: Fields): Shared {
  const explanation = textSource(text('explanation'))
  const help = textSource(text('help'))
  const tags = listed(text('tags'))
  const code = text('code')
  const kind = text('kind')
  const pointsText = text('points')
  const points = plainNumber(pointsText.replace(/\s*\p{L}+\.?$/u, ''))
  const isWorth = points !== null && points >= 0 && points <= MAX_POINTS
  return {
    line,
    prompt: promptSource(text('question')),
    ...(explanation === '' ? {} : { explanation }),
    ...(help === '' ? {} : { help }),
    ...(tags.length === 0 ? {} : { tags: [...new Set(tags)] }),
    ...(code === '' || /[{}\n]/.test(code) ? {} : { code }),
    ...(isWorth ? { points } : {}),
    ...(isYes(text('required')) ? { required: true } : {}),
    problems: [
      ...(kind !== '' && namedKind(kind) === null ? [words.unknownKind(kind)] : []),
      ...(pointsText !== '' && !isWorth ? [words.notPoints(pointsText)] : []),
    ],
    notes: [],
  }
}
