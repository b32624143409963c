/**
 * Notes that mention whoever is at the keyboard (rule J14), without names that are hidden from this
 * reviewer (rule H11).
 */
import type { Actor } from '#schemas/actor.ts'
import type { Candidate } from '#schemas/records/candidate.ts'
import type { Response } from '#schemas/records/response.ts'
import { type NotePart, sentenceMentioning } from '#src/base/mentions.ts'
import { isSameActor } from '#src/assessment/engine/scoring/marks.ts'
import { answerMask, NO_MASK, withNames } from '#src/review/model/masking/answerMask.ts'
import { isNameShown } from '#src/review/model/reveals.ts'
import { candidateTable, responseTable } from '#src/storage/core/database.ts'
import { fieldOf } from '#src/storage/core/rawField.ts'
import { readInBatches } from '#src/storage/core/readInBatches.ts'
import { currentMember, listTeam } from '#src/storage/device/team.ts'
import { candidates, responses } from '#src/storage/records/recordKinds.ts'
import { checkRecords } from '#src/storage/records/shapes.ts'
import { whenReady } from '#src/storage/sealing/prepareParts.ts'

import { namesHidden } from './hidingNames.ts'

export interface Mention {
  noteId: string
  candidateId: string
  by: Actor
  at: string
  /** The sentence with the mention. */
  sentence: readonly NotePart[]
  place: MentionPlace
}

/** The page that shows the note: by name, or by reference while the name is hidden. */
export type MentionPlace =
  | { kind: 'candidate'; name: string }
  | { kind: 'response'; reference: string; assessmentId: string }

/** Small enough to be opened and validated within a few milliseconds. */
const BATCH_SIZE = 200

/** All mentions in notes about these candidates, or about everybody; newest first. */
export async function listMentions(candidateIds: readonly string[] | null): Promise<Mention[]> {
  const reader = await readerNow()
  if (reader === null) return []
  const noted = candidateIds === null ? await readAllNoted() : await readNoted(candidateIds)
  const mentions: Mention[] = []
  for (let from = 0; from < noted.length; from += BATCH_SIZE) {
    const { people, responseById } = await whenReady(async () => {
      const { whole } = checkRecords(candidates, noted.slice(from, from + BATCH_SIZE))
      const found = whole.filter((person) => notesFor(reader, person).length > 0)
      const given = await responseTable.bulkGet(found.map(({ id }) => id))
      const known = checkRecords(responses, given.filter(isThere)).whole
      return { people: found, responseById: new Map(known.map((each) => [each.candidateId, each])) }
    })
    for (const person of people) {
      const response = responseById.get(person.id)
      mentions.push(...(await mentionsAbout(person, response, reader)))
    }
  }
  return mentions.toSorted(newestFirst)
}

export function newestFirst(one: Mention, other: Mention): number {
  if (one.at === other.at) return 0
  return one.at < other.at ? 1 : -1
}

/** Those of the candidates about whom a note mentions whoever is at the keyboard. */
export async function mentionedAbout(candidateIds: readonly string[]): Promise<string[]> {
  const reader = await readerNow()
  if (reader === null) return []
  const noted = await readNoted(candidateIds)
  const { whole } = await whenReady(async () => checkRecords(candidates, noted))
  return whole.filter((person) => notesFor(reader, person).length > 0).map(({ id }) => id)
}

interface Reader {
  me: Actor & { kind: 'staff' }
  /** Also of former members: the longest name in a note counts (rule J8). */
  team: readonly string[]
}

/** Null for whoever is in no team, whom nobody can mention. */
async function readerNow(): Promise<Reader | null> {
  const [member, team] = await Promise.all([currentMember(), listTeam({ all: true })])
  if (member === null) return null
  return { me: { kind: 'staff', name: member.name }, team: team.map(({ name }) => name) }
}

/** Stored candidates with a note in which somebody may be mentioned; before a note is opened it may. */
async function readAllNoted(): Promise<unknown[]> {
  const noted: unknown[] = []
  await readInBatches(candidateTable, BATCH_SIZE, (raws) => noted.push(...raws.filter(hasAt)))
  return noted
}

async function readNoted(candidateIds: readonly string[]): Promise<unknown[]> {
  return (await candidateTable.bulkGet([...candidateIds])).filter(hasAt)
}

function hasAt(raw: unknown): boolean {
  const notes = fieldOf(raw, 'notes')
  return (
    Array.isArray(notes) &&
    notes.some((note: unknown) => {
      const text = fieldOf(note, 'text')
      return typeof text !== 'string' || text.includes('@')
    })
  )
}

/** The notes that others wrote and that mention the reader, with the sentence that does. */
function notesFor({ me, team }: Reader, { notes }: Candidate) {
  return notes.flatMap((note) => {
    const sentence = isSameActor(note.by, me) ? null : sentenceMentioning(note.text, me.name, team)
    return sentence === null ? [] : [{ note, sentence }]
  })
}

async function mentionsAbout(
  person: Candidate,
  response: Response | undefined,
  reader: Reader,
): Promise<Mention[]> {
  const isHidden =
    response !== undefined &&
    response.attempts.length > 0 &&
    !isNameShown(response.reveals, reader.me)
  const { words } = isHidden
    ? withNames(answerMask(person, {}, []), await namesHidden(response.assessmentId))
    : NO_MASK
  const place: MentionPlace = isHidden
    ? {
        kind: 'response',
        reference: person.reference,
        assessmentId: response.assessmentId,
      }
    : { kind: 'candidate', name: person.name }
  return notesFor(reader, person).map(({ note, sentence }) => ({
    noteId: note.id,
    candidateId: person.id,
    by: note.by,
    at: note.at,
    sentence: sentence.map((part) =>
      part.kind === 'text' ? { ...part, text: words(part.text) } : part,
    ),
    place,
  }))
}

function isThere(raw: unknown): boolean {
  return raw !== undefined
}
