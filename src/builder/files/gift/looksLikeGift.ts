import { giftBlocks } from './blocks.ts'

/**
 * Answers that only occur in GIFT: with marks, even in unbalanced braces, a number, true or false.
 */
const ANSWERS = /^[\s{]*[=~]|^\s*(?:#\s*[=\d.+-]|(?:T|F|TRUE|FALSE)\s*(?:#|$))/
/** Options as in other quizzes: the first item of a list, or a checkbox. */
const OPTION = /^[ \t]*(?:[-*+][ \t]+)?(?:\(?[aA][.):]|\[[ xX]\])\s/gm

/** Whether a text is GIFT: it has such answers, and more of them than lists of options. */
export function looksLikeGift(text: string): boolean {
  const hasBraces = text.lastIndexOf('}') > text.indexOf('{')
  if (!hasBraces && !/^[ \t]*\$CATEGORY:/m.test(text)) return false
  const marked = giftBlocks(text).filter(({ text: block }) => isMarked(block)).length
  return marked > 0 && marked > (text.match(OPTION)?.length ?? 0)
}

function isMarked(block: string): boolean {
  if (/^\s*\$CATEGORY:/.test(block)) return true
  if (/^[ \t]*(?:```|~~~)/m.test(block)) return false
  const open = block.indexOf('{')
  const close = block.indexOf('}', open)
  return open >= 0 && close >= 0 && ANSWERS.test(block.slice(open + 1, close))
}
