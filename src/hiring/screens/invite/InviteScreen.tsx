import { useEffect, useRef } from 'react'

import type { Assessment } from '#schemas/records/assessment.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { listInvitable } from '#src/hiring/storage/inviting.ts'
import { isOpen } from '#src/storage/stored/isOpen.ts'
import { DamagedNotice } from '#src/staff/DamagedNotice.tsx'
import { Link, useSearchParams } from '#src/staff/routing.ts'
import { builderPath, candidatePath } from '#src/base/paths.ts'
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
import { useMinute } from '#src/ui/display/useMinute.ts'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { useSelectedCandidates } from '#src/hiring/screens/inviteSteps/selectedCandidates.ts'
import { AddressStep } from '#src/hiring/screens/inviteSteps/AddressStep.tsx'
import { ChooseStep } from '#src/hiring/screens/inviteSteps/ChooseStep.tsx'
import { CodesStep } from '#src/hiring/screens/inviteSteps/CodesStep.tsx'
import { DeviceStep } from '#src/hiring/screens/inviteSteps/DeviceStep.tsx'
import { LinkButton } from '#src/staff/LinkButton.tsx'

import styles from './Invite.module.css'
import { type Step, stepOf, stepPath, STEPS } from './steps.ts'

interface InviteScreenProps {
  title: string
  /** A published assessment. */
  assessment: Assessment
  /** The candidate whose profile led here. */
  candidateId: string | null
}

/** One step at a time; each has its address, so that it can be left and come back to. */
export function InviteScreen({ title, assessment, candidateId }: InviteScreenProps) {
  const { id, jobId } = assessment
  const [params] = useSearchParams()
  const step = stepOf(params.get('step'))
  const now = useMinute()
  const listing = useQuery(() => listInvitable(jobId, id), [jobId, id])
  const chosen = useSelectedCandidates(listing?.people ?? [], id, candidateId)
  const only = listing?.people.find((person) => person.id === candidateId)
  const where = { step, assessmentId: id, candidateId }
  return (
    <>
      <PageHeader
        title={title}
        trail={
          only === undefined ? (
            <Link to={builderPath(id)}>{titleOf(assessment)}</Link>
          ) : (
            <Link to={candidatePath(only.id)}>{only.name}</Link>
          )
        }
      />
      <StepNav {...where} />
      {isOpen(assessment, new Date(now)) ? null : (
        <p className={styles.note}>
          This assessment is closed. Only candidates who have already started can continue.
        </p>
      )}
      <section className={styles.step} aria-labelledby="step-heading">
        <StepHeading step={step} />
        {listing === undefined ? (
          <Skeleton label="Loading candidates" rows={5} />
        ) : (
          <>
            <DamagedNotice
              what={`${listing.damaged.length} ${listing.damaged.length === 1 ? 'candidate' : 'candidates'}`}
              records={listing.damaged}
              fileName="damaged-candidates.json"
            />
            {step.id === 'candidates' ? (
              <ChooseStep listing={listing} chosen={chosen} jobId={jobId} />
            ) : null}
            {step.id === 'codes' ? (
              <CodesStep people={chosen.people} assessment={assessment} />
            ) : null}
            {step.id === 'address' ? <AddressStep assessmentId={id} /> : null}
            {step.id === 'device' ? (
              <DeviceStep people={chosen.people} assessmentId={id} title={titleOf(assessment)} />
            ) : null}
          </>
        )}
        <StepButtons {...where} isEmpty={listing?.people.length === 0} />
      </section>
    </>
  )
}

/** Focused when another step is opened, so that keyboards and screen readers start there. */
function StepHeading({ step }: { step: Step }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const previous = useRef(step)
  useEffect(() => {
    if (previous.current === step) return
    previous.current = step
    heading.current?.focus()
  }, [step])
  return (
    <h2 id="step-heading" ref={heading} tabIndex={-1}>
      <VisuallyHidden>{`Step ${STEPS.indexOf(step) + 1} of ${STEPS.length}: `}</VisuallyHidden>
      <span>{step.heading}</span>
    </h2>
  )
}

function titleOf({ title }: Assessment): string {
  return title.trim() || 'Untitled assessment'
}

/** To the step before and the next one. `isEmpty`: there is nobody to invite. */
function StepButtons({
  step,
  assessmentId,
  candidateId,
  isEmpty,
}: StepPlace & { isEmpty: boolean }) {
  const index = STEPS.indexOf(step)
  const [before, next] = [STEPS[index - 1], STEPS[index + 1]]
  return (
    <div className={styles.buttons}>
      {before === undefined ? null : (
        <LinkButton to={stepPath(before, assessmentId, candidateId)}>Back</LinkButton>
      )}
      {next === undefined ? null : (
        <LinkButton
          to={stepPath(next, assessmentId, candidateId)}
          variant={isEmpty ? 'secondary' : 'primary'}
        >
          Continue
        </LinkButton>
      )}
    </div>
  )
}

interface StepPlace {
  step: Step
  assessmentId: string
  candidateId: string | null
}

/** All steps by name; any of them can be opened at any time. */
function StepNav({ step: current, assessmentId, candidateId }: StepPlace) {
  return (
    <nav aria-label="Steps">
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step.id}>
            <Link
              to={stepPath(step, assessmentId, candidateId)}
              aria-current={step === current ? 'step' : undefined}
            >
              <span className={styles.number}>{index + 1}</span> <span>{step.name}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
