import { Coloured } from '#src/renderer/text/Coloured.tsx'

import { defineAnswer } from './answer.ts'
import styles from './answers.module.css'

export const code = defineAnswer('code', ({ question, answer }) => (
  <pre className={styles.code} dir="ltr">
    <code>
      <Coloured text={typeof answer === 'string' ? answer : ''} language={question.language} />
    </code>
  </pre>
))
