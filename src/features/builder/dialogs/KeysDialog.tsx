import { Dialog } from '#src/ui/Dialog.tsx'
import styles from './dialogs.module.css'

const groups = [
  {
    name: 'Everywhere in the builder',
    keys: [
      ['Ctrl+Z or ⌘Z', 'Undo'],
      ['Ctrl+Shift+Z, ⇧⌘Z or Ctrl+Y', 'Redo'],
    ],
  },
  {
    name: 'In the outline',
    keys: [
      ['Arrows, Home, End', 'Travel, open and close sections'],
      ['Letters', 'Find a question by how it begins'],
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

/** The keys of the builder, in words. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Keys of the builder">
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
