import { type ReactNode, useMemo } from 'react'
import { FillContext } from './fill/FillContext.ts'
import { FillFrame } from './fill/FillFrame.tsx'
import { useFillForm } from './fill/useFillForm.ts'
import type { AssessmentFillProps } from './fillProps.ts'
import { QuoteContext } from './quotes.ts'

/** An assessment to be filled in: for candidates, and for authors as the preview. */
export function AssessmentFill(props: AssessmentFillProps): ReactNode {
  // Another session is another form: nothing of what was typed before may stay in it.
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
