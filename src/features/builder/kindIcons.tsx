/**
 * One icon for each kind of question; its name always stands beside it or is read out.
 */
import {
  AlignLeft,
  BadgeCheck,
  CalendarDays,
  CircleDot,
  CodeXml,
  Grid3x3,
  Hash,
  Info,
  ListOrdered,
  type LucideIcon,
  Paperclip,
  Signature,
  SquareCheck,
  Star,
  TextCursorInput,
} from 'lucide-react'
import type { QuestionKind } from '#schemas/question.ts'

const iconByKind: Record<QuestionKind, LucideIcon> = {
  singleChoice: CircleDot,
  multipleChoice: SquareCheck,
  shortText: TextCursorInput,
  longText: AlignLeft,
  number: Hash,
  date: CalendarDays,
  rating: Star,
  ranking: ListOrdered,
  matrix: Grid3x3,
  file: Paperclip,
  code: CodeXml,
  signature: Signature,
  consent: BadgeCheck,
  statement: Info,
}

/** In the order in which they are offered. */
export const questionKinds: readonly QuestionKind[] = [
  'singleChoice',
  'multipleChoice',
  'shortText',
  'longText',
  'number',
  'date',
  'rating',
  'ranking',
  'matrix',
  'file',
  'code',
  'signature',
  'consent',
  'statement',
]

export function KindIcon({ kind, size = 16 }: { kind: QuestionKind; size?: number }) {
  const Icon = iconByKind[kind]
  return <Icon size={size} aria-hidden />
}
