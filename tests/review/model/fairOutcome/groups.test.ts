import { expect, test } from 'vitest'

import type { Stage, TimelineEntry } from '#schemas/records/candidate.ts'
import { countGroups, groupQuestionsIn, type Member } from '#src/review/model/fairOutcome/groups.ts'
import { hasReached, REACHABLE_STAGES } from '#src/review/model/fairOutcome/selection.ts'
import { anAssessment, number, singleChoice, text, withOther } from '#tests/support/definitions.ts'

const asked = { selfIdentification: true } as const

/** The second version offers another option, asks two questions, and both of them the same first. */
const versions = [
  { id: 'v1', definition: anAssessment(singleChoice('gender', ['woman', 'man'], asked)) },
  {
    id: 'v2',
    definition: anAssessment(
      number('years'),
      singleChoice('age', ['young', 'old'], asked),
      withOther(singleChoice('gender', ['man', 'other'], { ...asked, prompt: text('Gender?') })),
      singleChoice('team', ['red', 'blue']),
    ),
  },
]

function counted(...members: readonly Member[]) {
  const question = groupQuestionsIn(versions).find(({ id }) => id === 'gender')
  if (question === undefined) throw new Error('It is asked')
  return countGroups(question, versions, members).map(({ group, members: all, selected }) => [
    group.kind === 'option' ? group.id : group.kind,
    selected,
    all,
  ])
}

const member = (versionId: string, answers: Member['answers'], isSelected = false): Member => ({
  versionId,
  answers,
  isSelected,
})

test('G4: each self-identification question has the options of all versions', () => {
  expect(groupQuestionsIn(versions).map(({ id, groups }) => [id, groups.length])).toEqual([
    ['age', 3],
    ['gender', 5],
  ])
  expect(groupQuestionsIn(versions)[1]?.prompt).toEqual(text('Gender?'))
  expect(groupQuestionsIn([])).toEqual([])
})

test('G4: candidates are counted by what the version they answered offers', () => {
  expect(
    counted(
      member('v1', { gender: { option: 'woman' } }, true),
      member('v2', { gender: { option: 'woman' } }, true),
      member('v2', { gender: { option: 'man' } }, true),
      member('v1', { gender: { option: 'man' } }),
      member('v2', { gender: { other: 'One' } }),
      member('v2', { gender: { other: 'Another' } }, true),
      member('v1', { gender: { other: 'Neither' } }),
      member('v2', { gender: { other: '  ' } }),
      member('v2', { gender: 'man' }),
      member('v2', {}),
      member('unknown', { gender: { option: 'man' } }),
    ),
  ).toEqual([
    ['man', 1, 2],
    ['other', 0, 0],
    ['woman', 1, 1],
    ['ownWords', 1, 2],
    ['unanswered', 1, 6],
  ])
})

const moves = (...stages: readonly Stage[]): TimelineEntry[] =>
  stages.slice(1).map((to, place) => ({
    kind: 'stageMoved',
    at: '2026-02-03T10:00:00.000Z',
    by: { kind: 'staff', name: '' },
    from: stages[place] ?? 'applied',
    to,
  }))

/** The stages that a candidate who went this way has reached. */
function reachedBy(...stages: readonly Stage[]): Stage[] {
  const candidate = { stage: stages.at(-1) ?? 'applied', timeline: moves(...stages) }
  return REACHABLE_STAGES.filter((stage) => hasReached(candidate, stage))
}

test('G5: the stages to reach are those after the first, up to being hired', () => {
  expect(REACHABLE_STAGES).toEqual(['screen', 'tech', 'offer', 'hired'])
})

test('G5: who is at a stage has reached it and all before it', () => {
  expect(reachedBy('applied')).toEqual([])
  expect(reachedBy('applied', 'tech')).toEqual(['screen', 'tech'])
  expect(reachedBy('applied', 'hired')).toEqual(REACHABLE_STAGES)
})

test('G5: who was rejected has reached the stage they were rejected from', () => {
  expect(reachedBy('applied', 'tech', 'rejected')).toEqual(['screen', 'tech'])
  expect(reachedBy('applied', 'rejected')).toEqual([])
  expect(reachedBy('rejected')).toEqual([])
  expect(reachedBy('applied', 'tech', 'rejected', 'screen', 'rejected')).toEqual(['screen'])
})

test('G5: who was moved back has not reached what they were moved back from', () => {
  expect(reachedBy('applied', 'offer', 'screen')).toEqual(['screen'])
})
