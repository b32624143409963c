import { anAssessment, answeredWith, number, singleChoice, statement } from './definitions.ts'

/** Ready, with a required number, a keyed choice that depends on it, and a statement. */
export const yearsThenRole = anAssessment(
  number('years', { min: 0, max: 40, required: true }),
  singleChoice('role', ['be', 'fe'], {
    key: { options: ['be'] },
    points: 2,
    showIf: answeredWith('years', 3),
  }),
  statement('note'),
)
