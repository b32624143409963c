import { usePrinting } from '#src/review/screens/attempt/usePrinting.ts'
import { momentText } from '#src/assessment/words/values/formats.ts'

/**
 * The subject of a printed page, and when it was printed. On screen the breadcrumbs name the
 * subject.
 */
export function PrintedHead({ title }: { title: string }) {
  const at = usePrinting()
  if (at === null) return null
  return (
    <p>
      <span dir="auto">{title}</span>
      {title === '' ? '' : '. '}Printed on {momentText(at)}.
    </p>
  )
}
