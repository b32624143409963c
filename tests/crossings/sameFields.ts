/** Cases of features that write the same field, besides the life in which they meet. */
import type { Case, Feature } from './features.ts'

export const SAME_FIELDS: readonly (Case & { readonly of: readonly [Feature, Feature] })[] = [
  {
    of: ['testCandidates', 'duplicating'],
    file: 'tests/storage/copiesAndDeletions.test.ts',
    test: 'give the same answers under the new ids, and pass as before',
  },
  {
    of: ['testCandidates', 'randomOrder'],
    file: 'tests/assessment/engine/editing/copyingTests.test.ts',
    test: 'E4: a copied test candidate whose questions no seed draws expects nothing',
  },
  {
    of: ['duplicating', 'randomOrder'],
    file: 'tests/assessment/engine/editing/copyingTests.test.ts',
    test: 'E4: copied test candidates get the copies of the questions that they got',
  },
  {
    of: ['duplicating', 'assessmentFiles'],
    file: 'tests/crossings/origins.test.ts',
    test: 'a copy of an assessment from a file names the assessment, and stays when that is deleted',
  },
  {
    of: ['pauses', 'retakes'],
    file: 'tests/crossings/pauses.test.ts',
    test: 'O6: a pause that is open on submission ends with the attempt, and stops no retake',
  },
  {
    of: ['pauses', 'hiddenNames'],
    file: 'tests/crossings/pauses.test.ts',
    test: 'H8: the reason of a pause is masked while the name is hidden',
  },
  {
    of: ['pauses', 'decisions'],
    file: 'tests/crossings/decisions.test.ts',
    test: 'U17: a decision while the clock is paused adds to the timeline, and the pause goes on',
  },
  {
    of: ['retakes', 'decisions'],
    file: 'tests/crossings/decisions.test.ts',
    test: 'U14: a retake after a decision changes nothing in it',
  },
  {
    of: ['timeLimits', 'pauses'],
    file: 'tests/taking/screens/pauses.test.tsx',
    test: 'what staff paused is time of no page, nor of the attempt',
  },
  {
    of: ['versions', 'retakes'],
    file: 'tests/taking/storage/submitting.test.ts',
    test: 'starts again with the newest version; what was submitted stays',
  },
  {
    of: ['reviewers', 'keyFixes'],
    file: 'tests/crossings/keyFixes.test.ts',
    test: 'U3: a key is fixed beside a settled mark, and both count in every score after it',
  },
]
