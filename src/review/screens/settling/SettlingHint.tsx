import { type ShortcutGroup, ShortcutsDialog } from '#src/ui/overlays/ShortcutsDialog.tsx'

import { REASONS } from './reasons.ts'

/** The keys that settle an answer, in a sentence. */
export function SettlingHint() {
  return (
    <span>
      Keyboard shortcuts: <kbd>1</kbd> <kbd>2</kbd> marks, <kbd>A</kbd> average, <kbd>P</kbd> other
      points, <kbd>Enter</kbd> settle, <kbd>N</kbd> next, <kbd>Z</kbd> undo, <kbd>?</kbd> help
    </span>
  )
}

/** The keys that settle an answer, as a list. */
export function SettlingShortcuts({
  answer,
  onClose,
}: {
  /** The element that gets the focus back, which by itself would go to the first link inside. */
  answer: HTMLElement
  onClose: () => void
}) {
  const returnToAnswer = () => {
    answer.focus()
    return false
  }
  return <ShortcutsDialog groups={GROUPS} onClose={onClose} returnsFocus={returnToAnswer} />
}

const GROUPS: readonly ShortcutGroup[] = [
  {
    name: 'Points',
    keys: [
      ['1 to 9', 'Choose that mark; yours is 1'],
      ['A', 'Choose the average'],
      ['L', 'Go to the levels of the rubric'],
      ['P', 'Type other points'],
    ],
  },
  {
    name: 'Reason',
    keys: [
      ...REASONS.map(({ key, text }) => [key.toUpperCase(), text] as const),
      ['E', 'Type the reason'],
    ],
  },
  {
    name: 'Answers',
    keys: [
      ['Enter', 'Settle, and go to the next difference to settle'],
      ['Esc', 'Go back from a field to the answer'],
      ['Z', 'Undo the last one settled, while the message about it is shown'],
      ['N', 'Go to the next difference to settle, or to the end if none is left'],
      ['J, K', 'Go to the next or previous difference'],
      ['?', 'Show this list'],
    ],
  },
]
