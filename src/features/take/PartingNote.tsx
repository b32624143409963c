import styles from './take.module.css'

const words = {
  left: 'Your answers are saved on this device. Sign in again when you come back.',
  locked:
    'This page locked to keep your answers private. They are saved. Sign in to carry on where you left off.',
  lockedFiles:
    'This page locked to keep your answers private. They are saved, but a file that was being added is not. Sign in and add it again.',
  replaced:
    'The data on this device was replaced or deleted while this page was open, so your latest answers may be missing. Call a member of staff before you continue.',
  lockedUnsaved:
    'This page locked to keep your answers private, but the last ones could not be saved. They are only on this page. Call a member of staff, and don’t close this page.',
}

/** Why the page that was here is gone. Says nothing of whose it was. */
export function PartingNote({ why }: { why: keyof typeof words }) {
  return (
    <output
      className={styles.partingNote}
      data-tone={why === 'left' || why === 'locked' ? 'calm' : 'problem'}
    >
      {words[why]}
    </output>
  )
}
