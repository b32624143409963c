import { type ShortcutGroup, ShortcutsDialog } from '#src/ui/overlays/ShortcutsDialog.tsx'

/** Which keys mark an answer, in a sentence. */
export function MarkingHint() {
  return (
    <>
      Keyboard shortcuts on an answer: a number chooses a level or gives points, <kbd>N</kbd> next
      unmarked, <kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>C</kbd> comment, <kbd>?</kbd> help
    </>
  )
}

/** The same as a list. */
export function MarkingShortcuts({ onClose }: { onClose: () => void }) {
  return <ShortcutsDialog groups={GROUPS} onClose={onClose} />
}

const GROUPS: readonly ShortcutGroup[] = [
  {
    name: 'On an answer',
    keys: [
      ['1 to 9', 'Choose the level at that place'],
      ['0 to 9', 'Give that many points, if the question has no levels'],
      ['C', 'Write a comment'],
      ['N', 'Go to the next unmarked answer'],
      ['J, K', 'Go to the next or previous answer'],
      ['?', 'Show this list'],
    ],
  },
]
