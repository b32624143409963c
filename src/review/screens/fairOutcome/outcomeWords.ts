import type { FairOutcome, GroupOutcome } from '#src/review/model/fairOutcome/fairOutcome.ts'
import { SIGNIFICANCE } from '#src/review/model/fairOutcome/fairOutcome.ts'
import type { Group } from '#src/review/model/fairOutcome/groups.ts'
import type { Criterion } from '#src/review/model/fairOutcome/selection.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { stageName } from '#src/staff/words/stages.ts'

export function groupName(group: Group): string {
  switch (group.kind) {
    case 'option':
      return textLine(group.label) || 'Option without text'
    case 'ownWords':
      return 'Own words'
    case 'unanswered':
      return 'Did not answer'
  }
}

export function criterionName(criterion: Criterion): string {
  return criterion === 'passed' ? 'Passed, no knock-out' : `Reached ${stageName(criterion)}`
}

/** The result of the comparison for a group, in a few words. */
export function resultText({ shown }: GroupOutcome): string {
  if (shown === null) return 'Hidden'
  const { comparison } = shown
  switch (comparison.kind) {
    case 'none':
      return 'Not compared'
    case 'highest':
      return 'Highest share'
    case 'compared': {
      const where = comparison.isBelowFourFifths ? 'Below four fifths' : 'At least four fifths'
      if (isSignificant(comparison))
        return `${where}. This difference is unlikely to be due to chance.`
      return `${where}. This difference could be chance.`
    }
  }
}

export function isSignificant({ p }: { p: number }): boolean {
  return p < SIGNIFICANCE
}

/** How many groups are below four fifths, and how many of those differences are unlikely to be due to chance. */
export function summaryText({ groups }: FairOutcome): string {
  const compared = groups.flatMap(({ shown }) =>
    shown?.comparison.kind === 'compared' ? [shown.comparison] : [],
  )
  const below = compared.filter(({ isBelowFourFifths }) => isBelowFourFifths)
  if (below.length === 0) return 'No group is below four fifths of the highest share.'
  const rare = below.filter(isSignificant).length
  const many = `${numberText(below.length)} ${below.length === 1 ? 'group is' : 'groups are'} below four fifths of the highest share.`
  if (rare === 0)
    return `${many} ${below.length === 1 ? 'This difference' : 'These differences'} could be chance.`
  if (rare === below.length)
    return `${many} ${rare === 1 ? 'This difference is' : 'These differences are'} unlikely to be due to chance.`
  return `${many} For ${numberText(rare)} of them, the difference is unlikely to be due to chance.`
}
