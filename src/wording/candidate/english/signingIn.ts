import { write } from './write.ts'

/** Signing in: on the first page, and after locking. */
export const signingIn = {
  heading: 'Sign in to continue',
  pageTitle: (assessment: string) => `Sign in – ${assessment}`,
  lockedTitle: 'Locked',
  onlyToFinish: 'This assessment is closed. If you have already started, you can still finish it.',
  /** `size`: the number of questions and the duration. */
  about: (size: string) =>
    `${size}. Your answers are saved on this device as you go, and you can stop and come back.`,
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
    `Too many wrong codes. Try again in ${duration(seconds)} (at ${write.time(until)}), or ask a member of staff.`,
  storageFailed:
    'The code can’t be checked right now. Nothing was lost. Try again, or call a member of staff.',
  unsavedOfAnother: 'The previous person’s answers haven’t been saved yet. Call a member of staff.',
  /** Why the previous page was closed. Never says whose it was. */
  parting: {
    left: 'Your answers are saved on this device. Sign in again when you come back.',
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

function duration(seconds: number): string {
  return seconds < 60
    ? write.counted(seconds, { one: 'second', other: 'seconds' })
    : write.counted(Math.ceil(seconds / 60), { one: 'minute', other: 'minutes' })
}
