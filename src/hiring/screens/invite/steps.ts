import { invitePath } from '#src/base/paths.ts'

/** In order. */
export const STEPS = [
  { id: 'candidates', name: 'Candidates', heading: 'Choose candidates' },
  { id: 'codes', name: 'Access codes', heading: 'Access codes' },
  { id: 'address', name: 'Address', heading: 'Address for candidates' },
  { id: 'device', name: 'Hand over', heading: 'Hand over this device' },
] as const

export type Step = (typeof STEPS)[number]

/** The first one for anything else in the address. */
export function stepOf(inAddress: string | null): Step {
  return STEPS.find(({ id }) => id === inAddress) ?? STEPS[0]
}

/** The address of a step; `candidateId` if one candidate was chosen before. */
export function stepPath(step: Step, assessmentId: string, candidateId: string | null): string {
  const path = invitePath(assessmentId, candidateId ?? undefined)
  if (step === STEPS[0]) return path
  return `${path}${path.includes('?') ? '&' : '?'}step=${step.id}`
}
