import type { QuestionCount } from '#src/assessment/engine/questionCount.ts'

import { between, questionWords, write } from './questions.ts'

/** Signing in: on the first page, and after locking. */
const signingIn = {
  heading: 'Sign in to continue',
  pageTitle: (assessment: string) => `Sign in – ${assessment}`,
  lockedTitle: 'Locked',
  onlyToFinish: 'This assessment is closed. If you have already started, you can still finish it.',
  ask: 'Enter your email address and the access code that the hiring team gave you.',
  /** For a session that staff opened; nobody has to type the email. */
  askCode: 'Enter your access code. Your answers open only with it.',
  email: 'Email address',
  code: 'Access code',
  codeHelp:
    'Eight letters and digits, such as ABCD‑2345. You can paste it. If you don’t have it, ask a member of staff.',
  continue: 'Continue',
  /** A link, shown while the device is handed over. */
  forStaff: 'For the hiring team',
  emailFaults: {
    missing: 'Enter your email address',
    unreadable: 'Enter an email address like name@example.org',
  },
  codeFaults: {
    missing: 'Enter your access code',
    unreadable: (length: number) =>
      `An access code has ${write.number(length)} letters and digits, like ABCD-2345`,
  },
  noMatch: 'That email address and access code don’t match. Check both, or ask a member of staff.',
  wrongCode: 'That access code is incorrect. Check it, or ask a member of staff.',
  /** `until`: a timestamp in ISO format. */
  wait: (seconds: number, until: string) =>
    `Too many wrong codes. Try again in ${waitingTime(seconds)} (at ${write.time(until)}), or ask a member of staff.`,
  storageFailed:
    'The code can’t be checked right now. Nothing was lost. Try again, or call a member of staff.',
  unsavedOfAnother: 'The previous person’s answers haven’t been saved yet. Call a member of staff.',
  /** Why the previous page was closed. Never says whose it was. */
  parting: {
    left: 'Your answers are saved on this device. Sign in again when you come back.',
    leftRunning:
      'Your answers are saved on this device. The time keeps running: sign in again to continue.',
    locked:
      'This page locked to keep your answers private. They are saved. Sign in to continue where you left off.',
    lockedFiles:
      'This page locked to keep your answers private. They are saved, but a file that was being added is not. Sign in and add it again.',
    replaced:
      'The data on this device was replaced or deleted while this page was open, so your latest answers may be missing. Call a member of staff before you continue.',
    lockedUnsaved:
      'This page locked to keep your answers private, but the last ones could not be saved. They are only on this page. Call a member of staff, and don’t close this page.',
  },
}

function waitingTime(seconds: number): string {
  return seconds < 60
    ? write.counted(seconds, { one: 'second', other: 'seconds' })
    : write.counted(Math.ceil(seconds / 60), { one: 'minute', other: 'minutes' })
}

/** The facts before the first question. */
const starting = {
  opening: 'Opening the assessment…',
  /** "20 or 21 questions": the fewest and the most that anybody is asked. */
  count: ({ fewest, most }: QuestionCount) => {
    const questions = write.plural(most, { one: 'question', other: 'questions' })
    const isUpTo = fewest === 0 && most > 0
    return `${isUpTo ? `Up to ${write.number(most)}` : between(fewest, most)} ${questions}`
  },
  /** How long it takes: as people who submitted it needed, or estimated. */
  usually: (minutes: number) =>
    `Most people need ${write.counted(minutes, { one: 'minute', other: 'minutes' })}`,
  estimated: (minutes: number) => `It takes ${aboutMinutes(minutes)}`,
  backTitle: (assessment: string) => `Welcome back – ${assessment}`,
  back: 'Welcome back. Your answers are still on this device. Continue where you left off.',
  saved: 'Your answers are saved on this device as you go.',
  /** Unless a clock runs on. */
  mayStop: 'You can stop, and sign in here again later with your email and access code.',
  /** Unless the clock submits. */
  nothingSubmitted: 'Nothing is submitted until you choose “Submit answers” at the end.',
  recordedTitle: 'What is recorded besides your answers',
  recorded: [
    'When you start, leave, come back and submit.',
    'How long each page is on screen, and when you switch to another tab or app.',
    'How many characters you paste into an answer, but not where they came from.',
  ],
  recordedFor: 'The people who read your answers can see this too.',
  /** For a session that staff opened. `email` is masked. */
  openedFor: (email: string) => `For ${email}. Not you? Tell a member of staff.`,
  keepCode:
    'Write this access code down. You need it if the page locks, and it is shown only once.',
  /** Before a list of them, each named in itself. */
  language: 'Language',
  /** `language`: its own name for itself. */
  languageNotLoaded: (language: string) =>
    `${language} could not be loaded, so this page stays in English. Choose it again, or reload the page.`,
  start: 'Start',
  continue: 'Continue',
  leave: 'Leave',
}

function aboutMinutes(minutes: number): string {
  return minutes <= 1
    ? 'about a minute'
    : `about ${write.counted(minutes, { one: 'minute', other: 'minutes' })}`
}

/** Pages without a form: what happened, what is safe, and what to do next. */
const notices = {
  noEntry: {
    unknown: {
      heading: 'We can’t find this assessment',
      paragraphs: [
        'The address may be wrong, or the assessment may be on another device.',
        'Check the address with the person who gave it to you.',
      ],
    },
    closed: {
      heading: 'This assessment is closed',
      paragraphs: [
        'It isn’t accepting answers at the moment. Anything you have saved is safe.',
        'Ask a member of staff if you think it should be open.',
      ],
    },
    damaged: {
      heading: 'This assessment can’t be opened',
      paragraphs: [
        'Its data on this device is damaged. Nothing was changed.',
        'Call a member of staff.',
      ],
    },
    notAssigned: {
      heading: 'You haven’t been given this assessment',
      paragraphs: [
        'The hiring team may have given you another one. Anything you saved is safe.',
        'Call a member of staff.',
      ],
    },
    otherInProgress: {
      heading: 'Finish your other assessment first',
      paragraphs: [
        'You have started another assessment on this device. Submit it before you start this one.',
        'Call a member of staff for its address.',
      ],
    },
  },
  failed: {
    storage: {
      heading: 'Answers can’t be saved right now',
      paragraphs: [
        'Nothing was changed, but nothing new can be saved at the moment.',
        'Call a member of staff, or reload this page.',
      ],
    },
    'newer-database': {
      heading: 'This page is older than the data on this device',
      paragraphs: [
        'A newer version of the app has been used here. Everything you saved is safe.',
        'Close all other tabs of this app and reload this page, or call a member of staff.',
      ],
    },
    notLoaded: {
      heading: 'Part of this page could not be loaded',
      paragraphs: [
        'Everything you saved is safe. The questions will open once this device is connected again.',
        'Reload this page, or call a member of staff.',
      ],
    },
  },
  /** In place of a part of the page, which is tried again by itself. */
  partMissing:
    'This part of the page could not be loaded. Everything you saved is safe. Check the connection: the page keeps trying. If nothing appears, reload the page or call a member of staff.',
  openElsewhere: {
    heading: 'Already open in another tab',
    paragraphs: [
      'You have this assessment open in another tab or window. Your answers are saved there.',
      'Continue there, or close it and continue here.',
    ],
  },
  alreadySubmitted: (at: string) => ({
    heading: 'Already submitted',
    paragraphs: [
      `You submitted your answers on ${write.moment(at)}. The hiring team has them, and they can’t be changed now.`,
      'If you think this is wrong, call a member of staff.',
    ],
  }),
  broken: {
    heading: 'Something went wrong on this page',
    paragraphs: [
      'Everything marked “Saved” is safe on this device. Reload the page to continue where you left off.',
      'If it happens again, call a member of staff.',
    ],
  },
  openingLate: {
    heading: 'This is taking too long',
    paragraphs: [
      'Another tab may be blocking this page. Close all other tabs and it will continue.',
      'If it doesn’t, call a member of staff, or restart the browser. Everything that was saved is safe.',
    ],
  },
  /** Shown instead of any page while another page replaces, protects or opens all data. */
  replacing:
    'Another tab is changing all data on this device. This page will continue when that is done.',
  tryAgain: 'Try again',
  continueHere: 'Continue here',
  reload: 'Reload',
}

const usualProblems = {
  submitNotStored:
    'Not submitted: this device could not store it. Your answers are kept. Try again, or call a member of staff.',
  submitNotLoaded:
    'Not submitted: a part of this page could not be loaded. Your answers are kept. Check the connection and try again, or call a member of staff.',
  filesNotAdded: 'A file wasn’t added. Try again, or continue without it.',
  leaveNotSaved:
    'Not everything is saved yet, so this page stays open. Try again in a moment, or call a member of staff.',
}

/** Where the answers are, and why an action failed. */
const saving = {
  saved: (at: string) => `Saved on this device at ${write.time(at)}`,
  saving: 'Saving…',
  /** Saved, but may be lost when the browser is closed. */
  atRisk:
    'Saved for now. This device ran out of space: keep this page open and call a member of staff.',
  failed: 'Not saved: please call a member of staff. Your answers are still on this screen.',
  deleted:
    'Not saved: these answers were deleted from this device. They are now only on this screen. Call a member of staff before you leave it.',
  elsewhere:
    'Not saved: these answers were changed elsewhere on this device. What you see is only on this screen. Call a member of staff before you leave it.',
  problems: {
    usual: usualProblems,
    /** For answers that will never be saved: retrying is pointless. */
    lost: {
      ...usualProblems,
      submitNotStored:
        'Not submitted, and not saved: these answers were deleted from this device, or changed elsewhere on it. They are now only on this screen. Call a member of staff before you leave it.',
      leaveNotSaved:
        'These answers can no longer be saved. If you leave, you will lose them. Call a member of staff first.',
    },
    /** For answers that are stored but could still be lost. */
    atRisk: {
      ...usualProblems,
      submitNotStored:
        'Not submitted yet: this device ran out of space, and your answers could still be lost. Keep this page open and call a member of staff.',
      leaveNotSaved:
        'This page stays open: this device ran out of space, and your answers could still be lost. Call a member of staff.',
    },
  },
  saveAsFile: 'Save my answers as a file',
  savedAsFile: (at: string) =>
    `Saved as a file at ${write.time(at)}. Show it to a member of staff.`,
  /** The file itself. */
  file: {
    asOf: (at: string) =>
      `Answers as they were on ${write.moment(at)}. They have not been submitted.`,
    withoutFiles: 'The files that were added are not included, only their names.',
    asStored: 'The same answers, as TalentFlow stores them',
  },
}

/** Pausing an attempt, and submitting it. */
const ending = {
  idle: {
    title: 'Are you still there?',
    text: 'This page hasn’t been used for a while. To keep your answers private, the page will lock soon. You can then sign in again to continue.',
    /** `clock`: minutes and seconds, "1:30". */
    countdown: (clock: string) => `Locks in ${clock}`,
    /** Announced at intervals. */
    soon: (seconds: number) =>
      `The page locks in ${write.counted(seconds, { one: 'second', other: 'seconds' })}.`,
    stay: 'Stay on this page',
  },
  receipt: {
    title: 'Received',
    assessment: 'Assessment',
    reference: 'Reference',
    submitted: 'Submitted',
    moment: write.moment,
    /** In place of a press of “Submit answers”. */
    timeOver: 'Time is up. What you had answered was submitted.',
    done: 'The hiring team has your answers, and they can’t be changed now. Quote the reference if you contact the team.',
    /** Above the author's own words. */
    nextSteps: 'What happens next',
    handBackNow: 'You can hand the device back now.',
    /** While it is handed over. */
    giveBack: 'Give the device back to a member of staff.',
    print: 'Print this receipt',
  },
  handBack: 'Hand the device back',
}

/** Together with the other files here, the sentences that every language must have. */
export const english = {
  ...questionWords,
  signingIn,
  starting,
  notices,
  saving,
  ending,
}
