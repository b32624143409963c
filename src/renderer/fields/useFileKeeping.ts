import { useSyncExternalStore } from 'react'

import type { Answer, StoredFile } from '#schemas/answer.ts'
import type { QuestionOf } from '#schemas/question.ts'
import { answerOf } from '#src/engine/evaluation.ts'
import { askQuestion } from '#src/engine/questions/kinds.ts'
import { useFill } from '#src/renderer/fill/FillContext.ts'
import { announce } from '#src/ui/announce.ts'
import type { FileRefusal } from '#src/wording/candidate/catalogue.ts'
import {
  fileAddedWords,
  fileRefusedWords,
  fileRemovedWords,
} from '#src/wording/candidate/fileWords.ts'

import { changeProgress, type FileProgress, progressOf, subscribeProgress } from './fileProgress.ts'

/** What all files of an attempt may have together; the keeper is who refuses more. */
const MOST_BYTES = 25 * 1024 * 1024

export type FileKeeping = FileProgress & {
  kept: readonly StoredFile[]
  add: (chosen: readonly File[]) => Promise<void>
  remove: (stored: StoredFile) => Promise<void>
}

/** The files of one question. The answer in the session is the truth: pages turn while bytes are stored. */
export function useFileKeeping(question: QuestionOf<'file'>): FileKeeping {
  const { session, files } = useFill()
  const { language } = session.evaluation.compiled.definition
  const current = (): readonly StoredFile[] => filesIn(answerOf(session.evaluation, question.id))
  const kept = useSyncExternalStore(session.subscribeAll, current)
  const progress = useSyncExternalStore(subscribeProgress, () => progressOf(session, question.id))

  const give = (next: readonly StoredFile[]): void => {
    session.give(question.id, next.length === 0 ? undefined : [...next])
  }

  const remove = async (stored: StoredFile): Promise<void> => {
    give(current().filter((each) => each.fileId !== stored.fileId))
    announce(fileRemovedWords(stored.name, language))
    await files.remove(stored.fileId)
  }

  /** Returns why not, or null when it is stored and part of the answer. */
  const store = async (file: File): Promise<string | null> => {
    // One file only: another choice takes its place, once it is stored.
    const replaced = question.maxFiles === 1 ? current() : []
    const room = question.maxFiles - current().length + replaced.length
    const words = (why: FileRefusal, bytes = question.maxSize) =>
      fileRefusedWords(why, file, question, bytes, language)
    const refused = refusalOf(question, file, room)
    if (refused !== null) return words(refused)
    const result = await files.keep(question.id, file)
    if (!result.ok) return words(result.error.kind, MOST_BYTES)
    const next = [...current().filter((each) => !replaced.includes(each)), result.value]
    give(next)
    announce(fileAddedWords(file.name, next.length, question, language))
    for (const each of replaced) await files.remove(each.fileId)
    return null
  }

  /** One after the other; returns how many were refused. */
  const addAll = async (chosen: readonly File[]): Promise<number> => {
    let refusedCount = 0
    const change = (next: (now: FileProgress) => FileProgress) =>
      changeProgress(session, question.id, next)
    change(({ storing, refusals }) => ({
      storing: [...storing, ...chosen.map(({ name }) => name)],
      // While an earlier choice is on its way, what was refused of it stays to be read.
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

  return { kept, ...progress, add, remove }
}

/** The rules that the engine has for the answer, asked before any bytes are stored. */
function refusalOf(
  question: QuestionOf<'file'>,
  { name, size, type }: File,
  room: number,
): FileRefusal | null {
  if (room < 1) return 'maxFiles'
  const candidate: StoredFile = { fileId: 'candidate', name, size, type, sha256: '' }
  const broken = askQuestion({ ...question, minFiles: 0 }).brokenRule([candidate])
  return REFUSALS.find((rule) => rule === broken?.rule) ?? null
}

/** The rules that one file can break by itself. */
const REFUSALS = ['fileType', 'fileSize', 'emptyFile'] as const

const NO_FILES: readonly StoredFile[] = []
const filesByAnswer = new WeakMap<object, readonly StoredFile[]>()

/** The same list for the same answer, as a snapshot has to be. */
function filesIn(answer: Answer | undefined): readonly StoredFile[] {
  if (!Array.isArray(answer)) return NO_FILES
  const known = filesByAnswer.get(answer)
  if (known !== undefined) return known
  const list = answer.filter((each) => typeof each === 'object')
  filesByAnswer.set(answer, list)
  return list
}
