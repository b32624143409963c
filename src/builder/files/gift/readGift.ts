/**
 * Questions in GIFT, the text format that Moodle imports and exports. It is described in Moodle's
 * documentation (docs.moodle.org, "GIFT format") and, as a grammar, in the repository
 * fuhrmanator/GIFT-grammar-PEG.js. Where they are ambiguous, this follows Moodle's own importer.
 */
import type { PastedQuestion, SkippedText } from '#src/builder/files/pasted/pastedQuestion.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import { type GiftBlock, giftBlocks } from './blocks.ts'
import { showEscapes } from './escapes.ts'
import { questionFromGift } from './questionFromGift.ts'

const words = staffWords.gift

export type GiftReading = { questions: PastedQuestion[]; skipped: SkippedText[]; notes: string[] }

/** The questions of a text in GIFT. What can't be read is listed with its line and the reason. */
export function readGift(text: string): GiftReading {
  const questions: PastedQuestion[] = []
  const skipped: SkippedText[] = []
  const categories = new Set<string>()
  let category: string | null = null
  let hasFeedback = false
  for (const block of giftBlocks(text.replace(/^\uFEFF/, ''))) {
    const { named, rest } = withoutCategory(block)
    if (named !== null) {
      category = named
      categories.add(named)
    }
    if (rest === null) continue
    const read = questionFromGift(rest)
    if ('why' in read) {
      const why = words.skipped[read.why]
      skipped.push({ line: rest.line, text: showEscapes(rest.text).trim(), why })
    } else {
      hasFeedback ||= read.hasFeedback
      questions.push(withTag(read.question, category))
    }
  }
  return {
    questions,
    skipped,
    notes: [
      ...(categories.size > 0 ? [words.notes.categories([...categories])] : []),
      ...(hasFeedback ? [words.notes.feedback] : []),
    ],
  }
}

type Parted = { named: string | null; rest: GiftBlock | null }

/**
 * `$CATEGORY: $course$/top/Default for Unit 1` applies to all following questions: its last part.
 */
function withoutCategory(block: GiftBlock): Parted {
  const match = /^\s*\$CATEGORY:([^\n]*)\n?/.exec(block.text)
  if (match === null) return { named: null, rest: block }
  const path = showEscapes(match[1] ?? '').trim()
  const named =
    path
      .split('/')
      .findLast((part) => part.trim() !== '')
      ?.trim() ?? path
  const text = block.text.slice(match[0].length)
  const rest = text.trim() === '' ? null : { ...block, line: block.line + 1, text }
  return { named: named === '' ? null : named, rest }
}

function withTag(question: PastedQuestion, category: string | null): PastedQuestion {
  if (category === null) return question
  return { ...question, tags: [...new Set([category, ...(question.tags ?? [])])] }
}
