import { useCallback, useLayoutEffect } from 'react'

import { whenIdle } from '#src/base/whenIdle.ts'
import { CompanyContext, showAccent } from '#src/assessment/renderer/company/Company.tsx'
import { directionOf } from '#src/assessment/renderer/text/direction.ts'
import { useWords, WordsContext } from '#src/assessment/renderer/text/words.ts'
import { MissingPartContext } from '#src/ui/lazyPart.ts'
import { candidateWordsIn } from '#src/assessment/words/catalogues.ts'

import { Filling } from './pages/Filling.tsx'
import { Identify } from './pages/Identify.tsx'
import { LanguageChoice } from './pages/LanguageChoice.tsx'
import { Loading } from './pages/Loading.tsx'
import { useNoStrayDrops } from '#src/ui/useNoStrayDrops.ts'
import { IdleWarning, Receipt } from './pages/lazyScreens.ts'
import { Notice } from './pages/Notice.tsx'
import { touchSitting } from './attempt/tabNote.ts'
import { useIdle } from './attempt/useIdle.ts'
import { type Take, useTake } from './useTake.ts'
import styles from './pages/take.module.css'
import { Welcome } from './pages/Welcome.tsx'

type CandidatePageProps = {
  assessmentId: string
  /** Loads the same address in a new document. */
  reloadPage: () => void
  /** Loads what comes after one person: the sign-in form, or the page that takes the PIN. */
  handBack: () => void
  /** Where staff take the device back; null unless it was handed over. */
  staffAddress: string | null
}

/** Everything at the candidate's address. */
export function CandidatePage({
  assessmentId,
  reloadPage,
  handBack,
  staffAddress,
}: CandidatePageProps) {
  const take = useTake(assessmentId, { reloadPage, handBack })
  const { kind } = take.state
  const onLife = useCallback(
    // Not within a keystroke.
    (now: number) => void whenIdle(() => touchSitting(assessmentId, now)),
    [assessmentId],
  )
  const idle = useIdle({
    watching: kind === 'welcome' || kind === 'filling',
    onLife,
    onLock: take.lock,
  })
  useNoStrayDrops()
  const words = candidateWordsIn(take.language)
  useLayoutEffect(() => {
    const { language } = words.write
    document.documentElement.lang = language
    document.documentElement.dir = directionOf(language)
  }, [words])
  const { company } = take
  useLayoutEffect(() => showAccent(document.documentElement, company?.accent), [company])
  return (
    <WordsContext value={words}>
      <MissingPartContext value={<MissingPart />}>
        <CompanyContext value={company}>
          <CurrentScreen take={take} assessmentId={assessmentId} staffAddress={staffAddress} />
        </CompanyContext>
      </MissingPartContext>
      {idle.phase === 'warned' && (
        <IdleWarning
          secondsLeft={idle.secondsLeft}
          isTimed={take.state.kind === 'filling' && take.state.attempt.timer?.isRunning() === true}
          onStay={idle.stay}
        />
      )}
    </WordsContext>
  )
}

function MissingPart() {
  const { notices } = useWords()
  return (
    <p role="alert" className={styles.missing}>
      {notices.partMissing}
    </p>
  )
}

type CurrentScreenProps = Pick<CandidatePageProps, 'assessmentId' | 'staffAddress'> & { take: Take }

function CurrentScreen({ take, assessmentId, staffAddress }: CurrentScreenProps) {
  const { state } = take
  const { notices, ending } = useWords()
  switch (state.kind) {
    case 'loading':
      return <Loading />
    case 'noEntry':
      return (
        <Notice
          {...notices.noEntry[state.why]}
          action={{ label: notices.tryAgain, onPress: take.handBack }}
        />
      )
    case 'identify':
      return (
        <Identify
          assessmentId={assessmentId}
          invitation={state.invitation}
          corner={<PageLanguage take={take} />}
          parting={state.parting}
          openedFor={state.openedFor}
          staffAddress={staffAddress}
          onIdentified={take.identified}
        />
      )
    case 'locked':
      return (
        <Identify
          assessmentId={assessmentId}
          parting="lockedUnsaved"
          staffAddress={null}
          onIdentified={take.identified}
        />
      )
    case 'welcome':
      return (
        <Welcome
          state={state}
          corner={<PageLanguage take={take} />}
          isChoosing={take.choosing !== null}
          onStart={take.start}
          onLeave={take.leave}
        />
      )
    case 'filling':
    case 'submitting':
      return (
        <Filling
          attempt={state.attempt}
          problem={state.kind === 'filling' ? state.problem : null}
          submitting={state.kind === 'submitting'}
          languageChoice={<PageLanguage take={take} />}
          staffAddress={staffAddress}
          onSubmit={take.submit}
          onLeave={take.leave}
        />
      )
    case 'receipt':
      return (
        <Receipt
          receipt={state.receipt}
          copied={state.copied}
          onHandBack={take.handBack}
          onUnused={take.lock}
          staffAddress={staffAddress}
        />
      )
    case 'alreadySubmitted':
      return (
        <Notice
          {...notices.alreadySubmitted(state.at)}
          action={{ label: ending.handBack, onPress: take.handBack }}
        />
      )
    case 'openElsewhere':
      return (
        <Notice
          {...notices.openElsewhere}
          action={{ label: notices.continueHere, onPress: take.tryAgain }}
        />
      )
    case 'failed':
      return (
        <Notice
          {...notices.failed[state.why]}
          action={{ label: notices.reload, onPress: take.tryAgain }}
        />
      )
  }
}

/** The choice of a language, where there is one. */
function PageLanguage({ take }: { take: Take }) {
  const { state, choosing, choose } = take
  if ('attempt' in state) {
    const { definition, languages } = state.attempt
    const language = choosing ?? definition.language
    return <LanguageChoice language={language} languages={languages} onChoose={choose} />
  }
  if (!('invitation' in state)) return null
  const { language, languages } = state.invitation
  return (
    <LanguageChoice
      language={choosing ?? language}
      languages={languages.map((each) => each.language)}
      onChoose={choose}
    />
  )
}
