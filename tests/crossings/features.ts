/**
 * The features of TalentFlow that store or read something, each one thing that a person would name.
 * `pairs.ts` says of each two of them what covers their crossing.
 */

/** What one life of `wholeLife.test.ts` has, all at once: each two of these meet there. */
export const IN_EVERY_LIFE = [
  /** Questions of every kind, with their limits. */
  'kinds',
  'conditions',
  'calculated',
  /** Answer keys, points, partial credit, pass mark and bands. */
  'keys',
  'knockOuts',
  /** Drawn and shuffled sections, shuffled options. */
  'randomOrder',
  /** Of the whole, sections and questions, with extra time. */
  'timeLimits',
  'pauses',
  'languages',
  /** Help, introductions, own error messages, the words for what happens next. */
  'ownTexts',
  'selfIdentification',
  /** Files of candidates. */
  'files',
  'markedForLater',
  'ownCopy',
  'company',
  'testCandidates',
  'versions',
  'duplicating',
  /** Saving an assessment to a file, and opening one. */
  'assessmentFiles',
  'undo',
  'pasting',
  'protection',
  'retakes',
  'hiddenNames',
  /** Marks, rubrics and comments of several reviewers. */
  'reviewers',
  'keyFixes',
  'whatIf',
  /** Who was chosen and why, with the stages that it moves. */
  'decisions',
  'statistics',
  /** Of responses. */
  'exports',
  'backup',
] as const

/** About pages and devices rather than what is stored: each pair of theirs has a row of its own. */
export const ON_PAGES = ['twoTabs', 'candidateMode', 'offline'] as const

export const FEATURES = [...IN_EVERY_LIFE, ...ON_PAGES] as const

export type Feature = (typeof FEATURES)[number]

/**
 * Who writes a field. `record`: every record has it. `hiring`: it is of jobs and people, whatever the
 * assessment. `parts`: its own fields have features. Of several features, each two have a case.
 */
export type Owner =
  | Feature
  | readonly [Feature, Feature, ...Feature[]]
  | 'record'
  | 'hiring'
  | 'parts'

type KeyOf<T> = T extends unknown ? keyof T : never

/** Each field of a union, whichever of its shapes has it. */
export type Fields<T> = { readonly [K in KeyOf<T>]: Owner }

/** A test that covers a crossing, by its exact title. */
export interface Case {
  readonly file: string
  readonly test: string
}

/** What covers a pair: a case, or why nothing can happen between the two. */
export type Covering = Case | { readonly never: string }

type After<F, List extends readonly unknown[]> = List extends readonly [infer Head, ...infer Rest]
  ? F extends Head
    ? Rest[number]
    : After<F, Rest>
  : never

/** Every pair of a feature of pages: with each of the lives, and with those of pages after it. */
export type PairsWith<F extends (typeof ON_PAGES)[number]> = Readonly<
  Record<(typeof IN_EVERY_LIFE)[number] | After<F, typeof ON_PAGES>, Covering>
>
