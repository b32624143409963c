import { CircleCheck, CircleQuestionMark, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { FindingGrade } from '#src/engine/readiness/findings.ts'

const icons = {
  problem: OctagonAlert,
  undecided: CircleQuestionMark,
  warning: TriangleAlert,
  none: CircleCheck,
}

interface GradeIconProps {
  grade: FindingGrade | 'none'
  size?: number
  className?: string | undefined
}

/** In the colour of what it stands in, unless a class gives it one. */
export function GradeIcon({ grade, size = 16, className }: GradeIconProps) {
  const Icon = icons[grade]
  return <Icon size={size} aria-hidden className={className} />
}
