import {
  CircleCheck,
  CircleDashed,
  CircleQuestionMark,
  OctagonAlert,
  TriangleAlert,
} from 'lucide-react'
import type { ShownGrade } from './shownGrade.ts'

const icons = {
  problem: OctagonAlert,
  undecided: CircleQuestionMark,
  warning: TriangleAlert,
  toWrite: CircleDashed,
  none: CircleCheck,
}

interface GradeIconProps {
  grade: ShownGrade | 'none'
  size?: number
  className?: string | undefined
}

/** In the colour of what it stands in, unless a class gives it one. */
export function GradeIcon({ grade, size = 16, className }: GradeIconProps) {
  const Icon = icons[grade]
  return <Icon size={size} aria-hidden className={className} />
}
