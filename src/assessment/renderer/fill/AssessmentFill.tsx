import { type ReactNode, useMemo } from 'react'
import { FillContext } from '#src/assessment/renderer/session/FillContext.ts'
import { FillFrame } from './FillFrame.tsx'
import { useFillForm } from './useFillForm.ts'
import type { AssessmentFillProps } from './fillProps.ts'
import { QuoteContext } from '#src/assessment/renderer/text/quotes.ts'

/** Fills in an assessment: for candidates, and for authors as the preview. */
export function AssessmentFill(props: AssessmentFillProps): ReactNode {
  // A new session is a new form: nothing typed before may remain.
  return <FormOfSession key={props.session.key} {...props} />
}

function FormOfSession(props: AssessmentFillProps) {
  const { session, files, mode, nonce, describeHidden, hidden } = props
  const { typed, enter, onInput } = useFillForm(session)
  const fill = useMemo(
    () => ({
      session,
      files,
      mode,
      nonce,
      typed,
      enter,
      describeHidden: describeHidden ?? (() => ''),
      hidden: hidden ?? null,
    }),
    [session, files, mode, nonce, typed, enter, describeHidden, hidden],
  )
  const quotes = useMemo(
    () => ({ text: session.quote, subscribe: session.subscribeQuote }),
    [session],
  )
  return (
    <FillContext value={fill}>
      <QuoteContext value={quotes}>
        <FillFrame {...props} onInput={onInput} />
      </QuoteContext>
    </FillContext>
  )
}
