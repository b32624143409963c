import { write } from './write.ts'

const problems = {
  submitNotStored:
    'Not submitted: this device could not store it. Your answers are kept. Try again, or call a member of staff.',
  submitNotLoaded:
    'Not submitted: a part of this page could not be loaded. Your answers are kept. Check the connection and try again, or call a member of staff.',
  filesNotAdded: 'A file wasn’t added. Try again, or continue without it.',
  leaveNotSaved:
    'Not everything is saved yet, so this page stays open. Try again in a moment, or call a member of staff.',
}

/** Where the answers are, and why an action failed. */
export const saving = {
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
    usual: problems,
    /** For answers that will never be saved: retrying is pointless. */
    lost: {
      ...problems,
      submitNotStored:
        'Not submitted, and not saved: these answers were deleted from this device, or changed elsewhere on it. They are now only on this screen. Call a member of staff before you leave it.',
      leaveNotSaved:
        'These answers can no longer be saved. If you leave, you will lose them. Call a member of staff first.',
    },
    /** For answers that are stored but could still be lost. */
    atRisk: {
      ...problems,
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
