import type { StepName } from '#schemas/stepName.ts'
import type { Finding } from '#src/assessment/engine/findings/findings.ts'

/** The undo step for fixing a finding, named like its button. */
export function fixStep(finding: Finding): StepName {
  const isKnockOut = finding.place.field === 'knockOut'
  switch (finding.kind) {
    case 'sectionEmpty':
      return 'deleteSection'
    case 'noOptionLabel':
      return 'removeOptionsWithoutText'
    case 'noRowLabel':
      return 'removeRowsWithoutText'
    case 'duplicateCodes':
      return 'giveOwnCodes'
    case 'limitsUpsideDown':
      if (finding.low === 'from') return 'reverseRange'
      return finding.low === 'one' || finding.high === 'options' ? 'fixLimit' : 'swapLimits'
    case 'maxLengthTooHigh':
      return { key: 'allowCharacters', count: finding.most }
    case 'levelTooLow':
      return 'editRubric'
    case 'noKeyPoints':
      return finding.missing === 'points' ? 'giveOnePoint' : 'removePoints'
    case 'otherTyping':
      return 'changeCorrectAnswers'
    case 'selfIdentificationCounts':
      return 'removeScoring'
    case 'startsCorrect':
      return 'changeOrderOfOptions'
    case 'everythingIsBest':
      return 'changeMostChoices'
    case 'drawTooMany':
      return { key: 'pickQuestions', count: finding.there }
    case 'timeLimitIdle':
      return 'changeTimeLimit'
    case 'deadOption':
      return 'removeDeletedOption'
    case 'deadRow':
      return 'removeDeletedRow'
    case 'testDoesNotFitKind':
    case 'numberNever':
      return isKnockOut ? 'removeKnockOut' : 'removePartOfCondition'
    case 'conditionEmpty':
      return isKnockOut ? 'removeKnockOut' : 'removeUnfinishedPart'
    case 'conditionAlways':
      return finding.place.field === 'requiredIf' ? 'makeRequired' : 'removeCondition'
    case 'conditionNever':
      return 'removeCondition'
    case 'deadReference':
    case 'selfIdentificationUsed':
    case 'partNeedless':
      return 'removePartOfCondition'
    // No automatic fix yet.
    case 'bandWithoutName':
    case 'bandsAlike':
    case 'blankSkipped':
    case 'timeLimitShort':
    case 'translationMissing':
    case 'translationToCheck':
    case 'calculatedUnnamed':
    case 'cannotBeAnswered':
    case 'comparisonNever':
    case 'conditionOnLaterQuestion':
    case 'conditionWithinMixed':
    case 'deadQuote':
    case 'duplicateOptions':
    case 'duplicateRows':
    case 'expressionBroken':
    case 'keyOutOfReach':
    case 'languageLost':
    case 'levelTooHigh':
    case 'knockOutAlways':
    case 'knockOutLate':
    case 'knockOutNever':
    case 'noLabel':
    case 'noOptions':
    case 'noPrompt':
    case 'noQuestions':
    case 'noRows':
    case 'noTitle':
    case 'nothingToScore':
    case 'oneOption':
    case 'optionNever':
    case 'patternBroken':
    case 'askedDifferently':
    case 'keyChangedSince':
    case 'quoteOfLater':
    case 'quoteOfStatement':
    case 'quoteOnReceipt':
    case 'undecided':
    case 'unreachable':
      return 'fixProblem'
  }
}
