import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'

import {
  asksForNumber,
  proseEndsLikeQuestion,
  type PlacedText,
  paragraphs,
} from './openQuestions.ts'

/**
 * How many paragraphs of a prompt end like a question. With two or more it may be several
 * questions.
 */
export function questionParagraphs({ prompt }: PastedQuestion): number {
  return placed(prompt).filter(({ text }) => proseEndsLikeQuestion(text)).length
}

/**
 * One question for each paragraph that ends like one, with the text above it. The last one keeps
 * the options, the answer and everything else.
 */
export function splitQuestion(question: PastedQuestion): PastedQuestion[] {
  const parts: PlacedText[] = []
  let above = ''
  for (const { line, text } of placed(question.prompt)) {
    above = above === '' ? text : `${above}\n\n${text}`
    if (!proseEndsLikeQuestion(text)) continue
    parts.push({ line, text: above })
    above = ''
  }
  if (parts.length < 2) return [question]
  return parts.map(({ line, text }, index): PastedQuestion => {
    const isLast = index === parts.length - 1
    const place = question.line + line - 1
    if (isLast) {
      const prompt = above === '' ? text : `${text}\n\n${above}`
      return { ...question, line: place, prompt }
    }
    const shared = { line: place, prompt: text, problems: [], notes: [] }
    return asksForNumber(text)
      ? { ...shared, kind: 'number', key: null }
      : { ...shared, kind: 'longText' }
  })
}

function placed(prompt: string): PlacedText[] {
  return paragraphs(prompt.split('\n').map((text, index) => ({ line: index + 1, text })))
}
