import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import styles from './removing/dialogs.module.css'

const groups = [
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
] as const

/** The builder's keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
      {groups.map(({ name, keys }) => (
        <section key={name} className={styles.keys}>
          <h3>{name}</h3>
          <dl>
            {keys.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
