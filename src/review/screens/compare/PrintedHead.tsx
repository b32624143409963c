import { usePrinting } from '#src/review/screens/attempt/usePrinting.ts'
import { momentText } from '#src/assessment/words/values/formats.ts'

/** What a page on paper is about, and when it was printed. On screen the trail says the former. */
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
