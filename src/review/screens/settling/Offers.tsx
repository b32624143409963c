import { type ReactNode, useId } from 'react'

import type { AnswerOfAttempt } from '#src/review/screens/agreement/useAgreement.ts'
import { listText } from '#src/assessment/words/values/formats.ts'
import { pointsWords } from '#src/staff/words/scoreReasonWords.ts'
import { classes } from '#src/ui/classes.ts'
import shared from '#src/ui/shared.module.css'

import type { Offer, OffersOfAnswer } from './offers.ts'
import styles from './settling.module.css'

interface OffersProps {
  answer: AnswerOfAttempt
  offers: OffersOfAnswer
  chosenId: string | null
  onChoose: (offer: Offer) => void
  /** Beside them: other points. */
  children?: ReactNode
}

/** The marks with their words, the average, and the levels of the rubric. */
export function Offers({ answer: { given }, offers, chosenId, onChoose, children }: OffersProps) {
  const group = useId()
  const choice = { group, chosenId, onChoose }
  const { marks, average, levels } = offers
  const hasLevel = (id: string) => levels.some(({ level }) => level === id)
  const levelText = (id: string | undefined) => levels.find(({ level }) => level === id)?.text
  return (
    <fieldset className={styles.offers}>
      <legend className={shared.hidden}>Settle with</legend>
      <div className={styles.marks}>
        {given.map(({ name, isMine, points, level, reason, comment }, at) => {
          const offer = marks[at]
          if (!offer) return null
          return (
            <Choice
              key={name}
              {...choice}
              offer={offer}
              sign={at < 9 ? `${at + 1}` : null}
              who={isMine ? 'You' : name}
              points={pointsWords(points)}
            >
              {/* Where the rubric has it, the name beside it says so, in less space. */}
              {level === undefined ? null : (
                <p dir="auto" className={hasLevel(level) ? shared.hidden : undefined}>
                  {levelText(level) || '…'}
                </p>
              )}
              {reason === undefined ? null : (
                <p className={shared.quiet} dir="auto">
                  {reason}
                </p>
              )}
              {comment === null ? null : (
                <p className={shared.quiet} dir="auto">{`Comment: ${comment}`}</p>
              )}
            </Choice>
          )
        })}
      </div>
      <div className={styles.between}>
        <Choice
          {...choice}
          offer={average[0]}
          sign="A"
          who="Average"
          points={pointsWords(average[0].points)}
        />
        {children}
      </div>
      {levels.length === 0 ? null : (
        <fieldset className={styles.levels}>
          <legend>Rubric</legend>
          {levels.map((offer) => {
            const chosenBy = given.filter(({ level }) => level === offer.level)
            const names = chosenBy.map(({ isMine, name }) => (isMine ? 'You' : name))
            return (
              <Choice
                key={offer.id}
                {...choice}
                offer={offer}
                isLevel
                sign={null}
                who={offer.text || '…'}
                points={pointsWords(offer.points)}
                isGiven={names.length > 0}
              >
                {names.length === 0 ? null : (
                  <p className={shared.quiet} dir="auto">
                    {listText(names, 'and')}
                  </p>
                )}
              </Choice>
            )
          })}
        </fieldset>
      )}
    </fieldset>
  )
}

function Choice({
  group,
  offer,
  sign,
  who,
  points,
  isLevel = false,
  isGiven = false,
  chosenId,
  onChoose,
  children,
}: Pick<OffersProps, 'chosenId' | 'onChoose'> & {
  group: string
  offer: Offer
  /** Its key. */
  sign: string | null
  who: string
  points: string
  isLevel?: boolean
  /** A reviewer chose it. */
  isGiven?: boolean
  children?: ReactNode
}) {
  const id = `${group}-${offer.id}`
  return (
    <div
      className={classes(styles.choice, isLevel && styles.level)}
      data-given={isGiven || undefined}
    >
      <input
        type="radio"
        id={id}
        name={group}
        checked={chosenId === offer.id}
        onChange={() => onChoose(offer)}
        data-level={isLevel || undefined}
        aria-describedby={`${id}-words`}
      />
      <label htmlFor={id}>
        {sign === null ? null : <kbd aria-hidden="true">{sign}</kbd>}{' '}
        <span dir="auto">{`${who}:`}</span> <strong>{points}</strong>
      </label>
      <div id={`${id}-words`} className={styles.words}>
        {children}
      </div>
    </div>
  )
}
