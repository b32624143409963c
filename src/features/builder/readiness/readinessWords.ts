import type { Finding, FindingGrade } from '#src/engine/readiness/findings.ts'

/** "2 problems, 1 undecided, 1 warning", or "Ready". */
export function readinessWords(findings: readonly Finding[]): string {
  const count = (wanted: FindingGrade) => findings.filter(({ grade }) => grade === wanted).length
  const problems = count('problem')
  const undecided = count('undecided')
  const warnings = count('warning')
  const parts = [
    ...(problems > 0 ? [`${problems} problem${problems === 1 ? '' : 's'}`] : []),
    ...(undecided > 0 ? [`${undecided} undecided`] : []),
    ...(warnings > 0 ? [`${warnings} warning${warnings === 1 ? '' : 's'}`] : []),
  ]
  return parts.length === 0 ? 'Ready' : parts.join(', ')
}
