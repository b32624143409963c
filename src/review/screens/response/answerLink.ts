import { useEffect } from 'react'

import { useLocation } from '#src/staff/routing.ts'
import { responsePath } from '#src/base/paths.ts'
import { focusQuestion } from '#src/review/screens/marking/markingKeys.ts'

const ANCHOR = '#question-'

interface LinkedAnswer {
  assessmentId: string
  candidateId: string
  /** From 1: it stays the same attempt after a retake. */
  attempt: number
  questionId: string
}

/** The address of one answer, without the search and filters of the page that it is copied from. */
export function answerAddress({
  assessmentId,
  candidateId,
  attempt,
  questionId,
}: LinkedAnswer): string {
  const address = new URL(responsePath(assessmentId, candidateId), location.origin)
  address.searchParams.set('attempt', `${attempt}`)
  address.hash = ANCHOR + encodeURIComponent(questionId)
  return address.href
}

/** Moves the focus to the answer in the address, and so scrolls to it. */
export function useLinkedAnswer(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (!hash.startsWith(ANCHOR)) return
    focusQuestion(document, decoded(hash.slice(ANCHOR.length)))
  }, [hash])
}

/** Somebody may have shortened it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
