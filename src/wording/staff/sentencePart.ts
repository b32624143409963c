/** `missing`: what it referred to was deleted. */
export type SentencePart =
  | { kind: 'text'; text: string }
  | { kind: 'question'; text: string; questionId: string }
  | { kind: 'calculated'; text: string; calculatedId: string }
  | { kind: 'value'; text: string }
  | { kind: 'missing'; text: string }
