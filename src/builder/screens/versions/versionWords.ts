import type { Assessment } from '#schemas/records/assessment.ts'
import type { KeptBecause, VersionUse } from '#src/builder/model/versions/versionUses.ts'
import { listText, pluralsIn } from '#src/assessment/words/values/formats.ts'

const { counted } = pluralsIn<'one' | 'other'>('en')

/** What candidates who start now get; null for every other version. */
export function stateOf(
  { publishedVersion, closed, archived }: Assessment,
  number: number,
): { words: string; tone: 'good' | 'neutral'; mark: 'check' | 'pause' | 'square' } | null {
  if (number !== publishedVersion) return null
  if (archived) return { words: 'Archived', tone: 'neutral', mark: 'square' }
  return closed
    ? { words: 'Closed', tone: 'neutral', mark: 'pause' }
    : { words: 'Live', tone: 'good', mark: 'check' }
}

/** "25 questions in 4 sections" */
export function contentWords({
  questions,
  sections,
}: {
  questions: number
  sections: number
}): string {
  return `${counted(questions, { one: 'question', other: 'questions' })} in ${counted(sections, { one: 'section', other: 'sections' })}`
}

/** "2 in progress, 1 before a retake"; empty without any. */
export function alsoAnsweredWords(use: VersionUse | undefined): string {
  const { inProgress = 0, earlier = 0 } = use ?? {}
  return [
    ...(inProgress > 0 ? [`${inProgress} in progress`] : []),
    ...(earlier > 0 ? [`${earlier} before a retake`] : []),
  ].join(', ')
}

/** Why a version stays, in whole sentences. */
export function keptWords(because: KeptBecause, use: VersionUse | undefined): string {
  switch (because) {
    case 'newest':
      return 'It is the newest version, which candidates get when they start. Publish another version first.'
    case 'answered':
      return `It is needed to read and score what candidates answered: ${answersWords(use)}.`
    case 'unreadable-response':
      return 'A response to this assessment can’t be read, and may answer this version. Export it on the data page first.'
    case 'decided':
      return 'A decision on candidates names it, and must stay readable.'
  }
}

function answersWords(use: VersionUse | undefined): string {
  const { responses = 0, inProgress = 0, earlier = 0 } = use ?? {}
  const parts = [
    ...(responses > 0 ? [counted(responses, { one: 'response', other: 'responses' })] : []),
    ...(inProgress > 0
      ? [`${counted(inProgress, { one: 'attempt', other: 'attempts' })} in progress`]
      : []),
    ...(earlier > 0
      ? [`${counted(earlier, { one: 'attempt', other: 'attempts' })} before a retake`]
      : []),
  ]
  return listText(parts, 'and')
}

/** What else is deleted, in a sentence; empty if nothing is. */
export function deletedWithWords({
  keyCorrections,
  whatIfs,
}: {
  keyCorrections: number
  whatIfs: number
}): string {
  const parts = [
    ...(keyCorrections > 0
      ? [counted(keyCorrections, { one: 'fixed answer key', other: 'fixed answer keys' })]
      : []),
    ...(whatIfs > 0 ? [counted(whatIfs, { one: 'saved what-if', other: 'saved what-ifs' })] : []),
  ]
  return parts.length === 0 ? '' : `Also deleted: ${listText(parts, 'and')} for this version.`
}
