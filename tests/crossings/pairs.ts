/**
 * What covers each pair of a feature of pages. Pairs of the others meet in `wholeLife.test.ts`, which
 * fails if two of them never do.
 */
import type { Case, Covering, PairsWith } from './features.ts'

const draftOfAnotherTab: Case = {
  file: 'tests/builder/storage/assessments.test.ts',
  test: 'is never overwritten by another tab',
}
const attemptInTwoTabs: Case = {
  file: 'tests/crossings/twoTabs.test.ts',
  test: 'the tab that takes an attempt over has everything that the first one saved',
}

export const TWO_TABS: PairsWith<'twoTabs'> = {
  kinds: draftOfAnotherTab,
  conditions: draftOfAnotherTab,
  calculated: draftOfAnotherTab,
  keys: draftOfAnotherTab,
  knockOuts: draftOfAnotherTab,
  ownTexts: draftOfAnotherTab,
  ownCopy: draftOfAnotherTab,
  selfIdentification: draftOfAnotherTab,
  pasting: draftOfAnotherTab,
  randomOrder: attemptInTwoTabs,
  markedForLater: attemptInTwoTabs,
  languages: {
    file: 'tests/taking/screens/languages.test.tsx',
    test: 'a second tab says in the language of the attempt that it is open already',
  },
  timeLimits: {
    file: 'e2e/candidate/clockEdges.spec.ts',
    test: 'a second tab neither stops the time nor takes it twice',
  },
  pauses: {
    file: 'tests/hiring/storage/clock.test.ts',
    test: 'a second tab that pauses adds its reason to the pause that is there',
  },
  files: {
    file: 'tests/crossings/twoTabs.test.ts',
    test: 'a second tab deletes no file that the first one is about to name in an answer',
  },
  company: {
    file: 'tests/custody/storage/companyFace.test.ts',
    test: 'removing can be undone, unless another was set meanwhile',
  },
  testCandidates: {
    file: 'tests/builder/storage/testCandidates.test.ts',
    test: 'of another tab are never overwritten',
  },
  versions: {
    file: 'tests/crossings/twoTabs.test.ts',
    test: 'of two tabs that publish the same version at once, one does and the other says so',
  },
  duplicating: {
    never:
      'Duplicating reads the stored draft and adds a record with new ids, which no other tab can have open yet.',
  },
  assessmentFiles: {
    never:
      'Saving to a file stores nothing, and opening one adds a record with new ids, which no other tab can have open yet.',
  },
  undo: {
    file: 'tests/builder/storage/history.test.ts',
    test: 'of a draft that changed without a step is dropped, and reported',
  },
  protection: {
    file: 'tests/custody/storage/protection/otherPages.test.ts',
    test: 'nothing is sealed while another page turns protection off',
  },
  retakes: {
    file: 'tests/review/screens/response/whileMarking.test.tsx',
    test: 'a retake that is submitted meanwhile leaves the answers and what is typed',
  },
  hiddenNames: {
    file: 'tests/review/screens/names/hiddenNames.test.tsx',
    test: 'a search for a name leaves the list when another tab hides the names, and one typed later stays',
  },
  reviewers: {
    file: 'tests/review/screens/marking/marking.test.tsx',
    test: 'undo leaves a mark that was changed in another tab meanwhile, and says so',
  },
  keyFixes: {
    file: 'tests/review/screens/keys/keyFix.test.tsx',
    test: 'what was entered stays when a correct answer is fixed in another tab, and is not saved',
  },
  whatIf: {
    file: 'tests/review/storage/whatIfs.test.ts',
    test: 'a removed one is put back in its place, unless its name is taken',
  },
  decisions: {
    file: 'tests/review/storage/deciding.test.ts',
    test: 'U15: of two who decide at once, the second is refused and sees the first decision',
  },
  statistics: {
    never:
      'Statistics store nothing but the usual minutes, which every tab computes from the same responses.',
  },
  exports: {
    never:
      'An export only reads records, each in one piece, and writes a file; what it includes of names is recorded by the reveals.',
  },
  backup: {
    file: 'tests/storage/restoringUnderWriters.test.ts',
    test: 'nothing is replaced under a page that keeps its lock',
  },
  candidateMode: {
    file: 'tests/storage/device/candidateMode.test.ts',
    test: 'while it is on, no other PIN can be set',
  },
  offline: {
    file: 'tests/storage/offline/serving.test.ts',
    test: 'the old files are removed once every page is new',
  },
}

const staffPagesAreClosed: Case = {
  file: 'tests/app/guard.test.ts',
  test: 'handed over, only the guard opens: %s',
}
const samePageForCandidates: Covering = {
  never:
    'A handed-over address opens the page that candidates have anyway; the mode only adds the way back to staff (app/candidate.tsx).',
}

export const CANDIDATE_MODE: PairsWith<'candidateMode'> = {
  kinds: samePageForCandidates,
  conditions: samePageForCandidates,
  calculated: samePageForCandidates,
  randomOrder: samePageForCandidates,
  ownTexts: samePageForCandidates,
  selfIdentification: samePageForCandidates,
  files: samePageForCandidates,
  markedForLater: samePageForCandidates,
  keys: staffPagesAreClosed,
  knockOuts: staffPagesAreClosed,
  testCandidates: staffPagesAreClosed,
  versions: staffPagesAreClosed,
  duplicating: staffPagesAreClosed,
  assessmentFiles: staffPagesAreClosed,
  undo: staffPagesAreClosed,
  pasting: staffPagesAreClosed,
  hiddenNames: staffPagesAreClosed,
  reviewers: staffPagesAreClosed,
  keyFixes: staffPagesAreClosed,
  whatIf: staffPagesAreClosed,
  decisions: staffPagesAreClosed,
  statistics: staffPagesAreClosed,
  exports: staffPagesAreClosed,
  timeLimits: {
    file: 'tests/taking/storage/seated.test.ts',
    test: 'whoever has the assessment open in some tab sits here, paused or not',
  },
  pauses: {
    file: 'tests/hiring/screens/handover/pausing.test.tsx',
    test: 'the PIN and one press pause the clock, the reason comes after, and the device stays handed over',
  },
  languages: {
    file: 'tests/taking/screens/languageKept.test.tsx',
    test: 'a session that staff open forgets the language that was chosen in the tab',
  },
  ownCopy: {
    file: 'e2e/candidate/ownCopy.spec.ts',
    test: 'a candidate prints a copy of what was submitted, and the next person finds none',
  },
  company: {
    never:
      'The page of a handed-over device speaks to staff and shows no company; the candidate’s page reads the face from its version.',
  },
  protection: {
    file: 'tests/storage/device/candidateMode.test.ts',
    test: 'with a team passphrase it has no PIN, and ends in a page that was unlocked',
  },
  retakes: {
    file: 'tests/taking/screens/retake.test.tsx',
    test: 'one that staff open on this device needs no code',
  },
  backup: {
    file: 'tests/crossings/candidateMode.test.ts',
    test: 'a backup neither brings candidate mode to a device nor ends it there',
  },
  offline: {
    file: 'e2e/app/offline.spec.ts',
    test: 'an assessment is taken, on a device that is handed over',
  },
}

const candidatesPageAlone: Case = {
  file: 'e2e/app/offline.spec.ts',
  test: 'an assessment is taken after the candidate’s page alone was loaded',
}
const staffScreensOffline: Case = {
  file: 'e2e/app/offline.spec.ts',
  test: 'every staff screen opens for the first time',
}
/** For what is loaded on demand, and for workers: they are files of the build like all others. */
const everyFileIsThere: Case = {
  file: 'tests/storage/offline/serving.test.ts',
  test: 'all files are stored when it is installed, and served without the host',
}

export const OFFLINE: PairsWith<'offline'> = {
  kinds: candidatesPageAlone,
  conditions: candidatesPageAlone,
  calculated: candidatesPageAlone,
  randomOrder: candidatesPageAlone,
  ownTexts: candidatesPageAlone,
  selfIdentification: candidatesPageAlone,
  markedForLater: candidatesPageAlone,
  retakes: candidatesPageAlone,
  files: everyFileIsThere,
  ownCopy: everyFileIsThere,
  timeLimits: everyFileIsThere,
  statistics: everyFileIsThere,
  exports: everyFileIsThere,
  backup: everyFileIsThere,
  company: {
    never:
      'The mark and the colours are in the version itself, so the page of candidates asks no address for them.',
  },
  pauses: {
    never:
      'Staff pause in a tab of the same browser, which tells the candidate’s page without the network.',
  },
  languages: {
    file: 'e2e/app/offline.spec.ts',
    test: 'an assessment is taken in languages that were never open before',
  },
  protection: {
    file: 'e2e/app/offline.spec.ts',
    test: 'a device is protected, an assessment taken, and its answers read',
  },
  keys: staffScreensOffline,
  knockOuts: staffScreensOffline,
  testCandidates: staffScreensOffline,
  versions: staffScreensOffline,
  duplicating: staffScreensOffline,
  assessmentFiles: staffScreensOffline,
  undo: staffScreensOffline,
  pasting: staffScreensOffline,
  hiddenNames: staffScreensOffline,
  reviewers: staffScreensOffline,
  keyFixes: staffScreensOffline,
  whatIf: staffScreensOffline,
  decisions: staffScreensOffline,
}
