import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import { type GiftAnswer, type GiftKey, giftKey } from './answers.ts'
import type { GiftBlock } from './blocks.ts'
import { showEscapes } from './escapes.ts'
import { numberFromGift, numberName } from './number.ts'
import { choiceFromGift, matrixFromGift, type OwnPart, shortTextFromGift } from './ownPart.ts'
import { type TextReader, textReader } from './texts.ts'

const words = staffWords.gift

type Why = keyof typeof words.skipped
export type GiftQuestion = { question: PastedQuestion; hasFeedback: boolean }

/** Longer titles are not used as codes. */
const MAX_CODE_LENGTH = 60

/** The question of one block, or why it can't be read. */
export function questionFromGift(block: GiftBlock): GiftQuestion | { why: Why } {
  const { title, rest } = withoutTitle(block.text.trim())
  const open = rest.indexOf('{')
  const close = rest.indexOf('}')
  if (open < 0 !== close < 0 || close < open) return { why: 'noBrace' }
  if (open >= 0 && rest.indexOf('{', close) >= 0) return { why: 'twoAnswers' }
  if (open >= 0 && rest.indexOf('{', open + 1) >= 0) return { why: 'innerBrace' }
  if (open >= 0 && rest.indexOf('}', close + 1) >= 0) return { why: 'strayBrace' }
  if (hasAnswers(open < 0 ? rest : rest.slice(0, open))) return { why: 'noBrace' }
  const after = open < 0 ? '' : rest.slice(close + 1)
  if (hasAnswers(after) || /^\s*#/.test(after)) return { why: 'outside' }
  const stem = open < 0 ? rest : stemOf(rest.slice(0, open).trimEnd(), after)
  const reader = textReader(stem)
  const prompt = reader.text(stem)
  if (open < 0) {
    const own = { kind: 'statement' as const, problems: [], notes: [] }
    return withShared(block, { own, title, prompt, explanation: '', reader })
  }
  if (prompt === '') return { why: 'noText' }
  const key = giftKey(rest.slice(open + 1, close))
  if (key.answers.kind === 'unreadable') return { why: key.answers.why }
  const own = ownPart(key, reader)
  return withShared(block, { own, title, prompt, explanation: explanationOf(key, reader), reader })
}

/** Lines with the marks of answers, which candidates would read outside the braces. */
function hasAnswers(text: string): boolean {
  return /(?:^|\n)[ \t]*~|\n[ \t]*=[^\n]*\n[ \t]*=/.test(text)
}

/** With a gap where the answers are in the middle of a sentence. */
function stemOf(before: string, after: string): string {
  const end = after.trim()
  if (end === '' || (/^[.?!:]$/.test(end) && /[.?!:]$/.test(before))) return before
  return `${before} _____${/^[\p{L}\p{N}]/u.test(end) ? ' ' : ''}${end}`
}

function ownPart({ answers }: GiftKey, reader: TextReader): OwnPart {
  switch (answers.kind) {
    case 'trueFalse': {
      const options = [...words.trueFalse]
      const key = [answers.isTrue ? 0 : 1]
      return { kind: 'singleChoice', options, key, problems: [], notes: [] }
    }
    case 'choice':
      return choiceFromGift(answers, reader)
    case 'short':
      return shortTextFromGift(answers.answers, reader)
    case 'numerical':
      return numberFromGift(answers.answers)
    case 'matching':
      return matrixFromGift(answers.pairs, reader)
    case 'essay':
    case 'unreadable':
      return { kind: 'longText', problems: [], notes: [] }
  }
}

/** Moodle's feedback for candidates: the general one, and that of each answer. */
function explanationOf({ answers, feedback }: GiftKey, reader: TextReader): string {
  const said: string[] = []
  const add = (answer: string, text: string): void => {
    if (text !== '') said.push(`- ${words.feedback(answer, reader.text(text))}`)
  }
  if (answers.kind === 'trueFalse') {
    const [right, wrong] = answers.isTrue ? words.trueFalse : [...words.trueFalse].toReversed()
    add(right ?? '', answers.right)
    add(wrong ?? '', answers.wrong)
  } else if (answers.kind === 'matching') {
    for (const { left, right, feedback: text } of answers.pairs) {
      add(reader.label(left === '' ? right : left), text)
    }
  } else if ('answers' in answers) {
    const isNumber = answers.kind === 'numerical'
    for (const each of answers.answers) add(nameOf(each, reader, isNumber), each.feedback)
  }
  const general = feedback === '' ? [] : [reader.text(feedback)]
  return [...general, ...(said.length > 0 ? [said.join('\n')] : [])].join('\n\n')
}

function nameOf({ text }: GiftAnswer, reader: TextReader, isNumber: boolean): string {
  if (text === '*' || text === '') return words.otherAnswers
  return isNumber ? numberName(text) : reader.label(text)
}

type Shared = {
  own: OwnPart
  title: string
  prompt: string
  explanation: string
  reader: TextReader
}

function withShared(block: GiftBlock, shared: Shared): GiftQuestion {
  const { own, title, prompt, explanation, reader } = shared
  const code = block.id ?? (title.length <= MAX_CODE_LENGTH ? title : '')
  const isLost = title !== '' && code !== title
  const pictures = reader.pictures()
  const files = (block.source.match(/@@PLUGINFILE@@/g)?.length ?? 0) - pictures
  const question = {
    ...own,
    line: block.line,
    prompt,
    ...(code === '' ? {} : { code }),
    ...(block.tags.length > 0 ? { tags: block.tags } : {}),
    ...(explanation === '' ? {} : { explanation }),
    problems: [...(block.isUnclear ? [staffWords.quiz.problems.noBlankLine] : []), ...own.problems],
    notes: [
      ...own.notes,
      ...(pictures > 0 ? [staffWords.quiz.pictures(pictures)] : []),
      ...(files > 0 ? [words.notes.files(files)] : []),
      ...(isLost ? [words.notes.title(title)] : []),
    ],
  }
  return { question, hasFeedback: explanation !== '' }
}

/** Removes the leading `::Title::`, which becomes the name in exports. */
function withoutTitle(text: string): { title: string; rest: string } {
  const end = text.startsWith('::') ? text.indexOf('::', 2) : -1
  if (end < 0) return { title: '', rest: text.replace(/^::/, '') }
  const title = showEscapes(text.slice(2, end)).replace(/\s+/g, ' ').trim()
  return { title: title.replace(/[{}]/g, ''), rest: text.slice(end + 2).trim() }
}
