export const paths = {
  thisQuestion: 'this question',
  thisSection: 'this section',
  itsSection: 'a section',
  shownWhen: (name: string, condition: string) => `${name} is shown only if ${condition}`,
  requiredWhen: (name: string, condition: string) => `${name} is required only if ${condition}`,
  required: (name: string) => `${name} has to be answered`,
  answer: (name: string, answer: string) => `${name}: ${answer}`,
  minutes: (least: string, most: string, isExact: boolean) => {
    if (least === most) return `Takes about ${most} minute${most === '1' ? '' : 's'}.`
    return isExact
      ? `Takes ${least} to ${most} minutes, depending on the path.`
      : `Takes at least ${least} and at most ${most} minutes, depending on the path.`
  },
  points: (least: string, most: string, isExact: boolean) => {
    if (least === most) return `Gives ${most} point${most === '1' ? '' : 's'} on every path.`
    return isExact
      ? `Gives ${least} to ${most} points.`
      : `Gives at least ${least} and at most ${most} points.`
  },
  noAnswers: 'no answer is needed',
} as const
