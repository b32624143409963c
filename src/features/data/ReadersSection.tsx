import styles from './DataPage.module.css'
import { DataSection } from './DataSection.tsx'

/** What it means that there is no passphrase, without understating it. */
export function ReadersSection() {
  return (
    <DataSection title="Who can read this" about="There is no passphrase.">
      <ul className={styles.points}>
        <li>
          Anyone who can open this browser on this device can read everything: names, answers, notes
          and access codes.
        </li>
        <li>
          Nothing is encrypted. Deleted records can leave traces on the disk that an expert can
          find.
        </li>
        <li>Nothing is sent anywhere: no server, no account, no statistics.</li>
        <li>
          When candidates answer on this device, hand it over from a job or a candidate’s profile.
          The hiring team’s pages then stay closed until you enter a PIN.
        </li>
      </ul>
    </DataSection>
  )
}
