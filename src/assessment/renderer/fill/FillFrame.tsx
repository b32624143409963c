import {
  type MouseEvent,
  type SubmitEvent,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

import { CompanyContext, CompanyHead } from '#src/assessment/renderer/company/Company.tsx'
import { Heading } from '#src/assessment/renderer/question/Heading.tsx'
import { useNumberKeys } from '#src/assessment/renderer/question/numberKeys.ts'
import { directionOf } from '#src/assessment/renderer/text/direction.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { watchPresses } from '#src/ui/press.ts'
import { isBlank } from '#src/assessment/engine/kinds/blank.ts'
import {
  answerOf,
  isShown,
  questionsInOrder,
} from '#src/assessment/engine/evaluation/evaluation.ts'
import type { FillSession } from '#src/assessment/renderer/session/fillSession.ts'

import { Contents } from './Contents.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FillBar } from './FillBar.tsx'
import { FillProgress } from './FillProgress.tsx'
import type { AssessmentFillProps } from './fillProps.ts'
import { CheckAnswers } from './lazyParts.ts'
import { PageParts, TimedPart } from './PageParts.tsx'
import styles from './page.module.css'
import { type Page, placeOfQuestion, questionsOfPage } from './pages.ts'
import { pageTitle, usePageTitle } from './pageTitle.ts'
import { questionIn, useCheckOnLeave, useShownNews } from './useFillForm.ts'
import { useFocusOnSummary, useFocusOnTurn, usePageOfSelection } from './useFocus.ts'
import { usePages } from './usePages.ts'
import { type FocusTarget, usePageTurns } from './usePageTurns.ts'

/** One page of the form, with the parts that are in the same place on every page. */
export function FillFrame(
  props: AssessmentFillProps & { onInput: (event: { target: EventTarget }) => void },
) {
  const { session, mode, place, onPlace, onSelectQuestion, selectedQuestionId = null } = props
  const root = useRef<HTMLDivElement>(null)
  const open = usePages(session, mode, place)
  const { page, pages, violations } = open
  const [startAt] = useState(() => (mode === 'take' ? resumeTarget(session, page) : null))
  const turning = usePageTurns(session, open, onPlace, props.onSubmit, startAt)
  const { definition } = session.evaluation.compiled
  const Parts = props.parts ?? PageParts

  // Starting a part turns the page, although it stays in its place.
  const turn = `${page.kind} ${page.place}`
  useFocusOnTurn(root, turn, mode, turning.focusTarget)
  useFocusOnSummary(root, turning.summaryRequest)
  useShownNews(root, session, page, turn)
  const numberKeys = useNumberKeys(turn, session.closed())
  // The bar on a phone has no room for it. What failed stays in view.
  const isSavedAbove = useIsPhone() && !props.hasSaveFailed
  const checkOnLeave = useCheckOnLeave(session)
  useEffect(() => (mode === 'take' ? watchPresses() : undefined), [mode])
  usePageTitle(open, session, mode === 'take')
  const heading = pageTitle(open, session, useWords())
  const hasCompany = use(CompanyContext) !== null
  const title = (page.kind === 'question' || heading !== definition.settings.title) && (
    <p className={styles.assessment} dir="auto">
      {definition.settings.title}
    </p>
  )
  usePageOfSelection(selectedQuestionId, (questionId) => {
    const its = placeOfQuestion(pages, questionId)
    if (its !== null && its !== page.place) turning.goTo(its)
  })

  const timedParts = props.timedParts && {
    ...props.timedParts,
    start(partId: string) {
      props.timedParts?.start(partId)
      // In its place, the button that had the focus is replaced by the questions.
      const first = page.kind === 'all' ? firstShown(session, partId) : undefined
      if (first !== undefined) turning.goToQuestion(first, turning.isReturning)
    },
  }

  const onClick = (event: MouseEvent) => {
    if (onSelectQuestion === undefined || !(event.target instanceof Element)) return
    const card = event.target.closest('[data-question]')
    const questionId = card?.getAttribute('data-question')
    if (questionId) onSelectQuestion(questionId)
  }

  const isSubmitting = props.submitting ?? false
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (page.kind === 'start') timedParts?.start(page.place)
    else if (page.kind !== 'check') turning.next()
    else turning.submit()
  }

  return (
    <div
      ref={root}
      className={styles.frame}
      data-density="take"
      data-mode={mode}
      lang={definition.language}
      dir={directionOf(definition.language)}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events are those of the inputs inside, with one listener for all of them */}
      <form
        className={styles.form}
        // Errors have words of our own.
        noValidate
        autoComplete="off"
        // Inherited by every field.
        spellCheck={false}
        onSubmit={onSubmit}
        onInput={props.onInput}
        onKeyDown={numberKeys.pressed}
        onPointerDown={numberKeys.pointed}
        onClickCapture={onClick}
        onFocus={keepWholeInView}
        onBlur={checkOnLeave}
      >
        <header className={styles.header}>
          <div className={styles.titleRow}>
            {hasCompany ? <CompanyHead small /> : title}
            {props.controls && <div className={styles.controls}>{props.controls}</div>}
          </div>
          {hasCompany && title}
          <FillProgress open={open} saveState={isSavedAbove && props.saveState} />
          {page.kind !== 'all' && (
            <Contents
              pages={pages}
              open={page}
              timedParts={timedParts}
              onGo={turning.goTo}
              onGoToQuestion={(questionId) => turning.goToQuestion(questionId, false)}
            />
          )}
        </header>
        {props.clock}
        <div className={styles.content}>
          {props.news}
          {violations.length > 0 && (
            <ErrorSummary
              key={`errors ${definition.language}`}
              violations={violations}
              questionOf={(questionId) => questionIn(session, questionId)}
              onGo={(questionId) => turning.goToQuestion(questionId, page.kind === 'check')}
            />
          )}
          {page.kind !== 'question' && (
            <Heading level={1} className={styles.title} dir="auto">
              {heading}
            </Heading>
          )}
          {page.kind === 'start' ? (
            <TimedPart page={page} timedParts={timedParts} />
          ) : page.kind === 'check' ? (
            <CheckAnswers
              key={`check ${definition.language}`}
              onChange={(questionId) => turning.goToQuestion(questionId, true)}
              rows={props.checkRows}
            />
          ) : (
            <Parts
              key={page.place}
              page={page}
              focusTarget={turning.focusTarget}
              selectedQuestionId={selectedQuestionId}
              timedParts={timedParts}
            />
          )}
        </div>
        <FillBar
          open={open}
          isReturning={turning.isReturning}
          isSubmitting={isSubmitting}
          onBack={turning.back}
          saveState={!isSavedAbove && props.saveState}
        />
      </form>
    </div>
  )
}

function useIsPhone(): boolean {
  return useSyncExternalStore(onWidth, () => window.matchMedia(PHONE).matches)
}

/** Where the bar at the bottom has two columns. */
const PHONE = '(max-width: 34.874em)'

function onWidth(changed: () => void): () => void {
  const query = window.matchMedia(PHONE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/**
 * Browsers scroll the caret into view, but not the lower edge of a text area from under the bar.
 */
function keepWholeInView({ target }: { target: EventTarget }): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView?.({ block: 'nearest' })
}

function firstShown({ evaluation }: FillSession, sectionId: string): string | undefined {
  return questionsInOrder(evaluation, sectionId).find(({ id }) => isShown(evaluation, id))?.id
}

/**
 * The last answered question of a page, where a returning candidate continues. Null if that is at
 * the top of the page anyway.
 */
function resumeTarget({ evaluation }: FillSession, page: Page): FocusTarget | null {
  const questions = questionsOfPage(page)
  const last = questions.findLastIndex(
    (question) => !isBlank(question, answerOf(evaluation, question.id)),
  )
  const question = last > 0 ? questions[last] : undefined
  return question ? { questionId: question.id } : null
}
