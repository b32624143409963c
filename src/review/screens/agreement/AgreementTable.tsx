import { plainText } from '#src/assessment/engine/authoredText.ts'
import type { ComparedQuestion } from '#src/review/model/agreement/compareReviews.ts'
import shared from '#src/ui/shared.module.css'

import styles from './agreement.module.css'
import { AgreementFigureList } from './AgreementFigureList.tsx'

/** The figures of each question, and what they mean. */
export function AgreementTable({ questions }: { questions: readonly ComparedQuestion[] }) {
  return (
    <section className={styles.section} aria-labelledby="agreement-by-question">
      <h2 id="agreement-by-question">By question</h2>
      <p className={shared.quiet}>
        <b>Same marks</b> is the share of answers that got the same points from all reviewers.{' '}
        <b>Beyond chance</b> is 1 for full agreement, 0 for no more than chance would give, and
        negative for less. With two reviewers it is Cohen’s kappa, where every difference counts the
        same; with more it is Krippendorff’s alpha, where small differences count less.
      </p>
      <div className={styles.questions}>
        {questions.map(({ question, answers, reviewers, exact, same, chance }) => (
          <article key={question.id} className={styles.card}>
            <h3 dir="auto">{plainText(question.prompt)}</h3>
            <p className={shared.quiet}>Reviewed by {reviewers.join(', ')}</p>
            <AgreementFigureList
              exact={exact}
              same={same}
              chance={chance}
              cases={answers.length}
              what={{ compared: 'Answers compared', same: 'Same marks', cases: 'answers' }}
            />
          </article>
        ))}
      </div>
    </section>
  )
}
