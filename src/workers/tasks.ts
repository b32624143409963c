/** Tasks that can take longer than a frame, and run in a worker unless they are small. */
import type { Definition } from '#schemas/definition.ts'
import type { DraftTasks } from './draftTasks.ts'
import type { ReadingTasks } from './readingTasks.ts'

export interface Tasks extends DraftTasks, ReadingTasks {}
export type TaskKind = keyof Tasks

/** One of the tasks, as their files export them. */
export type Task<K extends TaskKind> = (input: Tasks[K]['input']) => Tasks[K]['result']

export type WorkerName = 'draft' | 'reading'

/** The worker for each task: the one that checks drafts contains no code for reading files. */
export const workerOf: Readonly<Record<TaskKind, WorkerName>> = {
  paths: 'draft',
  tests: 'draft',
  simulation: 'draft',
  pasted: 'reading',
  pastedQuestions: 'reading',
  file: 'reading',
}

/** A draft with this many questions is checked within a frame. */
const SMALL = 40
/** This many answers are evaluated within a frame. */
const FEW_ANSWERS = 400
/** This many characters or bytes are read within a frame. */
const SHORT = 5_000
/** The texts of this many questions are parsed within a few frames. */
const FEW_QUESTIONS = 20

/** Whether a task runs in place, because handing it over would take longer. */
export const isSmall: { [K in TaskKind]: (input: Tasks[K]['input']) => boolean } = {
  paths: ({ definition }) => questionsIn(definition) <= SMALL,
  tests: ({ definition, candidates }) => questionsIn(definition) * candidates.length <= FEW_ANSWERS,
  simulation: () => false,
  pasted: ({ text }) => text.length <= SHORT,
  pastedQuestions: ({ questions }) => questions.length <= FEW_QUESTIONS,
  file: ({ bytes }) => bytes.byteLength <= SHORT,
}

function questionsIn({ sections }: Definition): number {
  return sections.reduce((sum, { questions }) => sum + questions.length, 0)
}
