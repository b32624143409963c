/** What refers to a published version, and whether it can be deleted (rules VE1 to VE3). */
import type { Assessment } from '#schemas/records/assessment.ts'

/** The ids of the versions that one response answers. */
export interface AnsweredVersions {
  /** Of its submitted attempts, oldest first. */
  submitted: readonly string[]
  /** Of the attempt in progress. */
  current: string | null
}

/** How many attempts answer a version. */
export interface VersionUse {
  /** Responses: last submitted attempts. */
  responses: number
  /** Submitted attempts after which the candidate submitted another one. */
  earlier: number
  inProgress: number
}

/** By id of the version; one that nobody answered is not in it. */
export function versionUses(answered: Iterable<AnsweredVersions>): ReadonlyMap<string, VersionUse> {
  const uses = new Map<string, VersionUse>()
  const count = (id: string, as: keyof VersionUse) => {
    const use = uses.get(id) ?? { responses: 0, earlier: 0, inProgress: 0 }
    uses.set(id, { ...use, [as]: use[as] + 1 })
  }
  for (const { submitted, current } of answered) {
    for (const [at, id] of submitted.entries()) {
      count(id, at === submitted.length - 1 ? 'responses' : 'earlier')
    }
    if (current !== null) count(current, 'inProgress')
  }
  return uses
}

/** Why a version can't be deleted. */
export type KeptBecause = 'newest' | 'answered' | 'unreadable-response' | 'decided'

/** Null: it can be deleted. */
export function whyKept(
  { id, number }: { id: string; number: number },
  { publishedVersion, decisions = [] }: Pick<Assessment, 'publishedVersion' | 'decisions'>,
  read: { uses: ReadonlyMap<string, VersionUse>; unreadable: number },
): KeptBecause | null {
  if (number === publishedVersion) return 'newest'
  if (read.uses.has(id)) return 'answered'
  if (read.unreadable > 0) return 'unreadable-response'
  const isNamed = decisions.some(
    (entry) =>
      entry.kind === 'decided' &&
      (entry.whatIf?.versionId === id ||
        [...entry.chosen, ...entry.notChosen].some(({ versionId }) => versionId === id)),
  )
  return isNamed ? 'decided' : null
}

type AboutVersions = Pick<Assessment, 'keyCorrections' | 'whatIfs'>

/** What is about this version alone, and is deleted with it. */
export function deletedWith(
  { keyCorrections, whatIfs = [] }: AboutVersions,
  id: string,
): { keyCorrections: number; whatIfs: number } {
  const ofIt = (all: readonly { versionId: string }[]) =>
    all.filter(({ versionId }) => versionId === id).length
  return { keyCorrections: ofIt(keyCorrections), whatIfs: ofIt(whatIfs) }
}

/** The rest of it once the version is deleted. */
export function withoutVersion({ keyCorrections, whatIfs }: AboutVersions, id: string) {
  const isOther = ({ versionId }: { versionId: string }) => versionId !== id
  return {
    keyCorrections: keyCorrections.filter(isOther),
    ...(whatIfs && { whatIfs: whatIfs.filter(isOther) }),
  } satisfies AboutVersions
}
