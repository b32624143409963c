import { useSyncExternalStore } from 'react'

import type { Answer, StoredFile } from '#schemas/answer.ts'
import type { QuestionOf } from '#schemas/question.ts'
import { answerOf } from '#src/engine/evaluation.ts'
import { askQuestion } from '#src/engine/questions/kinds.ts'
import { useFill } from '#src/renderer/fill/FillContext.ts'
import { violationWords } from '#src/wording/candidate/violationWords.ts'

import { changeProgress, type FileProgress, progressOf, subscribeProgress } from './fileProgress.ts'

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
    await files.remove(stored.fileId)
  }

  /** Returns why not, or null when it is stored and part of the answer. */
  const store = async (file: File): Promise<string | null> => {
    // One file only: another choice takes its place, once it is stored.
    const replaced = question.maxFiles === 1 ? current() : []
    const room = question.maxFiles - current().length + replaced.length
    const refused = refusalOf(question, file, room, language)
    if (refused !== null) return refused
    const result = await files.keep(question.id, file)
    if (!result.ok) return keepFailures[result.error.kind](file.name)
    give([...current().filter((each) => !replaced.includes(each)), result.value])
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

const keepFailures = {
  'storage-full': (name: string) =>
    `${name} was not added: this device has no room left for it. Tell a member of the team.`,
  'storage-failed': (name: string) =>
    `${name} was not added: it could not be stored. Try to add it again.`,
  'too-much': (name: string) =>
    `${name} was not added: with it, all your files would be larger than 25 MB together.`,
} as const

/** The rules that the engine has for the answer, asked before any bytes are stored. */
function refusalOf(
  question: QuestionOf<'file'>,
  { name, size, type }: File,
  room: number,
  language: string,
): string | null {
  const questionId = question.id
  if (room < 1) {
    const violation = {
      questionId,
      rule: 'maxFiles',
      limit: question.maxFiles,
      fileName: name,
    } as const
    return `${name} was not added. ${violationWords(violation, question, language)}`
  }
  const candidate: StoredFile = { fileId: 'candidate', name, size, type, sha256: '' }
  const broken = askQuestion({ ...question, minFiles: 0 }).brokenRule([candidate])
  if (broken === null) return null
  // The author's words are about the whole question; this is about one file.
  const { errorText: _, ...plain } = question
  return violationWords({ questionId, ...broken }, plain, language)
}

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
