/**
 * Examples of the input and output of each step: real stored records, reduced to what matters. A
 * step without an example does not compile.
 */
import type { FORMATS } from '#schemas/base.ts'
import type { OnePerStep } from '#schemas/upgrades/upgrade.ts'

export interface StepExample {
  readonly before: object
  readonly after: object
}

const AT = '2026-11-22T19:17:38.512Z'

const CANDIDATE = {
  ...{ rev: 3, id: 'a9f220f1-dbbc-40e9-b049-93954e12e8b8', name: 'Ada', email: 'ada@example.org' },
  ...{ phone: '', stage: 'applied', jobId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9' },
  ...{ appliedAt: AT, updatedAt: AT, reference: 'C-1', timeline: [], notes: [] },
}

const ASSESSMENT = {
  ...{ rev: 3, kind: 'assessment', id: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9' },
  ...{ jobId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b8', title: 'Fruit quiz' },
  ...{ createdAt: AT, updatedAt: AT, draftRev: 0, closed: false, archived: false },
  draft: {
    ...{ format: 1, language: 'en', translations: {}, sections: [], calculated: [] },
    settings: { title: 'Fruit quiz', layout: 'section' },
  },
  ...{ testCandidates: [], keyCorrections: [], whatIfs: [] },
}

/** Kinds that are only written and never read need no steps. */
export type UpgradedKind = keyof typeof FORMATS

export const stepExamples: {
  readonly [K in UpgradedKind]: OnePerStep<StepExample, (typeof FORMATS)[K]>
} = {
  job: [],
  candidate: [
    {
      before: { format: 1, ...CANDIDATE },
      after: CANDIDATE,
    },
  ],
  assessment: [
    {
      before: {
        format: 1,
        rev: 3,
        kind: 'assessment',
        id: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9',
        jobId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b8',
        title: 'Fruit quiz',
        createdAt: '2026-11-22T19:17:38.512Z',
        updatedAt: '2026-11-22T19:17:38.512Z',
        draft: {
          format: 1,
          language: 'en',
          translations: {},
          settings: { title: 'Fruit quiz', layout: 'section' },
          sections: [],
          calculated: [],
        },
        draftRev: 0,
        testCandidates: [],
        closed: false,
        archived: false,
        keyCorrections: [],
      },
      after: {
        rev: 3,
        kind: 'assessment',
        id: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9',
        jobId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b8',
        title: 'Fruit quiz',
        createdAt: '2026-11-22T19:17:38.512Z',
        updatedAt: '2026-11-22T19:17:38.512Z',
        draft: {
          format: 1,
          language: 'en',
          translations: {},
          settings: { title: 'Fruit quiz', layout: 'section' },
          sections: [],
          calculated: [],
        },
        draftRev: 0,
        testCandidates: [],
        closed: false,
        archived: false,
        keyCorrections: [],
      },
    },
    {
      before: { format: 2, ...ASSESSMENT },
      after: ASSESSMENT,
    },
  ],
  version: [],
  definition: [],
  response: [
    {
      before: {
        format: 1,
        rev: 3,
        candidateId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b8',
        assessmentId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9',
        versionId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9.v1',
        attempts: [],
        reviews: [],
        scores: [],
      },
      after: {
        rev: 3,
        candidateId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b8',
        assessmentId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9',
        versionId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9.v1',
        attempts: [],
        reviews: [],
        scores: [],
      },
    },
    {
      before: {
        format: 2,
        rev: 3,
        candidateId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b8',
        assessmentId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9',
        versionId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9.v1',
        attempts: [],
        reviews: [],
        scores: [],
      },
      after: {
        rev: 3,
        candidateId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b8',
        assessmentId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9',
        versionId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9.v1',
        attempts: [],
        reviews: [],
        scores: [],
      },
    },
    {
      before: {
        format: 3,
        rev: 3,
        candidateId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b8',
        assessmentId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9',
        versionId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9.v1',
        attempts: [],
        reviews: [],
        scores: [],
      },
      after: {
        rev: 3,
        candidateId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b8',
        assessmentId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9',
        versionId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9.v1',
        attempts: [],
        reviews: [],
        scores: [],
      },
    },
    {
      before: {
        format: 4,
        rev: 3,
        candidateId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b8',
        assessmentId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9',
        versionId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9.v1',
        attempts: [],
        reviews: [],
        scores: [],
      },
      after: {
        rev: 3,
        candidateId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b8',
        assessmentId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9',
        versionId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9.v1',
        attempts: [],
        reviews: [],
        scores: [],
      },
    },
    {
      before: {
        format: 5,
        rev: 3,
        candidateId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b8',
        assessmentId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9',
        versionId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9.v1',
        attempts: [],
        reviews: [],
        scores: [],
      },
      after: {
        rev: 3,
        candidateId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b8',
        assessmentId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9',
        versionId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9.v1',
        attempts: [],
        reviews: [],
        scores: [],
      },
    },
    {
      before: {
        format: 6,
        rev: 3,
        candidateId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b8',
        assessmentId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9',
        versionId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9.v1',
        attempts: [],
        reviews: [],
        scores: [],
      },
      after: {
        rev: 3,
        candidateId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b8',
        assessmentId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9',
        versionId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9.v1',
        attempts: [],
        reviews: [],
        scores: [],
      },
    },
    {
      before: {
        format: 7,
        rev: 3,
        candidateId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b8',
        assessmentId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9',
        versionId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9.v1',
        attempts: [],
        reviews: [],
        scores: [],
      },
      after: {
        rev: 3,
        candidateId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b8',
        assessmentId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9',
        versionId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b9.v1',
        attempts: [],
        reviews: [],
        scores: [],
      },
    },
  ],
  setting: [],
  historyStep: [
    {
      before: {
        assessmentId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b8',
        step: 1,
        name: 'Add section',
        at: '2026-11-22T19:17:38.512Z',
        revBefore: 1,
        revAfter: 2,
        undo: [{ path: ['sections', 1] }],
        redo: [{ path: ['sections', 1], value: { id: 's1' }, insert: true }],
        undone: false,
      },
      after: {
        assessmentId: 'a9f220f1-dbbc-40e9-b049-93954e12e8b8',
        step: 1,
        name: { key: 'earlier', text: 'Add section' },
        at: '2026-11-22T19:17:38.512Z',
        revBefore: 1,
        revAfter: 2,
        undo: [{ path: ['sections', 1] }],
        redo: [{ path: ['sections', 1], value: { id: 's1' }, insert: true }],
        undone: false,
      },
    },
  ],
  file: [],
  erased: [],
  teamKey: [],
  assessmentFile: [],
  backup: [],
}
