/** Keys of the responses list. They work while it has the focus, or nothing else has it yet. */
import type { ShortcutGroup } from '#src/ui/overlays/ShortcutsDialog.tsx'

export const LIST_SHORTCUTS: readonly ShortcutGroup[] = [
  {
    name: 'In the list',
    keys: [
      ['J, K', 'Go to the next or previous response'],
      ['Enter', 'Open the response'],
      ['X', 'Select the response to compare it, or unselect it'],
      ['?', 'Show this list'],
    ],
  },
]

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'>

/** The question mark, which most keyboards have on a second level. */
export function helpByKey(event: KeyPress, help: () => void): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.key !== '?') return
  event.preventDefault()
  help()
}
