/**
 * The answers as readable text, for when the device can no longer store them, followed by the same
 * data exactly as it would have been stored.
 */
import { withLabelsWritten } from '#src/assessment/engine/authoredText.ts'
import { isBlank } from '#src/assessment/engine/kinds/blank.ts'
import {
  answerOf,
  isShown,
  questionsInOrder,
} from '#src/assessment/engine/evaluation/evaluation.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'
import { promptLine } from '#src/assessment/renderer/text/promptParts.ts'
import { answerText } from '#src/assessment/words/answerText.ts'
import type { CandidateWords } from '#src/assessment/words/candidateWords.ts'

import type { OpenAttempt } from './openAttempt.ts'

/** `now`: an ISO timestamp. */
export function answersFile(
  attempt: OpenAttempt,
  now: string,
  words: CandidateWords,
): { name: string; text: string } {
  const { file } = words.saving
  const { session, definition, candidateId, attemptId } = attempt
  const { title } = definition.settings
  const { evaluation } = session
  // Staff keep the file, and may not read these (rule G2).
  const isWithheld = (id: string) =>
    questionsOf(definition).some((each) => each.id === id && isSelfIdentification(each))
  const lines = [title, file.asOf(now), file.withoutFiles]
  for (const section of definition.sections) {
    const shown = questionsInOrder(evaluation, section.id).filter(
      (question) =>
        question.kind !== 'statement' &&
        !isSelfIdentification(question) &&
        session.unstartedPartOf(question.id) === null &&
        isShown(evaluation, question.id),
    )
    if (shown.length > 0 && section.title) lines.push('', `== ${section.title} ==`)
    for (const question of shown) {
      const answer = answerOf(evaluation, question.id)
      const written = withLabelsWritten(question, session.quote)
      lines.push(
        '',
        promptLine(question.prompt, session.quote),
        isBlank(question, answer) ? words.answers.notAnswered : answerText(written, answer, words),
      )
    }
  }
  const answers = Object.entries(session.answers()).filter(([id]) => !isWithheld(id))
  const stored = { candidateId, attemptId, answers: Object.fromEntries(answers) }
  lines.push('', `== ${file.asStored} ==`, '', JSON.stringify(stored, null, 2), '')
  return { name: `${fileName(title)}-answers.txt`, text: lines.join('\n') }
}

/** Valid on every system. */
function fileName(title: string): string {
  return title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'assessment'
}
