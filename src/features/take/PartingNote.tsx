import styles from './take.module.css'

const words = {
  left: 'Saved and stopped. Your answers are kept on this device: come back with your e-mail address and access code.',
  locked:
    'Locked, so that nobody else sees the answers. They are kept on this device: identify again to go on where you stopped.',
  lockedFiles:
    'Locked, so that nobody else sees the answers. They are kept on this device, but a file that was being added is not: identify again and add it.',
  lockedUnsaved:
    'Locked, and the last answers could not be saved yet. They are kept in this page and saving is tried again. Call a member of staff, and don’t close this page.',
}

/** Why the page that was here is gone. Says nothing of whose it was. */
export function PartingNote({ why }: { why: keyof typeof words }) {
  return (
    <output
      className={styles.partingNote}
      data-tone={why === 'lockedUnsaved' || why === 'lockedFiles' ? 'problem' : 'calm'}
    >
      {words[why]}
    </output>
  )
}
