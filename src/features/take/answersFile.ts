/**
 * The answers as a text that anybody can read: what is left of them where the device can't store any
 * more. Below, the same once more exactly as they would have been stored.
 */
import { withLabelsWritten } from '#src/engine/authoredText.ts'
import { isBlank } from '#src/engine/blank.ts'
import { answerOf, isShown, questionsInOrder } from '#src/engine/evaluation.ts'
import { promptLine } from '#src/renderer/promptParts.ts'
import { answerText } from '#src/wording/candidate/answerText.ts'
import { momentText } from '#src/wording/candidate/formats.ts'

import type { OpenAttempt } from './openAttempt.ts'

/** `now`: `toISOString()` of the moment. */
export function answersFile(attempt: OpenAttempt, now: string): { name: string; text: string } {
  const { session, definition, candidateId, attemptId } = attempt
  const { title } = definition.settings
  const { evaluation } = session
  const lines = [
    title,
    `Answers as they were on ${momentText(now)}. They have not been submitted.`,
    'Files that were added are not in here, only their names.',
  ]
  for (const section of definition.sections) {
    const shown = questionsInOrder(evaluation, section.id).filter(
      ({ id, kind }) => kind !== 'statement' && isShown(evaluation, id),
    )
    if (shown.length > 0 && section.title) lines.push('', `== ${section.title} ==`)
    for (const question of shown) {
      const answer = answerOf(evaluation, question.id)
      const written = withLabelsWritten(question, session.quote)
      lines.push(
        '',
        promptLine(question.prompt, session.quote),
        isBlank(question, answer)
          ? 'Not answered'
          : answerText(written, answer, definition.language),
      )
    }
  }
  const stored = { candidateId, attemptId, answers: session.answers() }
  lines.push('', '== The same as TalentFlow stores it ==', '', JSON.stringify(stored, null, 2), '')
  return { name: `${fileName(title)}-answers.txt`, text: lines.join('\n') }
}

/** As far as every system takes it. */
function fileName(title: string): string {
  return title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'assessment'
}
