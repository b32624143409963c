import { write } from './write.ts'

/** Pausing an attempt, and submitting it. */
export const ending = {
  idle: {
    title: 'Are you still there?',
    text: 'This page hasn’t been used for a while. To keep your answers private, the page will lock soon. You can then sign in again to continue.',
    /** `clock`: minutes and seconds, "1:30". */
    countdown: (clock: string) => `Locks in ${clock}`,
    /** Announced at intervals. */
    soon: (seconds: number) =>
      `The page locks in ${write.counted(seconds, { one: 'second', other: 'seconds' })}.`,
    stay: 'Stay on this page',
  },
  receipt: {
    title: 'Received',
    assessment: 'Assessment',
    reference: 'Reference',
    submitted: 'Submitted',
    moment: write.moment,
    /** In place of a press of “Submit answers”. */
    timeOver: 'Time is up. What you had answered was submitted.',
    done: 'The hiring team has your answers, and they can’t be changed now. Quote the reference if you contact the team.',
    handBackNow: 'You can hand the device back now.',
    /** While it is handed over. */
    giveBack: 'Give the device back to a member of staff.',
    print: 'Print this receipt',
  },
  handBack: 'Hand the device back',
}
