/**
 * Keys of the comparison. They work while it has the focus, or nothing else has it yet, and never in a
 * field.
 */
import type { ShortcutGroup } from '#src/ui/overlays/ShortcutsDialog.tsx'

export const COMPARE_SHORTCUTS: readonly ShortcutGroup[] = [
  {
    name: 'In the comparison',
    keys: [
      ['J, K', 'Go to the next or previous question'],
      ['2 to 4', 'Pin the response in that column'],
      ['?', 'Show this list'],
    ],
  },
]

interface CompareActions {
  /** The column's place, from 0. */
  pin: (place: number) => void
  help: () => void
}

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target' | 'preventDefault'
>

export function onCompareKey(event: KeyPress, region: HTMLElement, actions: CompareActions): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const { target } = event
  if (!(target instanceof HTMLElement) || target.matches('input, textarea, select')) return
  const key = event.key.toLowerCase()
  if (event.shiftKey && key !== '?') return
  if (key === 'j' || key === 'k') {
    const questions = [...region.querySelectorAll<HTMLElement>('[data-question]')]
    const at = questions.findIndex((each) => each.contains(target))
    questions[at < 0 ? 0 : at + (key === 'j' ? 1 : -1)]?.focus()
  } else if (/^[1-4]$/.test(key)) {
    actions.pin(Number(key) - 1)
  } else if (key === '?') {
    actions.help()
  } else {
    return
  }
  event.preventDefault()
}
