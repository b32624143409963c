import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { optionSource, tagSource } from '#src/builder/files/markup/tagSource.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import { lineLikeOption, namedOptions } from './answerKey.ts'
import { choice, optionsOf, rightByMarks } from './choice.ts'
import { joined, quizLines } from './lines.ts'
import { matchingOf, pairsIn } from './matching.ts'
import {
  openQuestion,
  type PlacedText,
  paragraphs,
  proseEndsLikeQuestion,
  questionsInLines,
} from './openQuestions.ts'
import { questionLabel } from './lineMarks.ts'
import { optionLines } from './optionCode.ts'
import { withoutPoints } from './points.ts'
import type { OptionDraft, QuestionDraft } from './questionDraft.ts'
import { linesThatGiveAway } from './rightMarks.ts'
import type { QuestionStyle } from './questionStyle.ts'
import { trueFalseOf } from './trueFalse.ts'

const words = staffWords.quiz

/** The result of the collected lines. */
export type Finished = { questions: PastedQuestion[]; unclear: PlacedText[] }

/**
 * The collected question, with what to check before adding it, or several unnumbered ones. In a
 * text without numbers only text that ends like a question, or has options, counts as
 * one.
 */
export function finishQuestion(draft: QuestionDraft, style: QuestionStyle): Finished {
  const isBare = style.kind === 'bare'
  const isLabelled =
    style.kind === 'unnumbered' || (style.kind === 'numbers' && style.series === 'word')
  const collected = withFeedback(withListInAnswer(isLabelled ? withLetterAsAnswer(draft) : draft))
  const { promptLines, drafts, after } = optionsOf(collected)
  const areMatched = isMatching(collected, drafts)
  const settled = withExplained(collected, areMatched ? [] : listOf(collected.matches), after)
  const { text, points, notes } = withoutPoints(withoutLabel(joined(promptLines)))
  const worth = draft.points ?? points
  const whole = (question: PastedQuestion): Finished => ({
    questions: [
      withoutTags({
        ...question,
        ...(worth === null ? {} : { points: worth }),
        notes: [...question.notes, ...notes],
      }),
    ],
    unclear: [],
  })
  if (areMatched) return whole(matching(settled, text, drafts))
  if (drafts.length > 0) return whole(choice(settled, text, drafts))
  const answer = settled.answer ?? settled.keyAnswer
  const judged = isBare && answer === null ? null : trueFalseOf(text, answer)
  if (judged !== null) return whole(statement(settled, judged, answer))
  return openQuestions(settled, { promptLines, answer, worth, isBare })
}

/** "Question: …" on a line below its number says no more. */
function withoutLabel(prompt: string): string {
  return questionLabel(prompt) ?? prompt
}

/** After "Q:", an "A:" without further letters is the answer. */
function withLetterAsAnswer(draft: QuestionDraft): QuestionDraft {
  const [option, ...others] = draft.options
  const isAnswer = option?.letter === 'a' && others.length === 0 && draft.answer === null
  return isAnswer ? { ...draft, options: [], answer: joined(option.lines) } : draft
}

/**
 * Two lists, whose items belong together: lettered options, none of them marked as correct, with a
 * numbered list before or after them, and an answer of pairs, if any.
 */
function isMatching(draft: QuestionDraft, drafts: readonly OptionDraft[]): boolean {
  const answer = draft.answer ?? draft.keyAnswer
  const arePairs = answer !== null && pairsIn(answer).length > 1
  const isLabelled = drafts.length > 1 && drafts.every(({ letter }) => letter !== null)
  if (!isLabelled || rightByMarks(drafts).length > 0) return false
  if (draft.matches.length > 1) return arePairs || answer === null
  return arePairs && draft.options.length > 1 && numberedItems(draft).length > 1
}

function numberedItems({ items }: QuestionDraft) {
  return items.filter(({ bullet }) => bullet === '1')
}

/** A numbered list after the options that is not matched with them. */
function listOf(matches: readonly OptionDraft[]): string[] {
  return matches.map((item, at) => `${at + 1}. ${joined(optionLines(item))}`)
}

/** What stands below the options is for staff. */
function withExplained(draft: QuestionDraft, ...parts: readonly string[][]): QuestionDraft {
  const below = parts.flatMap((lines) => (lines.length === 0 ? [] : [...lines, '']))
  return below.length === 0 ? draft : { ...draft, explanation: [...below, ...draft.explanation] }
}

function matching(
  draft: QuestionDraft,
  prompt: string,
  drafts: readonly OptionDraft[],
): PastedQuestion {
  const answer = draft.answer ?? draft.keyAnswer
  const items = numberedItems(draft)
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
  { prompt, options, key, reason }: NonNullable<ReturnType<typeof trueFalseOf>>,
  answer: string | null,
): PastedQuestion {
  const isUnread = answer !== null && key.length === 0
  const explanation = joined([
    ...(isUnread ? [words.answer(answer), ''] : []),
    ...(reason === '' ? [] : [reason]),
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

const ONLY_LETTERS = /^\p{L}(?:[\s,;&]+\p{L})*[.)]?$/u
/** "B", "(b)", "A, C": an answer that names options. */
const OPTION_LABELS =
  /^(?:[A-H](?:\s?[,;&]\s?[A-H])*|[А-ЕΑ-Εא-וأبجدア-オ①-⑤]|\p{Extended_Pictographic}\uFE0F?|\([a-h]\)|[a-h]\))\.?$/u

/** A longer answer that names none of the options below it goes on in that list. */
function withListInAnswer(draft: QuestionDraft): QuestionDraft {
  const { answer, options, areBelowAnswer, explanation } = draft
  if (!areBelowAnswer || answer === null || answer.length <= 12) return draft
  const named = options.map(({ letter, lines }) => ({ letter, text: joined(lines) }))
  if (namedOptions(answer, named) !== null) return draft
  const list = named.map(({ letter, text }) =>
    letter === null ? `- ${text}` : `${letter}) ${text}`,
  )
  return { ...draft, options: [], explanation: [...list, ...explanation] }
}

/** "~ Not so." and "@ Well done.", as Respondus writes feedback: below an option, up to the next one. */
const FEEDBACK = /^\s*(?:[~@]\s+(?=\S)|~(?=\p{Lu}))/u

/** Lines of feedback in a question with labelled options are for staff. */
function withFeedback(draft: QuestionDraft): QuestionDraft {
  if (draft.options.length < 2 || draft.options.some(({ letter }) => letter === null)) return draft
  const feedback: string[] = []
  const take = (line: string): void => {
    feedback.push(line.replace(FEEDBACK, ''))
  }
  const prompt = draft.prompt.filter((line, at) => {
    const isFeedback = at > 0 && FEEDBACK.test(line)
    if (isFeedback) take(line)
    return !isFeedback
  })
  const options = draft.options.map((option) => {
    const from = quizLines(option.lines.join('\n')).findIndex(
      ({ text, isCode }, at) => at > 0 && !isCode && FEEDBACK.test(text),
    )
    if (from < 0) return option
    option.lines.slice(from).forEach(take)
    return { ...option, lines: option.lines.slice(0, from) }
  })
  if (feedback.length === 0) return draft
  const below = draft.explanation.length > 0 ? ['', ...draft.explanation] : []
  return { ...draft, prompt, options, explanation: [...feedback, ...below] }
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
    const { text, points, notes } = withoutPoints(each.text)
    const value = isLast ? (worth ?? points) : points
    const question = openQuestion(
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
          ...linesThatGiveAway(text).map(words.problems.givesAway),
          ...lineLikeOption(text).map(words.problems.promptOption),
          ...(ONLY_LETTERS.test(text) ? [words.problems.onlyLetters(text)] : []),
          ...(isLast && answer !== null && OPTION_LABELS.test(answer.trim())
            ? [words.problems.noOptions(answer.trim())]
            : []),
        ],
      },
      isLast ? answer : null,
      isLast ? joined(draft.explanation) : '',
    )
    return { ...question, notes: [...question.notes, ...notes] }
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
