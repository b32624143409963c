/** Two questions that are one: a question that was cut, or options that were taken for questions. */
import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'

import { answerText } from './changeKind.ts'
import {
  checkedChoice,
  isAboutKey,
  isAboutStart,
  type PastedChoice,
  withAnswerForStaff,
} from './problems.ts'

/** Null if they can't be joined: a matrix, a rating, or points for each option. */
export function joinQuestions(
  first: PastedQuestion,
  second: PastedQuestion,
): PastedQuestion | null {
  if (!canJoin(first, second)) return null
  const choices = [first, second].filter(isChoice)
  const shared = sharedOf(first, second)
  if (choices.length > 0) {
    const [one, two] = choices
    const options = choices.flatMap((each) => each.options)
    const key = [
      ...(one?.key ?? []),
      ...(two?.key ?? []).map((index) => index + (one?.options.length ?? 0)),
    ]
    const isSeveral = key.length > 1 || choices.every(({ kind }) => kind === 'multipleChoice')
    const open = [first, second].find((each) => !isChoice(each))
    return checkedChoice({
      ...shared,
      ...withAnswerForStaff(shared.explanation, open ? answerText(open) : null),
      kind: isSeveral ? 'multipleChoice' : 'singleChoice',
      options,
      key,
    })
  }
  const [answer, other] = [answerText(first), answerText(second)]
  // The answer is usually below the second part.
  const kept = other === null ? first : second
  const lost = other === null ? null : answer
  return { ...kept, ...shared, ...withAnswerForStaff(shared.explanation, lost) }
}

export function canJoin(first: PastedQuestion, second: PastedQuestion): boolean {
  return [first, second].every(
    (each) => each.kind !== 'matrix' && each.kind !== 'rating' && !('optionPoints' in each),
  )
}

function isChoice(question: PastedQuestion): question is PastedChoice {
  return question.kind === 'singleChoice' || question.kind === 'multipleChoice'
}

function sharedOf(first: PastedQuestion, second: PastedQuestion) {
  const points = first.points === undefined ? second.points : first.points + (second.points ?? 0)
  const help = together(first.help, second.help)
  const explanation = together(first.explanation, second.explanation)
  const tags = [...new Set([...(first.tags ?? []), ...(second.tags ?? [])])]
  const code = first.code ?? second.code
  const isKeyed = [first, second].some((each) => answerText(each) !== null)
  return {
    line: first.line,
    prompt: together(first.prompt, second.prompt),
    ...(help === '' ? {} : { help }),
    ...(explanation === '' ? {} : { explanation }),
    ...(tags.length === 0 ? {} : { tags }),
    ...(code === undefined ? {} : { code }),
    ...(points === undefined ? {} : { points }),
    ...(first.required || second.required ? { required: true } : {}),
    problems: [
      ...new Set([
        ...first.problems,
        ...second.problems.filter((problem) => !isAboutStart(problem)),
      ]),
    ].filter((problem) => !isKeyed || !isAboutKey(problem)),
    notes: [...new Set([...first.notes, ...second.notes])],
  }
}

function together(first = '', second = ''): string {
  return [first, second].filter((text) => text !== '').join('\n\n')
}
