/** Hides from answers who gave them (rules H3 to H6). */
import type { Answer, Answers, StoredFile } from '#schemas/answer.ts'
import type { Question } from '#schemas/question.ts'
import { MASK } from '#src/assessment/engine/maskedEmail.ts'
import type { Quoted } from '#src/assessment/engine/evaluation/quotes.ts'
import type { Value } from '#src/assessment/engine/expressions/value.ts'

import { type TextMask, textMask } from './textMask.ts'

/** The names and addresses of a person, and the reference that is shown instead. */
export interface KnownPerson {
  reference: string
  name: string
  email: string
  phone: string
}

/** Each function returns the same value if there is nothing to hide in it. */
export interface AnswerMask {
  text: TextMask
  /** What reviewers wrote about the response, which may name other candidates too (rule H9). */
  words: TextMask
  /** `question` is undefined if the version can't be read, or doesn't have it. */
  answer: (question: Question | undefined, answer: Answer) => Answer
  quoted: (quoted: Quoted | null) => Quoted | null
  value: (value: Value | null) => Value | null
}

/** For one attempt: addresses and numbers that were asked for are hidden in all its texts. */
export function answerMask(
  { reference, name, email, phone }: KnownPerson,
  answers: Answers,
  questions: readonly Question[],
): AnswerMask {
  const text = textMask({
    name,
    emails: [email, ...answersIn('email', answers, questions)],
    phones: [phone, ...answersIn('phone', answers, questions)],
  })
  const answer: AnswerMask['answer'] = (question, given) => {
    if (typeof given === 'string') {
      return isAddressOf(question) && given.trim() !== '' ? MASK : text(given)
    }
    if (typeof given !== 'object') return given
    if (Array.isArray(given)) {
      return given.some(isFile) ? given.filter(isFile).map(fileMask(reference, text)) : given
    }
    if (isSignature(question, given)) return { typed: MASK }
    return ownWordsMasked(given, text)
  }
  const value: AnswerMask['value'] = (each) => valueMasked(each, text)
  return {
    text,
    words: text,
    answer,
    value,
    quoted(quoted) {
      if (quoted === null) return null
      if (quoted.kind === 'answer') {
        return { ...quoted, answer: answer(quoted.question, quoted.answer) }
      }
      return { ...quoted, value: value(quoted.value) ?? quoted.value }
    },
  }
}

/** The mask, which also hides the names of others in what reviewers wrote, if it hides anything. */
export function withNames<M extends Pick<AnswerMask, 'text' | 'words'>>(
  mask: M,
  names: TextMask,
): M {
  return mask.text === NO_MASK.text ? mask : { ...mask, words: (text) => names(mask.words(text)) }
}

/** Shows everything as it is. */
export const NO_MASK: AnswerMask = {
  text: (text) => text,
  words: (text) => text,
  answer: (_question, answer) => answer,
  quoted: (quoted) => quoted,
  value: (value) => value,
}

/**
 * A text about several candidates at once. It is hidden whole: were only the name of this one hidden,
 * the same text beside others would tell whose response this is.
 */
export function sharedText(text: string, mask: Pick<AnswerMask, 'text'>): string {
  return mask.text === NO_MASK.text || text === '' ? text : MASK
}

function answersIn(format: string, answers: Answers, questions: readonly Question[]): string[] {
  return questions.flatMap((question) => {
    const answer =
      question.kind === 'shortText' && question.format === format && answers[question.id]
    return typeof answer === 'string' ? [answer.trim()] : []
  })
}

function isAddressOf(question: Question | undefined): boolean {
  return question?.kind === 'shortText' && ['email', 'phone'].includes(question.format)
}

/** Own words of a choice, and what does not read as a number or a date. */
function ownWordsMasked<A extends object>(answer: A, text: TextMask): A {
  for (const field of ['other', 'raw']) {
    const own: unknown = Reflect.get(answer, field)
    if (typeof own === 'string' && text(own) !== own) return { ...answer, [field]: text(own) }
  }
  return answer
}

/** A drawn one can be read as well. A matrix may have rows with the same ids. */
function isSignature(question: Question | undefined, answer: object): boolean {
  if (question !== undefined) return question.kind === 'signature'
  return typeof Reflect.get(answer, 'typed') === 'string' || 'strokes' in answer
}

/** "7K4M-Q2XD-1.pdf": so is the file that is downloaded. */
function fileMask(reference: string, text: TextMask) {
  return (file: StoredFile, index: number): StoredFile => {
    const [extension = ''] = /\.[a-z0-9]{1,4}$/iu.exec(file.name) ?? []
    const safe = text(extension) === extension ? extension : ''
    return { ...file, name: `${reference}-${index + 1}${safe}` }
  }
}

function isFile(each: unknown): each is StoredFile {
  return typeof each === 'object' && each !== null && 'fileId' in each
}

function valueMasked(value: Value | null, text: TextMask): Value | null {
  if (typeof value === 'string') return text(value)
  if (typeof value !== 'object' || value === null || 'date' in value) return value
  return value.map(text)
}
