import type { Settings } from '#schemas/definition.ts'
import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { BandsEditor } from './BandsEditor.tsx'
import { Collapsible } from '#src/builder/screens/fields/Collapsible.tsx'
import { NumberField } from '#src/staff/fields/NumberField.tsx'
import { percentOnly } from '#src/builder/screens/fields/percent.ts'
import styles from '#src/staff/fields/fieldLayout.module.css'

/** Pass mark and bands. Shown to staff in review, never to candidates. */
export function ScoringSettings({ settings }: { settings: Settings }) {
  const { draft } = useBuilder()
  return (
    <Collapsible part="scoring" title="Pass mark and bands" set={whatIsSet(settings)}>
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
                'changePassMark',
                (d) =>
                  updateSettings(d, { passMark: percent === undefined ? undefined : { percent } }),
                { mergeKey: 'settings.passMark' },
              )
            }
          />
        </div>
        <BandsEditor bands={settings.bands ?? []} />
      </div>
    </Collapsible>
  )
}

function whatIsSet({ passMark, bands = [] }: Settings): string[] {
  return [
    ...(passMark ? [`pass mark ${numberText(passMark.percent)}%`] : []),
    ...(bands.length > 0 ? [bands.length === 1 ? '1 band' : `${bands.length} bands`] : []),
  ]
}
