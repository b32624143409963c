import type { Rule } from '#src/assessment/engine/rule.ts'

type Points = { points: string; isOne: boolean }

export const testCandidates = {
  /** The status of one test candidate. Not "passed", which would mean the pass mark. */
  passes: 'As expected',
  differences: (count: string, isOne: boolean) => `${count} difference${isOne ? '' : 's'}`,
  /** The status of all of them. */
  none: 'No test candidates',
  allPass: (count: string, isOne: boolean) =>
    isOne ? '1 test candidate passes' : `${count} test candidates pass`,
  someDiffer: (differing: string, all: string, isOne: boolean) =>
    `${differing} of ${all} test candidates differ${isOne ? 's' : ''}`,
  onlyDiffers: '1 test candidate differs',

  shownNow: (name: string) => `${name} is now shown`,
  hiddenNow: (name: string) => `${name} is now hidden`,
  goneNow: 'A question that was shown is deleted',
  brokenNow: (name: string, rule: string) => `${name} ${rule}, which was not expected`,
  mendedNow: (name: string, rule: string) => `${name} no longer ${rule}`,
  pointsNow: (now: Points, before: string) => `The score is ${pointsOf(now)} instead of ${before}`,
  pointsSoFarNow: (now: Points, before: string) =>
    `The score so far is ${pointsOf(now)} instead of ${before}`,
  mostNow: (now: Points, before: string) => `The maximum is ${pointsOf(now)} instead of ${before}`,
  passedNow: (now: string, before: string) => `${now} instead of ${before.toLowerCase()}`,
  bandNow: (now: string, before: string) => `In ${now} instead of ${before}`,
  knocksOutNow: (name: string) => `${name} now knocks out`,
  knockedOutBefore: (name: string) => `${name} no longer knocks out`,
  noPassMark: 'No pass mark',
  noBand: 'no band',
  deletedBand: 'a deleted band',
  unknown: (count: string, isOne: boolean) =>
    isOne ? 'It names something that was deleted.' : `It names ${count} things that were deleted.`,

  allShown: (all: string, isOne: boolean) =>
    isOne ? 'The only question is shown' : `All ${all} questions are shown`,
  someShown: (shown: string, all: string, hidden: string) =>
    `${shown} of ${all} questions are shown, but not ${hidden}`,
  noneShown: 'No question is shown',
  andMore: (count: string) => `${count} more`,
  inOrder: 'Every answer is valid and can be submitted',
  broken: (name: string, rule: string) => `${name} ${rule}`,
  score: (points: string, most: Points) => `The score is ${points} of ${pointsOf(most)}`,
  scoreSoFar: (points: string, most: string) => `The score is ${points} of ${most} so far`,
  notScored: 'Not scored yet',
  points: (points: Points) => `The score is ${pointsOf(points)}`,
  band: (band: string) => `In ${band}`,
  knocksOut: (name: string) => `${name} knocks out`,

  rules: {
    required: 'is required and left blank',
    notANumber: 'is not a number',
    notADate: 'is not a date',
    min: 'is below its limit',
    max: 'is above its limit',
    step: 'does not match the step',
    minLength: 'is too short',
    maxLength: 'is too long',
    minChoices: 'has too few choices',
    maxChoices: 'has too many choices',
    email: 'is not an email address',
    phone: 'is not a phone number',
    url: 'is not a web address',
    ownWords: 'has “Other” chosen but no text',
    pattern: 'does not match its pattern',
    unknownOption: 'has a choice that is not offered',
    noneWithOthers: 'has “none of these” with another choice',
    everyOption: 'does not rank every option',
    oneARow: 'has several choices in one row',
    minFiles: 'has too few files',
    maxFiles: 'has too many files',
    fileSize: 'has a file that is too large',
    fileType: 'has a file of a type that is not accepted',
    emptyFile: 'has an empty file',
  } satisfies { [R in Rule]: string },
  anotherRule: (rule: string) => `breaks the rule “${rule}”`,

  allSubmit: (count: string, isOne: boolean) =>
    isOne ? 'The one candidate can submit.' : `All ${count} candidates can submit.`,
  someCannot: (refused: string, all: string) => `${refused} of ${all} candidates can’t submit.`,
  submits: 'Submits',
  cannotSubmit: 'Can’t submit',
  withScore: (submitted: string, score: string) => `${submitted}, ${score}`,
  scores: (least: string, most: string) =>
    least === most ? `Every score is ${least}.` : `Scores range from ${least} to ${most}.`,
  provisional: 'They are provisional: answers that are not scored automatically are not counted.',
} as const

function pointsOf({ points, isOne }: Points): string {
  return `${points} point${isOne ? '' : 's'}`
}
