import { MASK } from '#src/assessment/engine/maskedEmail.ts'
import { signatureIn } from '#src/assessment/renderer/fields/signature.tsx'
import { PAD, Strokes } from '#src/assessment/renderer/inputs/Strokes.tsx'
import { AuthoredTree } from '#src/assessment/renderer/text/AuthoredTree.tsx'
import { Sign } from '#src/ui/display/Sign.tsx'
import { moreSigns } from '#src/ui/display/moreSigns.ts'

import { defineAnswer } from './answer.ts'
import styles from './answers.module.css'

export const consent = defineAnswer('consent', ({ question }) => (
  <p className={styles.agreed}>
    <Sign path={moreSigns.squareChosen} size={18} />
    <span>
      Agreed to: <AuthoredTree text={question.label} inline />
    </span>
  </p>
))

export const signature = defineAnswer('signature', ({ answer }) => {
  const given = signatureIn(answer)
  if (typeof given !== 'string') {
    return (
      <svg
        className={styles.signature}
        viewBox={`0 0 ${PAD.width} ${PAD.height}`}
        role="img"
        aria-label="Signature, drawn"
      >
        <Strokes strokes={given} />
      </svg>
    )
  }
  // Drawn or typed: how is hidden as well.
  if (given === MASK) return <p>Signed. The signature is hidden with the name.</p>
  return (
    <p>
      <span>{'Typed name: '}</span>
      <span className={styles.typedName} dir="auto">
        {given}
      </span>
    </p>
  )
})
