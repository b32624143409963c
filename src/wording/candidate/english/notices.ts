import { write } from './write.ts'

/** Pages without a form: what happened, what is safe, and what to do next. */
export const notices = {
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
        'It isn’t taking answers at the moment. Anything you have saved is safe.',
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
