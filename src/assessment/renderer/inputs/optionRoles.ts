import type { InputEvent } from 'react'

import type { Option } from '#schemas/question.ts'
import { announce } from '#src/ui/announce.ts'
import type { CandidateWords } from '#src/assessment/words/candidateWords.ts'

import { isOther } from './otherWords.ts'

/** For what surrounds the boxes of one choice: before the event bubbles up to the form. */
export function settleChanged(
  { target, currentTarget }: InputEvent<HTMLElement>,
  options: readonly Option[],
  { fields }: CandidateWords,
): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return
  const boxes = currentTarget.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')
  const unticked = settleTicks(target, [...boxes], options)
  if (unticked.length > 0) announce(fields.choices.unticked(unticked.map(labelIn)))
}

function labelIn(box: HTMLInputElement): string {
  return box.labels?.[0]?.querySelector('span')?.textContent ?? ''
}

/**
 * The effect of one tick on the others: `none` excludes everything else, `all` covers every
 * ordinary option. Returns those that were unticked.
 */
function settleTicks(
  changed: HTMLInputElement,
  boxes: readonly HTMLInputElement[],
  options: readonly Option[],
): HTMLInputElement[] {
  const before = boxes.map((box) => box.checked)
  const roleOf = (box: HTMLInputElement) =>
    isOther(box.value) ? 'other' : options.find(({ id }) => id === optionIn(box))?.role
  const withRole = (role: string | undefined) => boxes.filter((box) => roleOf(box) === role)
  const set = (some: readonly HTMLInputElement[], checked: boolean) => {
    for (const box of some) if (box !== changed) box.checked = checked
  }
  const role = roleOf(changed)
  const ordinary = withRole(undefined)

  if (changed.checked) set(role === 'none' ? boxes : withRole('none'), false)
  if (role === 'all') set(ordinary, changed.checked)
  else set(withRole('all'), ordinary.length > 0 && ordinary.every((box) => box.checked))
  return boxes.filter((box, index) => box !== changed && before[index] && !box.checked)
}

/** In a matrix it is after the row. */
function optionIn({ value }: HTMLInputElement): string | undefined {
  return value.split(' ').at(-1)
}
