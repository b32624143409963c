/**
 * What can take longer than a frame, and is done in a worker unless it is small.
 */
import type { Definition } from '#schemas/definition.ts'
import { type DraftTasks, draftTasks } from './draftTasks.ts'
import { type ReadingTasks, readingTasks } from './readingTasks.ts'

export interface Tasks extends DraftTasks, ReadingTasks {}
export type TaskKind = keyof Tasks

export const tasks: { [K in TaskKind]: (asked: Tasks[K]['asked']) => Tasks[K]['found'] } = {
  ...draftTasks,
  ...readingTasks,
}

export type WorkerName = 'draft' | 'reading'

/** Which worker does it: one that checks a draft has nothing of what reads a file. */
export const workerOf: Readonly<Record<TaskKind, WorkerName>> = {
  paths: 'draft',
  tests: 'draft',
  madeUp: 'draft',
  pasted: 'reading',
  pastedQuestions: 'reading',
  file: 'reading',
}

/** A draft of so many questions is checked within a frame. */
const SMALL = 40
/** So many answers to questions are evaluated within one. */
const FEW_ANSWERS = 400
/** So many characters or bytes are read within one. */
const SHORT = 5_000
/** The texts of so many questions are parsed within a few. */
const FEW_QUESTIONS = 20

/** What is done in place: to hand it over would take longer. */
export const isSmall: { [K in TaskKind]: (asked: Tasks[K]['asked']) => boolean } = {
  paths: ({ definition }) => questionsIn(definition) <= SMALL,
  tests: ({ definition, candidates }) => questionsIn(definition) * candidates.length <= FEW_ANSWERS,
  madeUp: () => false,
  pasted: ({ text }) => text.length <= SHORT,
  pastedQuestions: ({ questions }) => questions.length <= FEW_QUESTIONS,
  file: ({ bytes }) => bytes.byteLength <= SHORT,
}

function questionsIn({ sections }: Definition): number {
  return sections.reduce((sum, { questions }) => sum + questions.length, 0)
}
