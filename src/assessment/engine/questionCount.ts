import type { Definition, Section } from '#schemas/definition.ts'

export interface QuestionCount {
  fewest: number
  most: number
}

/** How many questions a candidate is asked, whatever the answers (rule R7). Excluding statements. */
export function questionCount({ sections }: Definition): QuestionCount {
  const counts = sections.map(countIn)
  return {
    fewest: counts.reduce((sum, { fewest }) => sum + fewest, 0),
    most: counts.reduce((sum, { most }) => sum + most, 0),
  }
}

function countIn({ questions, showIf, draw = Infinity }: Section): QuestionCount {
  const asked = questions.filter(({ kind }) => kind !== 'statement')
  const most = Math.min(draw, asked.length)
  if (showIf) return { fewest: 0, most }
  // Those drawn may be the conditional ones, all of which may be hidden.
  const conditional = asked.filter((question) => question.showIf).length
  return { fewest: Math.max(0, most - conditional), most }
}
