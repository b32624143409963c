import { type GiftBlock, giftLines } from './blocks.ts'

/** What every text in GIFT has. */
const MAY_BE = /[{｛]|^[ \t]*(?:::|\$CATEGORY:|\[(?:html|markdown|moodle|plain)\]|\/\/.*\[id:)/m
/**
 * Answers that only occur in GIFT: with marks, even in unbalanced braces, a number, true or false.
 */
const ANSWERS = /^[\s{]*[=~]|^\s*(?:#\s*[=*\p{Nd}.+−-]|(?:T|F|TRUE|FALSE)\s*(?:#|$))/u
/** Answers to be marked by a person, after the end of a sentence. */
const ESSAY = /[.?!:…。？！]["”»)\s]{0,5}\{\s*(?:####[^{}]*)?\}\s*$/
/** The same after any text, but the brackets of a function. */
const ESSAYS = /[^)\s]\s*\{\s*(?:####[^{}]*)?\}\s*$/
/** A title, or the format of the text. */
const START = /^(?:::(?!:)[^\n:][^\n]*?::|\[(?:html|markdown|moodle|plain)\])/
/** Options as in other quizzes: the first item of a list, or a checkbox. */
const OPTION = /^[ \t]*(?:[-*+][ \t]+)?(?:\(?[aA][.):]|\[[ xX]\])\s/gm

/** Whether a text is GIFT: it has marks of it, and more of them than lists of options. */
export function looksLikeGift(text: string): boolean {
  if (!MAY_BE.test(text)) return false
  const { blocks } = giftLines(text)
  const isAllEssays = blocks.every((block) => ESSAYS.test(block.text))
  const marked = isAllEssays ? blocks.length : blocks.filter(isMarked).length
  return marked > 0 && marked > (text.match(OPTION)?.length ?? 0)
}

function isMarked({ text, category, id }: GiftBlock): boolean {
  if (category !== null || id !== null) return true
  if (/^[ \t]*(?:```|~~~)/m.test(text)) return false
  const start = text.trimStart()
  if (START.test(start) || ESSAY.test(start)) return true
  const open = start.indexOf('{')
  const close = start.indexOf('}', open)
  return open >= 0 && close >= 0 && ANSWERS.test(start.slice(open + 1, close))
}
