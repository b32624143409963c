import type { Moment } from '#src/engine/activity/facts.ts'
import { durationText } from '#src/wording/staff/durationText.ts'

import { counted } from './factWords.ts'

/** What happened, as a fact. `nameOf` gives the short name of a question. */
export function momentWords(moment: Moment, nameOf: (questionId: string) => string): string {
  switch (moment.kind) {
    case 'started':
      return 'Started'
    case 'resumed':
      return 'Continued'
    case 'left':
      return LEFT[moment.how ?? 'ended']
    case 'submitted':
      return 'Submitted by the candidate'
    case 'hidden':
      return moment.ms === undefined
        ? 'Page hidden until it was closed'
        : `Page hidden for ${durationText(moment.ms)}`
    case 'pasted':
      return `Pasted ${counted(moment.length, 'character')} into ${nameOf(moment.questionId)}`
  }
}

const LEFT = {
  stopped: 'Left by the candidate',
  locked: 'Locked after a while without activity',
  ended: 'Page closed or reloaded, or the device switched off',
}
