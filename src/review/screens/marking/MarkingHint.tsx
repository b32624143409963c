import { type ShortcutGroup, ShortcutsDialog } from '#src/ui/overlays/ShortcutsDialog.tsx'

/** The keys that mark an answer, in a sentence. */
export function MarkingHint() {
  return (
    <span>
      Keyboard shortcuts on an answer: a number chooses a level or gives points, <kbd>N</kbd> next
      unmarked, <kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>C</kbd> comment, <kbd>?</kbd> help
    </span>
  )
}

/** The keys that mark an answer, as a list; with `isWhole`, for all answers of one response. */
export function MarkingShortcuts({
  isWhole = false,
  answer,
  onClose,
}: {
  isWhole?: boolean
  /** The element that gets the focus back, which by itself would go to the first link inside. */
  answer: HTMLElement
  onClose: () => void
}) {
  const returnToAnswer = () => {
    answer.focus()
    return false
  }
  return (
    <ShortcutsDialog
      groups={isWhole ? WHOLE : ALONE}
      onClose={onClose}
      returnsFocus={returnToAnswer}
    />
  )
}

const NEXT = 'Go to the next unmarked answer'
const ALONE = groupsWith(`${NEXT}, or to “Next question” if none is left`)
const WHOLE = groupsWith(`${NEXT}, then to the recommendation and to “Finish the review”`)

function groupsWith(next: string): readonly ShortcutGroup[] {
  return [
    {
      name: 'On an answer',
      keys: [
        ['1 to 9', 'Choose the level at that place'],
        ['0 to 9', 'Give that many points, if the question has no levels'],
        ['C', 'Write a comment'],
        ['M', 'Open the menu of the answer'],
        ['Esc', 'Save the comment and go back to the answer'],
        ['N', next],
        ['Ctrl+Z', 'Undo the last mark, while the message about it is shown'],
        ['J, K', 'Go to the next or previous answer'],
        ['?', 'Show this list'],
      ],
    },
  ]
}
