import { momentText } from '#src/wording/candidate/formats.ts'
import type { NoEntry } from './takeState.ts'

export type NoticeWords = { heading: string; paragraphs: readonly string[] }

export const noEntryWords: Record<NoEntry, NoticeWords> = {
  unknown: {
    heading: 'This address leads to no assessment',
    paragraphs: [
      'It may have been mistyped, or the assessment was never on this device.',
      'Check the address with the person who gave it to you.',
    ],
  },
  closed: {
    heading: 'This assessment is closed',
    paragraphs: [
      'It takes no answers at the moment. Anything you have already saved is kept.',
      'Ask a member of staff if you think that it should be open.',
    ],
  },
  damaged: {
    heading: 'This assessment can’t be opened',
    paragraphs: [
      'What is stored about it on this device is damaged. Nothing was changed.',
      'Call a member of staff.',
    ],
  },
  notAssigned: {
    heading: 'This assessment is not yours to fill in now',
    paragraphs: [
      'The hiring team has given you another one, or none. Anything that you saved is kept.',
      'Call a member of staff.',
    ],
  },
  otherInProgress: {
    heading: 'You have begun another assessment',
    paragraphs: [
      'It is kept on this device and has to be submitted before you can begin this one.',
      'Call a member of staff for its address.',
    ],
  },
}

export const failureWords = {
  storage: {
    heading: 'This device can’t reach its storage',
    paragraphs: [
      'What was said to be saved is kept. Nothing new can be saved at the moment.',
      'Call a member of staff, or load this page again.',
    ],
  },
  'newer-database': {
    heading: 'This page is older than the data on this device',
    paragraphs: [
      'A newer version of the app has been used here. What was saved is kept.',
      'Close all other tabs of this app and load this page again, or call a member of staff.',
    ],
  },
  notLoaded: {
    heading: 'A part of this page could not be loaded',
    paragraphs: [
      'What was saved is kept. The questions can be opened once this device is connected again.',
      'Load this page again, or call a member of staff.',
    ],
  },
} satisfies Record<string, NoticeWords>

export const openElsewhereWords: NoticeWords = {
  heading: 'Open in another tab',
  paragraphs: [
    'This assessment is already being filled in in another tab or window of this device, and your answers are kept there. Here they can’t be changed, so that the two never overwrite each other.',
    'Go on in the other tab, or close it and go on here.',
  ],
}

export function alreadySubmittedWords(at: string): NoticeWords {
  return {
    heading: 'Already submitted',
    paragraphs: [
      `Your answers were submitted on ${momentText(at)}. They are with the hiring team and can no longer be changed, and an assessment can be submitted only once.`,
      'If you think that this is wrong, call a member of staff.',
    ],
  }
}

export const brokenWords: NoticeWords = {
  heading: 'Something went wrong on this page',
  paragraphs: [
    'What was said to be saved is kept on this device. You can load the page again and go on where you stopped.',
    'If it happens again, call a member of staff.',
  ],
}
