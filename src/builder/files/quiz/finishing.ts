import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { optionSource, tagSource } from '#src/builder/files/markup/tagSource.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import { choice, optionsOf } from './choice.ts'
import { matchingOf, pairsIn } from './matching.ts'
import {
  openQuestion,
  type PlacedText,
  paragraphs,
  proseEndsLikeQuestion,
  questionsInLines,
} from './openQuestions.ts'
import { optionLines } from './optionCode.ts'
import type { OptionDraft, QuestionDraft } from './questionDraft.ts'
import { joined, withoutPoints } from './texts.ts'
import { trueFalseOf } from './trueFalse.ts'

const words = staffWords.quiz

/** The result of the collected lines. */
export type Finished = { questions: PastedQuestion[]; unclear: PlacedText[] }

/**
 * The collected question, with what to check before adding it, or several unnumbered ones. In a
 * text without numbers (`isBare`) only text that ends like a question, or has options, counts as
 * one.
 */
export function finishQuestion(draft: QuestionDraft, isBare: boolean): Finished {
  const { promptLines, drafts } = optionsOf(draft)
  const { text, points } = withoutPoints(joined(promptLines))
  const worth = draft.points ?? points
  const whole = (question: PastedQuestion): Finished => ({
    questions: [withoutTags(worth === null ? question : { ...question, points: worth })],
    unclear: [],
  })
  const matrix = matching(draft, text, drafts)
  if (matrix !== null) return whole(matrix)
  if (drafts.length > 0) return whole(choice(draft, text, drafts))
  const answer = draft.answer ?? draft.keyAnswer
  const judged = isBare && answer === null ? null : trueFalseOf(text, answer)
  if (judged !== null) return whole(statement(draft, judged, answer))
  return openQuestions(draft, { promptLines, answer, worth, isBare })
}

/** Two lists, whose items belong together. */
function matching(
  draft: QuestionDraft,
  prompt: string,
  drafts: readonly OptionDraft[],
): PastedQuestion | null {
  const answer = draft.answer ?? draft.keyAnswer
  const items = draft.items.filter(({ bullet }) => bullet === '1')
  const arePairs = answer !== null && pairsIn(answer).length > 1
  const isListed = items.length > 1 && draft.options.length > 1 && arePairs
  if (draft.matches.length < 2 && !isListed) return null
  const others = draft.matches.length > 1 ? draft.matches.map(sideOf) : items
  const { rows, options, key, problems } = matchingOf(drafts.map(sideOf), others, answer)
  const explanation = joined(draft.explanation)
  return {
    kind: 'matrix',
    line: draft.line,
    prompt: draft.matches.length > 1 ? prompt : joined(draft.prompt.slice(0, items[0]?.at)),
    rows,
    options,
    key,
    ...(explanation === '' ? {} : { explanation }),
    problems: [...draft.problems, ...problems],
    notes: [staffWords.gift.notes.matching],
  }
}

function sideOf(option: OptionDraft) {
  return { letter: option.letter, text: joined(optionLines(option)) }
}

function statement(
  draft: QuestionDraft,
  { prompt, options, key }: NonNullable<ReturnType<typeof trueFalseOf>>,
  answer: string | null,
): PastedQuestion {
  const isUnread = answer !== null && key.length === 0
  const explanation = joined([
    ...(isUnread ? [words.answer(answer), ''] : []),
    ...draft.explanation,
  ])
  const { noKey, unknownAnswer } = words.problems
  return {
    kind: 'singleChoice',
    line: draft.line,
    prompt,
    options,
    key,
    ...(explanation === '' ? {} : { explanation }),
    problems: [
      ...draft.problems,
      ...(key.length > 0 ? [] : [answer === null ? noKey : unknownAnswer(answer.trim())]),
    ],
    notes: [],
  }
}

type Open = {
  promptLines: string[]
  answer: string | null
  worth: number | null
  isBare: boolean
}

function openQuestions(draft: QuestionDraft, open: Open): Finished {
  const { promptLines, answer, worth, isBare } = open
  const placed = promptLines.map((text, index) => ({ line: draft.line + index, text }))
  const texts = questionsInLines(placed) ?? (isBare ? paragraphs(placed) : null)
  const asked = texts?.filter(({ text }) => !isBare || proseEndsLikeQuestion(text))
  const [first, last] = [asked?.at(0), asked?.at(-1)]
  const questions = (asked ?? [{ line: draft.line, text: joined(promptLines) }]).map((each) => {
    const isLast = last === undefined || each === last
    const { text, points } = withoutPoints(each.text)
    const value = isLast ? (worth ?? points) : points
    return openQuestion(
      {
        line: each.line,
        prompt: text,
        ...(value === null ? {} : { points: value }),
        problems: [
          ...(isLast ? draft.problems : []),
          ...(each === first || each.number === undefined
            ? []
            : [words.problems.restart(each.number)]),
          ...(text === '' ? [words.problems.noPrompt] : []),
          ...(/^\p{L}(?:[\s,;&]+\p{L})*[.)]?$/u.test(text)
            ? [words.problems.onlyLetters(text)]
            : []),
        ],
      },
      isLast ? answer : null,
      isLast ? joined(draft.explanation) : '',
    )
  })
  const unclear = (texts ?? []).filter((each) => isBare && !proseEndsLikeQuestion(each.text))
  // An answer without a question is still listed.
  const said = joined([...(answer ? [words.answer(answer), ''] : []), ...draft.explanation])
  if (questions.length === 0 && said !== '') unclear.push({ line: draft.line, text: said })
  return { questions: questions.map(withoutTags), unclear }
}

/** HTML is not rendered, so it becomes Markdown, and pictures are reported. */
function withoutTags(question: PastedQuestion): PastedQuestion {
  const prompt = tagSource(question.prompt)
  const explanation = tagSource(question.explanation ?? '')
  const options = 'options' in question ? question.options.map(optionSource) : []
  const pictures = [prompt, explanation, ...options].reduce((sum, each) => sum + each.pictures, 0)
  const { explanation: _, ...rest } = question
  return {
    ...rest,
    ...('options' in rest ? { options: options.map(({ source }) => source) } : {}),
    prompt: prompt.source === '' ? question.prompt : prompt.source,
    ...(explanation.source === '' ? {} : { explanation: explanation.source }),
    notes: pictures === 0 ? rest.notes : [...rest.notes, words.pictures(pictures)],
  }
}
