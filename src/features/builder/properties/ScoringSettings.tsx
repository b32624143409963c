import type { Settings } from '#schemas/definition.ts'
import { updateSettings } from '#src/engine/editing/definition.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { numberText } from '#src/wording/candidate/formats.ts'
import { BandsEditor } from './BandsEditor.tsx'
import { Folded } from './Folded.tsx'
import { NumberField } from './NumberField.tsx'
import { percentOnly } from './percent.ts'
import styles from './properties.module.css'

/** What a score amounts to. Staff see it in review; candidates never do. */
export function ScoringSettings({ settings }: { settings: Settings }) {
  const { draft } = useBuilder()
  return (
    <Folded part="scoring" title="Pass mark and bands" set={whatIsSet(settings)}>
      <div className={styles.stack}>
        <div className={styles.narrow}>
          <NumberField
            label="Pass mark"
            field="passMark"
            optional
            unit="%"
            help="Percentage of the available points. Shown in review."
            value={settings.passMark?.percent}
            refuse={percentOnly}
            onType={(percent) =>
              draft.edit(
                'Change pass mark',
                (d) =>
                  updateSettings(d, { passMark: percent === undefined ? undefined : { percent } }),
                { mergeKey: 'settings.passMark' },
              )
            }
          />
        </div>
        <BandsEditor bands={settings.bands ?? []} />
      </div>
    </Folded>
  )
}

function whatIsSet({ passMark, bands = [] }: Settings): string[] {
  return [
    ...(passMark ? [`pass mark ${numberText(passMark.percent)}%`] : []),
    ...(bands.length > 0 ? [bands.length === 1 ? '1 band' : `${bands.length} bands`] : []),
  ]
}
