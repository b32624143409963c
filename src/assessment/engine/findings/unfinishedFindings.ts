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

export type UnfinishedKind = (typeof KINDS)[number]

/** Whether the only problem is that something was not filled in yet. */
export function isUnfinishedFinding(
  finding: Finding,
): finding is Finding & { kind: UnfinishedKind } {
  return KINDS.some((kind) => kind === finding.kind)
}
