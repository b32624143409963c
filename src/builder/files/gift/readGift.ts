/**
 * Questions in GIFT, the text format that Moodle imports and exports. It is described in Moodle's
 * documentation (docs.moodle.org, "GIFT format") and, as a grammar, in the repository
 * fuhrmanator/GIFT-grammar-PEG.js. Where they are ambiguous, this follows Moodle's own importer
 * (rules GI1 to GI6 of the README of these files).
 */
import type { PastedQuestion, SkippedText } from '#src/builder/files/pasted/pastedQuestion.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import { type GiftCategory, giftLines } from './blocks.ts'
import { showEscapes } from './escapes.ts'
import { questionFromGift } from './questionFromGift.ts'

const words = staffWords.gift

export type GiftReading = { questions: PastedQuestion[]; skipped: SkippedText[]; notes: string[] }

/** The questions of a text in GIFT. What can't be read is listed with its line and the reason. */
export function readGift(text: string): GiftReading {
  const { blocks, categories, comments, around } = giftLines(text)
  const questions: PastedQuestion[] = []
  const skipped: SkippedText[] = [
    ...comments.map((each) => ({ ...each, why: words.skipped.comment })),
    ...around.map((each) => ({ ...each, why: words.skipped.around })),
    ...categories
      .filter((category) => !blocks.some((block) => block.category === category))
      .map(({ line, text: own }) => ({ line, text: own, why: words.skipped.category })),
  ]
  let hasFeedback = false
  for (const block of blocks) {
    const read = questionFromGift(block)
    if ('why' in read) {
      skipped.push({ line: block.line, text: block.source.trim(), why: words.skipped[read.why] })
    } else {
      hasFeedback ||= read.hasFeedback
      questions.push(withTag(read.question, categoryName(block.category)))
    }
  }
  const names = [...new Set(blocks.flatMap(({ category }) => categoryName(category) ?? []))]
  return {
    questions,
    skipped: skipped.toSorted((a, b) => a.line - b.line),
    notes: [
      ...(names.length > 0 ? [words.notes.categories(names)] : []),
      ...(hasFeedback ? [words.notes.feedback] : []),
    ],
  }
}

/** Of `$course$/top/Default for Unit 1`, the last part; null if there is none. */
function categoryName(category: GiftCategory | null): string | null {
  const path = showEscapes(category?.path ?? '').trim()
  const name = path.split('/').findLast((part) => part.trim() !== '') ?? path
  return name.trim() || null
}

function withTag(question: PastedQuestion, name: string | null): PastedQuestion {
  if (name === null) return question
  return { ...question, tags: [...new Set([name, ...(question.tags ?? [])])] }
}
