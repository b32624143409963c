import { useCallback, useEffect } from 'react'

import { useStore } from '#src/base/useStore.ts'
import { sweepUnownedFiles } from '#src/custody/storage/unownedFiles.ts'
import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { ReadBoundary } from '#src/staff/ReadBoundary.tsx'
import { Link, useSearchParams } from '#src/staff/routing.ts'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { BackupSection } from '#src/custody/screens/backup/BackupSection.tsx'
import { ProtectionSection } from '#src/custody/screens/protection/ProtectionSection.tsx'
import { clearSampleLoad, sampleLoad } from '#src/custody/screens/sampleLoad.ts'
import { countsWords } from '#src/custody/screens/sampleWords.ts'
import { useDamaged } from '#src/custody/screens/useDamaged.ts'
import type { RecordCounts } from '#src/custody/storage/sampleData.ts'
import { paths } from '#src/base/paths.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import styles from '#src/custody/screens/DataPage.module.css'
import { DataSection } from '#src/custody/screens/DataSection.tsx'
import shared from '#src/ui/shared.module.css'

import { CompanySection } from './CompanySection.tsx'
import { DamagedSection } from './DamagedSection.tsx'
import { NameSection } from './NameSection.tsx'
import { RecommendationSection } from './RecommendationSection.tsx'
import { SampleSection } from './SampleSection.tsx'
import { StorageSection } from './StorageSection.tsx'
import { useStoredData } from './useStoredData.ts'

/** Shows the data stored on this device, how safely, and who can read it. */
export function DataPage() {
  return (
    <Page narrow>
      <PageHeader title="Data">
        Everything is stored in this browser, on this device, and nowhere else.
      </PageHeader>
      <ReadBoundary what="Your data">
        <Sections />
      </ReadBoundary>
    </Page>
  )
}

function Sections() {
  const stored = useStoredData()
  const damaged = useDamaged()
  const [address, setAddress] = useSearchParams()
  const forgetRequest = useCallback(() => setAddress({}, { replace: true }), [setAddress])
  useLoadedToast()
  useEffect(() => void sweepUnownedFiles(), [])
  if (stored === undefined) return <Skeleton label="Reading your data" rows={6} rowHeight={96} />
  const { counts, health, lastBackup, staffName, recommendations, company, team, protection } =
    stored
  return (
    <>
      <DamagedSection records={damaged} />
      <StorageSection health={health} lastBackup={lastBackup} />
      <BackupSection
        protection={protection}
        isAskedFor={address.has('backup')}
        replacedWith={address.get('replaced')}
        onAsked={forgetRequest}
      />
      <CountsSection counts={counts} />
      <SampleSection
        counts={counts}
        isAskedFor={address.get('load') === 'sample'}
        onAsked={forgetRequest}
      />
      <NameSection stored={staffName} team={team} />
      <RecommendationSection stored={recommendations} />
      <CompanySection stored={company} />
      <ProtectionSection state={protection} damaged={damaged} />
    </>
  )
}

/** Shown once, here or on returning. */
function useLoadedToast(): void {
  const load = useStore(sampleLoad)
  useEffect(() => {
    if (load.kind !== 'loaded') return
    toast({ text: `Added ${countsWords(load.counts)}` })
    clearSampleLoad()
  }, [load])
}

/** The number of records of each kind, each linked to its list. */
function CountsSection({ counts }: { counts: RecordCounts }) {
  return (
    <DataSection
      title="What’s stored"
      about="Sample data and damaged records are included. A response holds all of a candidate’s attempts, submitted or not."
    >
      <table className={styles.counts}>
        <caption className={shared.hidden}>Records by kind</caption>
        <tbody>
          <CountRow name="Jobs" to={paths.jobs} count={counts.jobs} />
          <CountRow name="Candidates" to={paths.candidates} count={counts.candidates} />
          <CountRow name="Assessments" to={paths.assessments} count={counts.assessments} />
          <CountRow name="Responses" count={counts.responses} />
        </tbody>
      </table>
    </DataSection>
  )
}

function CountRow({ name, to, count }: { name: string; to?: string; count: number }) {
  return (
    <tr>
      <th scope="row">{to === undefined ? name : <Link to={to}>{name}</Link>}</th>
      <td>{numberText(count)}</td>
    </tr>
  )
}
