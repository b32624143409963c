import type { FindingGrade } from '#src/assessment/engine/findings/findings.ts'

/** Unfinished parts are shown as such, not as problems. */
export type ShownGrade = FindingGrade | 'unfinished'

/** "2 problems, 1 unfinished, 1 warning", or "Ready". */
export function readinessWords(grades: readonly ShownGrade[]): string {
  const count = (wanted: ShownGrade) => grades.filter((grade) => grade === wanted).length
  const problems = count('problem')
  const unfinished = count('unfinished')
  const undecided = count('undecided')
  const warnings = count('warning')
  const parts = [
    ...(problems > 0 ? [`${problems} problem${problems === 1 ? '' : 's'}`] : []),
    ...(unfinished > 0 ? [`${unfinished} unfinished`] : []),
    ...(undecided > 0 ? [`${undecided} undecided`] : []),
    ...(warnings > 0 ? [`${warnings} warning${warnings === 1 ? '' : 's'}`] : []),
  ]
  return parts.length === 0 ? 'Ready' : parts.join(', ')
}
