import { ClockNews } from './ClockNews.tsx'
import { ClockStrip } from './ClockStrip.tsx'
import { LimitList, LimitsInShort } from './LimitList.tsx'
import { limitFactsFor } from '#src/taking/storage/limitFacts.ts'
import { PartFacts } from './PartFacts.tsx'
import { Trial } from './Trial.tsx'
import { UntilResumed } from './UntilResumed.tsx'
import { startTimer } from './timer.ts'

/** Everything that an assessment with time limits needs besides the rest. */
export const clockParts = {
  startTimer,
  limitFactsFor,
  ClockNews,
  ClockStrip,
  LimitList,
  LimitsInShort,
  PartFacts,
  Trial,
  UntilResumed,
}
