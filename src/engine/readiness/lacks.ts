import type { Finding } from './findings.ts'

const KINDS = [
  'sectionEmpty',
  'noPrompt',
  'noOptions',
  'oneOption',
  'noOptionLabel',
  'noRows',
  'noRowLabel',
  'noLabel',
  'conditionEmpty',
] as const

export type LackKind = (typeof KINDS)[number]

/** Whether nothing is wrong there but that something was not written yet. */
export function isLack(finding: Finding): finding is Finding & { kind: LackKind } {
  return KINDS.some((kind) => kind === finding.kind)
}
