import type { QuestionOf } from '#schemas/question.ts'
import type { TextRules } from '#schemas/textRules.ts'
import { prepareQuestion } from '#src/assessment/engine/kinds/answering.ts'
import { caselessForm, textForm } from '#src/assessment/engine/texts/fairText.ts'

/**
 * Texts that candidates are likely to type for an accepted one and that count as another, within the
 * limits of the question (rule P20).
 */
export function otherTyping(question: QuestionOf<'shortText'>, textRules: TextRules): string[] {
  if (question.key === undefined || question.format !== 'plain') return []
  const { accepted, ignoreCase } = question.key
  const form = ignoreCase ? caselessForm(textRules) : textForm(textRules)
  const prepared = prepareQuestion(question, textRules)
  const known = new Set(accepted.map(form))
  return accepted
    .flatMap((text) => waysToType(text.trim()))
    .filter((text) => {
      if (known.has(form(text)) || prepared.brokenRule(text) !== null) return false
      known.add(form(text))
      return true
    })
}

function waysToType(text: string): string[] {
  return [...withOtherMark(text), ...withOtherBlank(text), ...withOtherEnd(text)]
}

/** "3,5" for "3.5", with or without a unit; never where the mark may separate thousands. */
function withOtherMark(text: string): string[] {
  const [, before, mark, after = '', unit = ''] =
    /^([+-]?\d+)([.,])(\d+)(\s?[^\s\d.,]{0,3})$/.exec(text) ?? []
  if (before === undefined || (after.length === 3 && /^[+-]?[1-9]\d{0,2}$/.test(before))) return []
  return [`${before}${mark === '.' ? ',' : '.'}${after}${unit}`]
}

/** "10 %" for "10%". */
function withOtherBlank(text: string): string[] {
  const [, before, blank] = /^(.*\d)(\s?)%$/.exec(text) ?? []
  return before === undefined ? [] : [`${before}${blank === '' ? ' ' : ''}%`]
}

/** A sentence, which ends with a full stop or without one. */
function withOtherEnd(text: string): string[] {
  if (/[\p{L}\p{N})]\.$/u.test(text)) return [text.slice(0, -1)]
  return /^\S+(?:\s+\S+){4,}$/.test(text) && /\p{L}$/u.test(text) ? [`${text}.`] : []
}
