import type { Definition } from '#schemas/definition.ts'
import { MAX_POINTS } from '#schemas/points.ts'
import type { Question } from '#schemas/question.ts'

import type { Problem } from '#src/storage/json/unreadableFile.ts'

type Given = { points: number; path: (string | number)[] }

/** The first number of points beyond what the builder's fields accept. */
export function refusedPoints({ sections, calculated }: Definition): Problem | null {
  const given = [
    ...sections.flatMap(({ questions }, index) =>
      questions.flatMap((question, place) =>
        pointsOf(question).map(({ points, path }) => ({
          points,
          path: ['sections', index, 'questions', place, ...path],
        })),
      ),
    ),
    ...calculated.flatMap(({ points }, index): Given[] =>
      points ? [{ points: points.most, path: ['calculated', index, 'points', 'most'] }] : [],
    ),
  ]
  const refused = given.find(({ points }) => Math.abs(points) > MAX_POINTS)
  if (refused === undefined) return null
  const why = `it must be from -${MAX_POINTS} to ${MAX_POINTS}, not ${refused.points}`
  return { path: refused.path, why }
}

function pointsOf(question: Question): Given[] {
  if (question.kind === 'statement') return []
  const { points, rubric } = question
  const levels = rubric?.levels ?? []
  const optionPoints = 'optionPoints' in question ? question.optionPoints : undefined
  const { byOption, floor } = optionPoints ?? { byOption: {}, floor: 0 }
  return [
    { points: points ?? 0, path: ['points'] },
    ...levels.map((level, place) => ({
      points: level.points,
      path: ['rubric', 'levels', place, 'points'],
    })),
    ...Object.entries(byOption).map(([id, each]) => ({
      points: each,
      path: ['optionPoints', 'byOption', id],
    })),
    { points: floor, path: ['optionPoints', 'floor'] },
  ]
}
