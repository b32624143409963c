import { dateText, momentText } from '#src/assessment/words/values/formats.ts'
import { dayOf } from '#src/review/model/attemptDays.ts'

/** When an attempt was started or submitted: "21 November 2026 at 10:42", or its day beside a hidden name (rule H12). */
export function attemptTimeText(at: string, { isHidden }: { isHidden: boolean }): string {
  return isHidden ? dateText(dayOf(at)) : momentText(at)
}
