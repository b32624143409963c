import { useMemo, useSyncExternalStore } from 'react'

import type { Answer, StoredFile } from '#schemas/answer.ts'
import type { QuestionOf } from '#schemas/question.ts'
import { answerOf } from '#src/assessment/engine/evaluation/evaluation.ts'
import { prepareQuestion } from '#src/assessment/engine/kinds/answering.ts'
import { fileNameText, namedFiles } from '#src/assessment/engine/texts/fileNames.ts'
import { useFill } from '#src/assessment/renderer/session/FillContext.ts'
import { announce } from '#src/ui/announce.ts'
import {
  type FileRefusal,
  type FileRefused,
  refusalWords,
} from '#src/assessment/words/values/fileRefusal.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { fileWords } from '#src/assessment/words/candidateWords.ts'

import { changeProgress, type FileProgress, progressOf, subscribeProgress } from './fileProgress.ts'

/** The limit for all files of an attempt; the keeper enforces it. */
const MAX_BYTES = 25 * 1024 * 1024

export type FileKeeping = Pick<FileProgress, 'storing'> & {
  kept: readonly StoredFile[]
  /** A message about each refused file. */
  refusals: readonly string[]
  add: (chosen: readonly File[]) => Promise<void>
  remove: (stored: StoredFile) => Promise<void>
}

/**
 * The files of one question. The session's answer is the source of truth, because pages change
 * while bytes are stored.
 */
export function useFileKeeping(question: QuestionOf<'file'>): FileKeeping {
  const { session, files } = useFill()
  const words = fileWords(useWords())
  const current = (): readonly StoredFile[] => filesIn(answerOf(session.evaluation, question.id))
  const kept = useSyncExternalStore(session.subscribeAll, current)
  const progress = useSyncExternalStore(subscribeProgress, () => progressOf(session, question.id))

  const give = (next: readonly StoredFile[]): void => {
    session.give(question.id, next.length === 0 ? undefined : [...next])
  }

  const remove = async (stored: StoredFile): Promise<void> => {
    const name = nameAmong(current(), stored)
    give(current().filter((each) => each.fileId !== stored.fileId))
    // A refusal for lack of space is no longer valid.
    changeProgress(session, question.id, (now) => ({ ...now, refusals: [] }))
    announce(words.removed(name))
    await files.remove(stored.fileId)
  }

  /** Returns why not, or null once it is stored and part of the answer. */
  const store = async (file: File): Promise<FileRefused | null> => {
    // With a limit of one file, a new file replaces the old one once it is stored.
    const replaced = question.maxFiles === 1 ? current() : []
    const room = question.maxFiles - current().length + replaced.length
    const facts = { name: fileNameText(file.name), size: file.size }
    const refusal = (why: FileRefusal, most = question.maxSize) => ({ why, ...facts, most })
    const refused = refusalOf(question, file, room)
    if (refused !== null) return refusal(refused)
    const result = await files.keep(question.id, file)
    if (!result.ok) return refusal(result.error.kind, MAX_BYTES)
    const next = [...current().filter((each) => !replaced.includes(each)), result.value]
    give(next)
    const name = nameAmong(next, result.value)
    announce(
      question.maxFiles === 1
        ? words.added(name)
        : words.addedOf(name, next.length, question.maxFiles),
    )
    for (const each of replaced) await files.remove(each.fileId)
    return null
  }

  /** One after the other; returns the number of refusals. */
  const addAll = async (chosen: readonly File[]): Promise<number> => {
    let refusedCount = 0
    const change = (next: (now: FileProgress) => FileProgress) =>
      changeProgress(session, question.id, next)
    change(({ storing, refusals }) => ({
      storing: [...storing, ...chosen.map(({ name }) => name)],
      // While an earlier batch is still being stored, its refusals stay visible.
      refusals: storing.length === 0 ? [] : refusals,
    }))
    for (const file of chosen) {
      const refused = await store(file)
      if (refused !== null) refusedCount += 1
      change(({ storing, refusals }) => ({
        storing: storing.toSpliced(storing.indexOf(file.name), 1),
        refusals: refused === null ? refusals : [...refusals, refused],
      }))
    }
    return refusedCount
  }

  const add = async (chosen: readonly File[]): Promise<void> => {
    const settling = addAll(chosen)
    files.adding(settling)
    await settling
  }

  const refusals = useMemo(
    () => refusalWords(progress.refusals, question, words.refused),
    [progress.refusals, question, words],
  )
  return { kept, storing: progress.storing, refusals, add, remove }
}

/** The name that the list shows for this file. */
function nameAmong(files: readonly StoredFile[], { fileId, name }: StoredFile): string {
  return namedFiles([...files]).find(({ file }) => file.fileId === fileId)?.name ?? name
}

/** The engine's rules for the answer, checked before any bytes are stored. */
function refusalOf(
  question: QuestionOf<'file'>,
  { name, size, type }: File,
  room: number,
): FileRefusal | null {
  if (room < 1) return 'maxFiles'
  const candidate: StoredFile = { fileId: 'candidate', name, size, type, sha256: '' }
  const broken = prepareQuestion({ ...question, minFiles: 0 }).brokenRule([candidate])
  return REFUSALS.find((rule) => rule === broken?.rule) ?? null
}

/** The rules that a single file can break. */
const REFUSALS = ['fileType', 'fileSize', 'emptyFile'] as const

const NO_FILES: readonly StoredFile[] = []
const filesByAnswer = new WeakMap<object, readonly StoredFile[]>()

/** Returns the same list for the same answer, as required of a snapshot. */
function filesIn(answer: Answer | undefined): readonly StoredFile[] {
  if (!Array.isArray(answer)) return NO_FILES
  const known = filesByAnswer.get(answer)
  if (known !== undefined) return known
  const list = answer.filter((each) => typeof each === 'object')
  filesByAnswer.set(answer, list)
  return list
}
