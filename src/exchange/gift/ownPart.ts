import type { PastedQuestion } from '#src/exchange/pasted/pastedReading.ts'

type Named = 'line' | 'prompt' | 'help' | 'explanation' | 'tags' | 'code' | 'points' | 'required'
type WithoutNamed<Q> = Q extends unknown ? Omit<Q, Named> : never

/** What follows from the answers of a question: its kind, and what only that kind has. */
export type OwnPart<K extends PastedQuestion['kind'] = PastedQuestion['kind']> = Extract<
  WithoutNamed<PastedQuestion>,
  { kind: K }
>
