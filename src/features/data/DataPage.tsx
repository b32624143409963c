import { useCallback, useEffect, useSyncExternalStore } from 'react'

import { Page } from '#src/ui/Page.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { ReadBoundary } from '#src/ui/ReadBoundary.tsx'
import { useSearchParams } from '#src/ui/routing.ts'
import { toast } from '#src/ui/toasts.ts'

import { BackupSection } from './BackupSection.tsx'
import { CountsSection } from './CountsSection.tsx'
import { DamagedSection } from './DamagedSection.tsx'
import { NameSection } from './NameSection.tsx'
import { ReadersSection } from './ReadersSection.tsx'
import { SampleSection } from './SampleSection.tsx'
import { StorageSection } from './StorageSection.tsx'
import { forgetSampleLoad, onSampleLoad, sampleLoad } from './sampleLoad.ts'
import { countsWords } from './sampleWords.ts'
import { useKept } from './useKept.ts'

/** What is kept on this device, how safely, and for whom. */
export function DataPage() {
  return (
    <Page narrow>
      <PageHeader title="Data">
        Everything is kept in this browser, on this device, and nowhere else.
      </PageHeader>
      <ReadBoundary what="What is kept here">
        <Sections />
      </ReadBoundary>
    </Page>
  )
}

function Sections() {
  const kept = useKept()
  const [address, setAddress] = useSearchParams()
  const forgetRequest = useCallback(() => setAddress({}, { replace: true }), [setAddress])
  useLoadedToast()
  return (
    <>
      <DamagedSection />
      <StorageSection health={kept?.health} />
      <BackupSection
        isAskedFor={address.has('backup')}
        replacedWith={address.get('replaced')}
        onAsked={forgetRequest}
      />
      <CountsSection counts={kept?.counts} />
      {kept === undefined ? null : (
        <SampleSection
          counts={kept.counts}
          isAskedFor={address.get('load') === 'sample'}
          onAsked={forgetRequest}
        />
      )}
      <NameSection />
      <ReadersSection />
    </>
  )
}

/** Said once, here or on coming back. */
function useLoadedToast(): void {
  const load = useSyncExternalStore(onSampleLoad, sampleLoad)
  useEffect(() => {
    if (load.kind !== 'loaded') return
    toast({ text: `Added ${countsWords(load.counts)}` })
    forgetSampleLoad()
  }, [load])
}
