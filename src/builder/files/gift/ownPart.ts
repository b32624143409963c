import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'

type Named = 'line' | 'prompt' | 'help' | 'explanation' | 'tags' | 'code' | 'points' | 'required'
type WithoutNamed<Q> = Q extends unknown ? Omit<Q, Named> : never

/** The part of a question that its answers determine: the kind and the properties of that kind. */
export type OwnPart<K extends PastedQuestion['kind'] = PastedQuestion['kind']> = Extract<
  WithoutNamed<PastedQuestion>,
  { kind: K }
>
