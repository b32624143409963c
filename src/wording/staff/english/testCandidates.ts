import type { Rule } from '#src/engine/rule.ts'

type Points = { points: string; isOne: boolean }

export const testCandidates = {
  /** How one stands; not that this candidate passes, which has a mark of its own. */
  passes: 'As expected',
  differences: (count: string, isOne: boolean) => `${count} difference${isOne ? '' : 's'}`,
  /** How all of them stand. */
  none: 'No tests',
  allPass: (count: string, isOne: boolean) => (isOne ? '1 test passes' : `${count} tests pass`),
  someDiffer: (differing: string, all: string, isOne: boolean) =>
    `${differing} of ${all} tests differ${isOne ? 's' : ''}`,
  onlyDiffers: '1 test differs',

  shownNow: (name: string) => `${name} is now shown`,
  hiddenNow: (name: string) => `${name} is now hidden`,
  goneNow: 'A question that was shown is deleted',
  brokenNow: (name: string, rule: string) => `${name} ${rule}, which was not expected`,
  mendedNow: (name: string, rule: string) => `${name} no longer ${rule}`,
  pointsNow: (now: Points, before: string) => `The score is ${pointsOf(now)} instead of ${before}`,
  pointsSoFarNow: (now: Points, before: string) =>
    `The score so far is ${pointsOf(now)} instead of ${before}`,
  mostNow: (now: Points, before: string) => `${pointsOf(now)} can be had instead of ${before}`,
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
    `${shown} of ${all} questions are shown, and not ${hidden}`,
  noneShown: 'No question is shown',
  andMore: (count: string) => `${count} more`,
  inOrder: 'Every answer is in order, and can be submitted',
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
    step: 'is not in step',
    minLength: 'is too short',
    maxLength: 'is too long',
    minChoices: 'has too few choices',
    maxChoices: 'has too many choices',
    email: 'is not an e-mail address',
    phone: 'is not a phone number',
    url: 'is not a web address',
    ownWords: 'chooses other without words',
    pattern: 'does not match its pattern',
    unknownOption: 'has a choice that is not offered',
    noneWithOthers: 'has “none of these” beside another choice',
    everyOption: 'does not rank every option',
    oneARow: 'has several choices in one row',
    minFiles: 'has too few files',
    maxFiles: 'has too many files',
    fileSize: 'has a file that is too large',
    fileType: 'has a file of a kind that is not taken',
    emptyFile: 'has an empty file',
  } satisfies { [R in Rule]: string },
  anotherRule: (rule: string) => `breaks the rule “${rule}”`,

  coverage: (facts: { both: string; conditions: string; chosen: string; options: string }) =>
    [
      facts.conditions === '0'
        ? ''
        : `${facts.both} of ${plural(facts.conditions, 'condition')} seen both ways`,
      facts.options === '0' ? '' : `${facts.chosen} of ${plural(facts.options, 'option')} chosen`,
    ]
      .filter((part) => part !== '')
      .join(', '),
  nothingToCover: 'There are neither conditions nor options to be covered',
  conditionLeft: {
    shown: { held: 'never shown', failed: 'never hidden', asked: 'never come to' },
    required: { held: 'never required', failed: 'never optional', asked: 'never come to' },
  },
  optionsLeft: (options: string) => `never chosen: ${options}`,

  allSubmit: (count: string, isOne: boolean) =>
    isOne ? 'The one candidate can submit.' : `All ${count} candidates can submit.`,
  someCannot: (refused: string, all: string) => `${refused} of ${all} candidates can’t submit.`,
  submits: 'Submits',
  cannotSubmit: 'Can’t submit',
  withScore: (submitted: string, score: string) => `${submitted}, ${score}`,
  scores: (least: string, most: string) =>
    least === most ? `Every score is ${least}.` : `Scores go from ${least} to ${most}.`,
  provisional: 'They are provisional: answers without a key are not counted.',
} as const

function pointsOf({ points, isOne }: Points): string {
  return `${points} point${isOne ? '' : 's'}`
}

function plural(count: string, noun: string): string {
  return `${count} ${noun}${count === '1' ? '' : 's'}`
}
