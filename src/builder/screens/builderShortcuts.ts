import type { ShortcutGroup } from '#src/ui/overlays/ShortcutsDialog.tsx'

/** The builder's keyboard shortcuts. */
export const builderShortcuts: readonly ShortcutGroup[] = [
  {
    name: 'Everywhere in the builder',
    keys: [
      ['Ctrl+Enter or ⌘Enter', 'Add a question below, of the kind added last'],
      ['Alt+Page Down, Alt+Page Up', 'Go to the next or previous question'],
      ['F6, Shift+F6', 'Go to the next or previous pane'],
      ['Ctrl+Shift+P or ⇧⌘P (Firefox: Alt+Shift+P)', 'Publish'],
      ['Ctrl+Z or ⌘Z', 'Undo'],
      ['Ctrl+Shift+Z, ⇧⌘Z or Ctrl+Y', 'Redo'],
    ],
  },
  {
    name: 'In the outline',
    keys: [
      ['Arrows, Home, End', 'Move, expand and collapse'],
      ['Letters', 'Type to jump to a question'],
      ['Space', 'Select'],
      ['Enter', 'Open for editing'],
      ['Alt+↑, Alt+↓', 'Move a question or section'],
      ['Delete', 'Delete'],
    ],
  },
  {
    name: 'In the options of a choice',
    keys: [
      ['Enter', 'Add the next option'],
      ['Backspace in an empty option', 'Delete it'],
      ['Alt+↑, Alt+↓', 'Move an option'],
    ],
  },
]
