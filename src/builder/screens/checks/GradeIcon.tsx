import {
  CircleCheck,
  CircleDashed,
  CircleQuestionMark,
  OctagonAlert,
  TriangleAlert,
} from 'lucide-react'
import type { ShownGrade } from '#src/builder/screens/state/shownGrade.ts'

const icons = {
  problem: OctagonAlert,
  undecided: CircleQuestionMark,
  warning: TriangleAlert,
  unfinished: CircleDashed,
  none: CircleCheck,
}

interface GradeIconProps {
  grade: ShownGrade | 'none'
  size?: number
  className?: string | undefined
}

/** In the surrounding colour, unless a class sets one. */
export function GradeIcon({ grade, size = 16, className }: GradeIconProps) {
  const Icon = icons[grade]
  return <Icon size={size} aria-hidden className={className} />
}
