import { RotateCcw } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'

import type { Company } from '#schemas/company.ts'
import type { Definition } from '#schemas/definition.ts'
import { offeredLanguages } from '#src/assessment/engine/texts/translations.ts'
import { loadFields } from '#src/assessment/renderer/fields/fields.ts'
import type { Place } from '#src/assessment/renderer/fill/fillProps.ts'
import { MissingFile } from '#src/base/missingFiles.ts'
import { questionKinds } from '#src/builder/screens/kinds/kinds.tsx'
import { useHiddenWords } from '#src/builder/screens/preview/hiddenWords.ts'
import { LanguageSwitch } from '#src/builder/screens/preview/LanguageSwitch.tsx'
import preview from '#src/builder/screens/preview/PreviewPane.module.css'
import { TrialPage } from '#src/builder/screens/preview/TrialPage.tsx'
import {
  useFit,
  type Width,
  widthInPixels,
  WidthSwitch,
} from '#src/builder/screens/preview/WidthSwitch.tsx'
import { createPreviewStore } from '#src/builder/screens/state/previewStore.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'

import styles from './versions.module.css'

interface VersionPreviewProps {
  definition: Definition
  /** Whose page it was; null if no name was set. */
  company: Company | null
}

/** The page that candidates used, in the languages that they could choose. Nothing typed is stored. */
export function VersionPreview(props: VersionPreviewProps) {
  return useFieldsLoaded() ? (
    <Trial {...props} />
  ) : (
    <Skeleton label="Loading the preview" rows={8} />
  )
}

function Trial({ definition, company }: VersionPreviewProps) {
  // A version never changes.
  const [constant] = useState(() => ({
    definition: () => definition,
    subscribe: () => () => undefined,
  }))
  const [trial] = useState(() => createPreviewStore(constant))
  const session = useSyncExternalStore(trial.subscribe, trial.session)
  const language = useSyncExternalStore(trial.subscribeLanguage, trial.language)
  const [place, setPlace] = useState<Place | undefined>()
  const [width, setWidth] = useState<Width>('fitting')
  const { frame, style } = useFit(widthInPixels[width])
  const describeHidden = useHiddenWords(session, constant.definition)
  const restart = () => {
    trial.restart()
    setPlace(undefined)
  }
  return (
    <section aria-label="Preview" className={styles.preview}>
      <div className={preview.bar}>
        <span className={preview.name}>As candidates saw it</span>
        <LanguageSwitch
          definition={definition}
          languages={offeredLanguages(definition)}
          value={language}
          onChange={trial.showIn}
        />
        <WidthSwitch value={width} onChange={setWidth} />
        <Button size="small" variant="quiet" icon={<RotateCcw />} onClick={restart}>
          Restart
        </Button>
      </div>
      <div ref={frame} className={preview.frame}>
        <TrialPage
          session={session}
          language={language}
          company={company}
          style={style}
          place={place}
          onPlace={setPlace}
          onSubmitted={restart}
          describeHidden={describeHidden}
        />
      </div>
    </section>
  )
}

/** The fields of every kind, which are loaded on demand. */
function useFieldsLoaded(): boolean {
  const [state, setState] = useState<'loading' | 'loaded' | 'missing'>('loading')
  useEffect(() => {
    let isLeft = false
    const load = async () => {
      const isLoaded = await loadFields(questionKinds, 'en')
      if (!isLeft) setState(isLoaded ? 'loaded' : 'missing')
    }
    void load()
    return () => {
      isLeft = true
    }
  }, [])
  if (state === 'missing') throw new MissingFile('The fields could not be loaded')
  return state === 'loaded'
}
