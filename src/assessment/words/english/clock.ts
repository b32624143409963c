import { write } from './questions.ts'

/** For assessments with time limits; loaded with the clock. */
export const clock = {
  /** Before the start. */
  facts: {
    title: 'Time limits',
    /** `time`: how long it takes; null if that is no less than the limit. */
    size: (count: string, time: string | null, seconds: number) =>
      `${count}. ${time === null ? 'You' : `${time}; you`} have ${duration(seconds)}.`,
    /** Before signing in. */
    runsFromStart: 'The time starts when you choose “Start”. Leaving doesn’t stop it.',
    runsOnInPart: 'Once it has started, leaving doesn’t stop the time.',
    /** `seconds`: with the extra time. */
    all: (seconds: number) => `You have ${duration(seconds)} for the whole assessment.`,
    sections: (count: number) =>
      write.plural(count, {
        one: 'One section has a time limit of its own. Its time starts when you start that section.',
        other: `${write.number(count)} sections have a time limit of their own. The time of each starts when you start that section.`,
      }),
    questions: (count: number) =>
      write.plural(count, {
        one: 'One question has a time limit of its own. Its time starts when you start that question.',
        other: `${write.number(count)} questions have a time limit of their own. The time of each starts when you start that question.`,
      }),
    /** After one of the two before: how long they are, in seconds. */
    lengths: (count: number, shortest: number, longest: number) => {
      const time = lengthBetween(shortest, longest, (from, to) => `between ${from} and ${to}`)
      return write.plural(count, {
        one: `You have ${time} for it.`,
        other: `You have ${time} for each.`,
      })
    },
    extraTime: (percent: number) =>
      `You have ${write.number(percent)}% extra time. It is included.`,
    runsOn:
      'Once it has started, the time keeps running if you leave or reload the page, or the device sleeps. If something interrupts you, tell a member of staff: they can pause it.',
    atEnd:
      'When the time for the whole assessment is up, everything you have answered is submitted.',
    atEndOfPart:
      'When the time of a section or question is over, its answers are kept and you can’t change them.',
  },
  /** Before the page locks. */
  keepsRunning: 'The time keeps running.',
  /** Before a section or question that candidates start themselves. */
  part: {
    /** The headings of a section without a title, and of a question. */
    section: 'Timed section',
    question: 'Timed question',
    size: (count: string, seconds: number) => `${count}, ${duration(seconds)}.`,
    starts: 'The time starts when you choose “Start”.',
    sectionRuns: 'The time for this section is already running.',
    wholeRuns: 'The time for the whole assessment is already running.',
    kept: 'When this time is over, your answers are kept and you can’t change them.',
    /** Where everything is on one page. */
    over: 'The time for this section is over. Your answers are kept, and you can’t change them.',
    /** In Contents, until it is started. */
    notStarted: (seconds: number) => `Not started, ${duration(seconds)}`,
    /** Among the answers to check. */
    sectionNotStarted: 'You have not started this section.',
    questionNotStarted: 'There is a timed question that you have not started.',
    goThere: 'Go there',
    /** In place of what is missing in it. */
    startSection: (title: string) => `Start “${title}” and answer its questions`,
    startQuestion: 'Start the timed question and answer it',
  },
  /** Before the start: what can be tried. */
  trial: {
    title: {
      both: 'Try ranking and signing',
      ranking: 'Try ranking',
      signature: 'Try signing',
    },
    nothingKept: 'The time isn’t running yet, and nothing you try here is kept.',
    ranking: 'Put these days in order',
    signature: 'Sign here to try it',
  },
  region: 'Time left',
  left: {
    all: (time: string) => `Time left: ${time}`,
    section: (time: string) => `This section: ${time}`,
    question: (time: string) => `This question: ${time}`,
    /** A section, where the page has others. */
    named: (title: string, time: string) => `“${title}”: ${time}`,
  },
  /** Rounded up. */
  minutes: (minutes: number) => write.counted(minutes, { one: 'minute', other: 'minutes' }),
  hide: 'Hide time',
  show: 'Show time',
  /** Read out once each, and shown while the time is hidden. */
  warning: {
    all: (minutes: number) => `${minutesLeft(minutes)} for the whole assessment`,
    section: (minutes: number) => `${minutesLeft(minutes)} for this section`,
    question: (minutes: number) => `${minutesLeft(minutes)} for this question`,
    named: (title: string, minutes: number) => `${minutesLeft(minutes)} for “${title}”`,
  },
  /** On the page after it, where another line says whether answers are saved. */
  partOver:
    'The time for the previous section or question is over, so you can’t change your answers to it.',
  /** Of a section, where everything is on one page. */
  namedOver: (title: string) =>
    `The time for “${title}” is over, so you can’t change your answers to it.`,
  /** After staff gave more time. */
  reopened: 'You have more time: a section or question that was closed is open again.',
  /** On the page of the hiring team, for candidates who opened it by mistake. */
  elsewhere: {
    open: 'The assessment is open in another tab. Close this tab to go back to it.',
    close: 'Close this tab',
    /** On the page that takes the PIN, where it is not open. */
    back: 'Go to the assessment',
  },
  paused: {
    title: 'Paused by staff',
    facts: [
      'The time is not running.',
      'The questions appear again here as soon as staff resume the assessment.',
    ],
  },
}

function minutesLeft(minutes: number): string {
  return `Less than ${write.counted(minutes, { one: 'minute', other: 'minutes' })} left`
}

function lengthBetween(
  shortest: number,
  longest: number,
  range: (from: string, to: string) => string,
): string {
  const [from, to] = [duration(shortest), duration(longest)]
  return from === to ? from : range(from, to)
}

function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = Math.round(seconds % 60)
  const parts = [
    minutes > 0 && write.counted(minutes, { one: 'minute', other: 'minutes' }),
    rest > 0 && write.counted(rest, { one: 'second', other: 'seconds' }),
  ]
  return parts.filter((part) => part !== false).join(' ')
}
