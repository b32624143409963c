import { Link } from '#src/staff/routing.ts'
import { keyFixPath } from '#src/base/paths.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import type { KeyEffects } from '#src/review/workers/keyEffectsJob.ts'
import shared from '#src/ui/shared.module.css'

import type { KeyToFix } from './useKeyFix.ts'

/** A fix covers one version, so the others that need it as well are listed with the way there. */
export function OtherVersions({
  assessmentId,
  toFix: { sameKey, question },
  effects,
}: {
  assessmentId: string
  toFix: KeyToFix
  /** How many responses they have is known once the responses have been read. */
  effects: KeyEffects | null
}) {
  return sameKey.map(({ id, number }) => {
    const count = effects?.responsesByVersion.get(id)
    return (
      <p key={id} className={shared.explanation}>
        <span>{`Version ${number} has this question too${count === undefined ? '' : ` (${responsesWords(count)})`}.`}</span>{' '}
        <Link to={keyFixPath(assessmentId, number, question.id)}>
          {`Fix the correct answer in version ${number}`}
        </Link>
      </p>
    )
  })
}

function responsesWords(count: number): string {
  return `${numberText(count)} ${count === 1 ? 'response' : 'responses'}`
}
