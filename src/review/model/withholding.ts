/** Removes the parts of an attempt that no reviewer may read (rule G2). */
import type { Answer, Answers } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Activity } from '#schemas/activity.ts'
import type { Response } from '#schemas/records/response.ts'
import { isSingleChoiceAnswer } from '#src/assessment/engine/kinds/singleChoice/answering.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'

/** The content that candidates leave in an attempt. */
interface SubmittedContent {
  versionId: string
  answers: Answers
  dropped?: readonly string[]
  activity?: Activity
}

type AnsweredVersion = { readonly id: string; readonly definition: Definition }

/** The responses without answers to self-identification questions, in any of their attempts. */
export function withheldResponse(
  response: Response,
  versions: readonly AnsweredVersion[],
): Response {
  return { ...response, attempts: response.attempts.map((each) => withheldAttempt(each, versions)) }
}

/**
 * The attempt without answers to self-identification questions; the same one if there are none.
 * Without its version, nothing tells them from other single choices, so all of these are left out.
 */
export function withheldAttempt<A extends SubmittedContent>(
  attempt: A,
  versions: readonly AnsweredVersion[],
): A {
  const version = versions.find(({ id }) => id === attempt.versionId)
  const ids = version && selfIdentificationsIn(version.definition)
  const isWithheld = (id: string, answer?: Answer): boolean =>
    ids ? ids.has(id) : answer !== undefined && isSingleChoiceAnswer(answer)
  const all = Object.entries(attempt.answers)
  const answers = all.filter(([id, answer]) => !isWithheld(id, answer))
  const dropped = attempt.dropped?.filter((id) => !isWithheld(id))
  const activity = withoutPastes(attempt.activity, (id) => isWithheld(id, attempt.answers[id]))
  const isSame =
    answers.length === all.length &&
    dropped?.length === attempt.dropped?.length &&
    activity === attempt.activity
  if (isSame) return attempt
  return {
    ...attempt,
    answers: Object.fromEntries(answers),
    ...(dropped && { dropped }),
    ...(activity && { activity }),
  }
}

/** How long own words are can tell which ones they are. */
function withoutPastes(
  activity: Activity | undefined,
  isWithheld: (questionId: string) => boolean,
): Activity | undefined {
  const events = activity?.events.filter(
    (event) => event.kind !== 'pasted' || !isWithheld(event.questionId),
  )
  return events?.length === activity?.events.length || !activity || !events
    ? activity
    : { ...activity, events }
}

function selfIdentificationsIn(definition: Definition): ReadonlySet<string> {
  const asked = questionsOf(definition).filter(isSelfIdentification)
  return new Set(asked.map(({ id }) => id))
}
