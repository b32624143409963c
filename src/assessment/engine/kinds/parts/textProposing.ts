import type { QuestionKind, QuestionOf } from '#schemas/question.ts'
import type { TextRules } from '#schemas/textRules.ts'
import { comparedValues } from '#src/assessment/engine/conditionMapping.ts'
import { textForm } from '#src/assessment/engine/texts/fairText.ts'
import { codePoints, comparableText } from '#src/assessment/engine/texts/text.ts'

import { areSpellingsAlike, areWordsShortest, type Room } from './fairSpellings.ts'
import { comparedNumbers, type Demand, onWhole, type Proposals } from './demand.ts'
import { wholeNumbersFrom } from './numberProposing.ts'
import { MAX_OWN_WORDS } from './ownWords.ts'
import { shortestAround } from './superstrings.ts'
import { longestText } from './textAnswers.ts'

/**
 * The properties that determine which texts are possible. The key is only a source of examples that
 * match the pattern.
 */
type Wording = Pick<
  QuestionOf<'shortText'>,
  'format' | 'pattern' | 'minLength' | 'maxLength' | 'key'
>
/** The form in which texts are compared. */
type TextForm = (text: string) => string
/** Filler text may be inserted in between, as much as needed. */
type Form = readonly [before: string, after: string]

/** A filler that occurs in no compared text can't complete one by accident. */
const FILLERS = [...'xyzabcdefghijklmnopqrstuvw0123456789', 'ξ', 'ψ', 'ω']

/** Texts for a choice's own words. */
export function ownWordsWithin(
  demands: readonly Demand[],
  textRules: TextRules,
): { words: string[]; isComplete: boolean } {
  const onWords = demands.flatMap((demand) => {
    const { of } = demand
    const isOnWords = 'question' in of && of.row === undefined && of.measure === 'other'
    return isOnWords ? { ...demand, of: { question: of.question } } : []
  })
  const onBlankness = onWords.filter(({ test }) => isAboutBlankness(test.op))
  if (onBlankness.some(({ isWanted }) => !isWanted)) return { words: [], isComplete: true }
  const others = onWords.filter(({ test }) => !isAboutBlankness(test.op))
  const question: Wording = { format: 'plain', maxLength: MAX_OWN_WORDS }
  const { answers, isComplete } = textsWithin(question, others, textRules)
  return { words: [...answers].filter((each) => typeof each === 'string'), isComplete }
}

/**
 * The compared texts themselves, and texts of every relevant length around the words they must
 * contain. Proposals are incomplete if a format, a pattern or conflicting words might allow other
 * texts (rule K3).
 */
export function textsWithin(
  question: Wording,
  demands: readonly Demand[],
  textRules?: TextRules,
): Proposals {
  const rules = question.format === 'plain' ? textRules : undefined
  const form = textForm(rules)
  const onText = onWhole(demands)
  const written = onText
    .flatMap(({ test }) => comparedValues(test))
    .filter((value) => typeof value === 'string')
  const isNamed = onText.some(({ test, isWanted }) => isWanted && namesTexts(test.op))
  const room = roomIn(question, demands)
  if (isNamed) {
    return {
      answers: written.flatMap((text) => [...new Set([text, ...spellingsOf(form(text))])]),
      isComplete: written.every((text) =>
        rules === undefined
          ? hasEverySpelling(text)
          : areSpellingsAlike(form(text), room, question.pattern),
      ),
    }
  }
  const compared = written.map(form)
  const filler = FILLERS.find((each) => !compared.some((text) => text.includes(each)))
  const inside = wordsInside(demands, form)
  const cuts = lengthCuts(question, demands)
  const most = longestText(question)
  const made = formsOf(question, inside, filler ?? 'x').flatMap(([before, after]) => {
    const length = codePoints(before + after)
    return wholeNumbersFrom(Math.max(length, 1), cuts)
      .filter((whole) => whole <= most)
      .map((whole) => before + padding(question, filler ?? 'x', whole - length) + after)
  })
  const isContradiction = needles(onText, false, form).some((unwanted) =>
    inside.some((each) => each.includes(unwanted)),
  )
  const isFree = onText.length === 0 || (question.format === 'plain' && filler !== undefined)
  const isSimple = inside.length === 0 || onText.every(({ isWanted }) => isWanted)
  const isShortest = rules === undefined || areWordsShortest(inside, room)
  return {
    answers: [...made, ...written, ...(question.key?.accepted ?? [])],
    isComplete:
      isContradiction ||
      (question.pattern === undefined && isFree && isSimple && inside.length <= 4 && isShortest),
  }
}

/** The lengths that the limits allow, and whether a comparison looks at the length as well. */
function roomIn(question: Wording, demands: readonly Demand[]): Room {
  const { minLength = 0, maxLength } = question
  return {
    least: minLength,
    most: longestText(question),
    isLimited: minLength > 0 || maxLength !== undefined,
    isCompared: demands.some(({ of }) => 'question' in of && of.measure === 'length'),
  }
}

/** Texts without a format or pattern. */
export function plainTextsWithin(
  question: Pick<Wording, 'minLength' | 'maxLength'> & { kind: QuestionKind },
  demands: readonly Demand[],
): Proposals {
  return textsWithin({ ...question, format: 'plain' }, demands)
}

/** The words that must occur in the text, without those contained in others. */
export function wordsInside(demands: readonly Demand[], form: TextForm): string[] {
  const wanted = needles(onWhole(demands), true, form)
  return wanted.filter((each) => !wanted.some((one) => one !== each && one.includes(each)))
}

/** Demands are false for a blank answer, so these ask for some words, or for none. */
function isAboutBlankness(op: Demand['test']['op']): boolean {
  return op === 'isBlank' || op === 'isNotBlank'
}

function namesTexts(op: Demand['test']['op']): boolean {
  return op === 'is' || op === 'isOneOf'
}

/** The words that a text must, or must not, contain. */
function needles(onText: readonly Demand[], isWanted: boolean, form: TextForm): string[] {
  const found = onText.flatMap((demand) =>
    demand.isWanted === isWanted && demand.test.op === 'includes' ? [form(demand.test.value)] : [],
  )
  return [...new Set(found)].filter((needle) => needle !== '')
}

/** Lengths at which the result of a limit or demand changes. */
export function lengthCuts(
  { minLength = 0, maxLength = 0 }: Pick<Wording, 'minLength' | 'maxLength'>,
  demands: readonly Demand[],
): number[] {
  return [minLength, maxLength, ...comparedNumbers(demands)]
}

/** Shortest first. Each contains all the words, in the required format if possible. */
function formsOf(question: Wording, inside: readonly string[], filler: string): Form[] {
  const words = shortestAround(inside, filler)
  return words.flatMap((word): Form[] => {
    switch (question.format) {
      case 'plain':
        return [[word, '']]
      case 'email':
        return [
          [word || filler, `@${filler}`],
          [filler, word],
          ['', word],
        ]
      case 'phone':
        return [
          [word, '11111'],
          ['11111', word],
          ['', word],
        ]
      case 'url':
        return [
          [`http://${word}`, ''],
          [`http://${filler}`, word],
          [`http://${filler}/${word}`, ''],
          [word, ''],
        ]
    }
  })
}

function padding(question: Wording, filler: string, length: number): string {
  return (question.format === 'phone' ? '-' : filler).repeat(length)
}

/**
 * Texts of other lengths that compare as equal (rules C3, L4): an accented letter is one code point
 * or two. Letters are decomposed from each position on.
 */
function spellingsOf(text: string): string[] {
  const letters = [...comparableText(text)]
  const decomposed = letters.map((_, place) => {
    const rest = letters.slice(place).join('')
    return letters.slice(0, place).join('') + rest.normalize('NFD')
  })
  return [...new Set([text, letters.join(''), ...decomposed])]
}

/** Whether there is a spelling of every possible length. */
function hasEverySpelling(text: string): boolean {
  return [...comparableText(text)].every((letter) => {
    return !/\p{M}/u.test(letter) && [...letter.normalize('NFD')].length <= 2
  })
}
