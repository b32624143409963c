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
  'calculatedUnnamed',
  'bandWithoutName',
  'expressionBroken',
] as const

export type UnfinishedKind = (typeof KINDS)[number]

/** Whether the only problem is that something was not filled in yet. */
export function isUnfinishedFinding(
  finding: Finding,
): finding is Finding & { kind: UnfinishedKind } {
  if (finding.kind === 'expressionBroken') return isUnwritten(finding.problem)
  return KINDS.some((kind) => kind === finding.kind)
}

/** An expression without anything in it. */
function isUnwritten({
  kind,
  at,
  found,
}: Extract<Finding, { kind: 'expressionBroken' }>['problem']): boolean {
  return kind === 'valueExpected' && at === 0 && found === ''
}
