/** The groups that candidates say they belong to, and how many of each are selected (rule G4). */
import type { Answer, Answers } from '#schemas/answer.ts'
import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Definition } from '#schemas/definition.ts'
import type { QuestionOf } from '#schemas/question.ts'
import { isSingleChoiceAnswer } from '#src/assessment/engine/kinds/singleChoice/answering.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'
import { isEmptyText } from '#src/assessment/engine/texts/text.ts'

type AskedVersion = { readonly id: string; readonly definition: Definition }
type SelfIdentification = QuestionOf<'singleChoice'>

/** A self-identification question, as its newest version asks it. */
export interface GroupQuestion {
  id: string
  prompt: AuthoredText
  groups: Group[]
}

export type Group =
  | { kind: 'option'; id: string; label: AuthoredText }
  /** All who used their own words, whatever these are. */
  | { kind: 'ownWords' }
  /** Left blank, not asked, or not an answer to this question. */
  | { kind: 'unanswered' }

/** How many belong to a group, and how many of them are selected. */
export type GroupCount = { group: Group; members: number; selected: number }

/** The facts that are needed of one candidate's last attempt. */
export interface Member {
  versionId: string
  answers: Answers
  isSelected: boolean
}

/**
 * All self-identification questions of these versions, oldest version first; the newest one's come
 * first. Options that were removed since are groups still, after the others.
 */
export function groupQuestionsIn(versions: readonly AskedVersion[]): GroupQuestion[] {
  const newestFirst = versions
    .toReversed()
    .flatMap(({ definition }) => selfIdentificationsIn(definition))
  const newest = new Map<string, SelfIdentification>()
  for (const question of newestFirst) {
    if (!newest.has(question.id)) newest.set(question.id, question)
  }
  return [...newest.values()].map(({ id, prompt }) => ({
    id,
    prompt,
    groups: groupsOf(newestFirst.filter((question) => question.id === id)),
  }))
}

/** Counts by group. An answer counts as the version that was answered asked for it. */
export function countGroups(
  { id, groups }: GroupQuestion,
  versions: readonly AskedVersion[],
  members: readonly Member[],
): GroupCount[] {
  const asking = new Map(
    versions.flatMap((version) => {
      const question = selfIdentificationsIn(version.definition).find((each) => each.id === id)
      return question ? [[version.id, question] as const] : []
    }),
  )
  const counts = new Map(
    groups.map((group): [string, GroupCount] => [keyOf(group), { group, members: 0, selected: 0 }]),
  )
  for (const { versionId, answers, isSelected } of members) {
    const count = counts.get(keyIn(asking.get(versionId), answers[id]))
    if (count === undefined) continue
    count.members += 1
    if (isSelected) count.selected += 1
  }
  return [...counts.values()]
}

function groupsOf(questions: readonly SelfIdentification[]): Group[] {
  const options = new Map<string, Group>()
  for (const { id, label } of questions.flatMap((question) => question.options)) {
    if (!options.has(id)) options.set(id, { kind: 'option', id, label })
  }
  const hasOwnWords = questions.some(({ other }) => other !== undefined)
  return [
    ...options.values(),
    ...(hasOwnWords ? [{ kind: 'ownWords' } as const] : []),
    { kind: 'unanswered' },
  ]
}

function selfIdentificationsIn(definition: Definition): SelfIdentification[] {
  return questionsOf(definition).flatMap((question) =>
    question.kind === 'singleChoice' && isSelfIdentification(question) ? [question] : [],
  )
}

function keyOf(group: Group): string {
  return group.kind === 'option' ? `option ${group.id}` : group.kind
}

function keyIn(question: SelfIdentification | undefined, answer: Answer | undefined): string {
  if (question === undefined || answer === undefined || !isSingleChoiceAnswer(answer)) {
    return 'unanswered'
  }
  const { option, other } = answer
  if (option !== undefined) {
    const isOffered = question.options.some(({ id }) => id === option)
    return isOffered ? `option ${option}` : 'unanswered'
  }
  return question.other && !isEmptyText(other) ? 'ownWords' : 'unanswered'
}
