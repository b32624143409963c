import { write } from './write.ts'

/** What to expect, before the first question. */
export const starting = {
  opening: 'Opening the assessment…',
  /** "12 questions, about 15 minutes"; `mayBeFewer`: answers decide which are asked. */
  size: (questions: number, minutes: number, mayBeFewer: boolean) => {
    const count = write.counted(questions, { one: 'question', other: 'questions' })
    return `${mayBeFewer ? `Up to ${count}` : count}, ${duration(minutes)}`
  },
  backTitle: (assessment: string) => `Welcome back – ${assessment}`,
  back: 'Welcome back. Your answers are still on this device. Continue where you left off.',
  facts: [
    'Your answers are saved on this device as you go.',
    'You can stop, and sign in here again later with your email and access code.',
    'Nothing is submitted until you choose “Submit answers” at the end.',
  ],
  recordedTitle: 'What is recorded besides your answers',
  recorded: [
    'When you start, leave, come back and submit.',
    'How long each page is on screen, and when you switch to another tab or app.',
    'How many characters you paste into an answer, but not where they came from.',
  ],
  recordedFor: 'The people who read your answers can see this too.',
  /** For a session that staff opened. `email` is masked. */
  openedFor: (email: string) => `For ${email}. Not you? Tell a member of staff.`,
  keepCode:
    'Write this access code down. You need it if the page locks, and it is shown only once.',
  /** Before a list of them, each named in itself. */
  language: 'Language',
  /** `language`: its own name for itself. */
  languageNotLoaded: (language: string) =>
    `${language} could not be loaded, so this page stays in English. Choose it again, or reload the page.`,
  start: 'Start',
  continue: 'Continue',
  leave: 'Leave',
}

function duration(minutes: number): string {
  return minutes <= 1
    ? 'about a minute'
    : `about ${write.counted(minutes, { one: 'minute', other: 'minutes' })}`
}
