import { AuthoredTree } from '#src/renderer/text/AuthoredTree.tsx'
import { moreSigns } from '#src/ui/display/moreSigns.ts'
import { Sign } from '#src/ui/display/Sign.tsx'

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
