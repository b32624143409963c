import type { Option } from '#schemas/question.ts'

import { isOther } from './otherWords.ts'

/**
 * The effect of one tick on the others: `none` excludes everything else, `all` covers every
 * ordinary option. Returns those that were unticked.
 */
export function settleTicks(
  changed: HTMLInputElement,
  boxes: readonly HTMLInputElement[],
  options: readonly Option[],
): HTMLInputElement[] {
  const before = boxes.map((box) => box.checked)
  const roleOf = (box: HTMLInputElement) =>
    isOther(box.value) ? 'other' : options.find(({ id }) => id === box.value)?.role
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
