import { useCallback } from 'react'

import { Filling } from './Filling.tsx'
import { Identify } from './Identify.tsx'
import { Loading } from './Loading.tsx'
import { IdleWarning, Receipt } from './laterScreens.ts'
import { Notice } from './Notice.tsx'
import {
  alreadySubmittedWords,
  failureWords,
  noEntryWords,
  openElsewhereWords,
} from './noticeWords.ts'
import { touchSitting } from './tabNote.ts'
import { useIdle } from './useIdle.ts'
import { type Take, useTake } from './useTake.ts'
import { Welcome } from './Welcome.tsx'

/** Everything at the candidate's address. `loadAfresh` loads the same address from scratch. */
export function CandidatePage({
  assessmentId,
  loadAfresh,
}: {
  assessmentId: string
  loadAfresh: () => void
}) {
  const take = useTake(assessmentId, loadAfresh)
  const { kind } = take.state
  const onLife = useCallback((now: number) => touchSitting(assessmentId, now), [assessmentId])
  const idle = useIdle({
    watching: kind === 'welcome' || kind === 'filling',
    onLife,
    onLock: take.lock,
  })
  return (
    <>
      <CurrentScreen take={take} assessmentId={assessmentId} />
      {idle.phase === 'warned' && <IdleWarning secondsLeft={idle.secondsLeft} onStay={idle.stay} />}
    </>
  )
}

function CurrentScreen({ take, assessmentId }: { take: Take; assessmentId: string }) {
  const { state } = take
  switch (state.kind) {
    case 'loading':
      return <Loading />
    case 'noEntry':
      return (
        <Notice
          {...noEntryWords[state.why]}
          action={{ label: 'Try again', onPress: take.handBack }}
        />
      )
    case 'identify':
      return (
        <Identify
          assessmentId={assessmentId}
          invitation={state.invitation}
          parting={state.parting}
          onIdentified={take.identified}
        />
      )
    case 'locked':
      return (
        <Identify
          assessmentId={assessmentId}
          parting="lockedUnsaved"
          onIdentified={take.identified}
        />
      )
    case 'welcome':
      return <Welcome state={state} onStart={take.start} onLeave={take.leave} />
    case 'filling':
    case 'submitting':
      return (
        <Filling
          attempt={state.attempt}
          problem={state.kind === 'filling' ? state.problem : null}
          submitting={state.kind === 'submitting'}
          onSubmit={take.submit}
          onLeave={take.leave}
        />
      )
    case 'receipt':
      return <Receipt receipt={state.receipt} onHandBack={take.handBack} />
    case 'alreadySubmitted':
      return (
        <Notice
          {...alreadySubmittedWords(state.at)}
          action={{ label: 'Hand the device back', onPress: take.handBack }}
        />
      )
    case 'openElsewhere':
      return (
        <Notice
          {...openElsewhereWords}
          action={{ label: 'Continue here', onPress: take.tryAgain }}
        />
      )
    case 'failed':
      return (
        <Notice {...failureWords[state.why]} action={{ label: 'Reload', onPress: take.tryAgain }} />
      )
  }
}
