import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import type { Settings } from '#schemas/definition.ts'
import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { distinctNames } from '#src/staff/words/distinctNames.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'
import { nextBandStart } from '#src/builder/model/nextBandStart.ts'
import { mintId } from '#src/storage/vault/randomness.ts'
import { NumberCell } from '#src/builder/screens/fields/NumberCell.tsx'
import styles from '#src/builder/screens/fields/PartsEditor.module.css'
import { percentOnly } from '#src/builder/screens/fields/percent.ts'
import type { StepName } from '#schemas/stepName.ts'
import shared from '#src/ui/shared.module.css'
import { focusText, useRestoreFocus } from '#src/ui/useRestoreFocus.ts'
import { lastRowIn } from '#src/builder/screens/fields/lastRow.ts'

type Band = NonNullable<Settings['bands']>[number]

/** The names of scores, each starting at a percentage. */
export function BandsEditor({ bands }: { bands: readonly Band[] }) {
  const { draft } = useBuilder()
  const box = useRef<HTMLFieldSetElement>(null)
  const focusLastRow = useRestoreFocus<void>(() => lastRowIn(box.current, '[inputmode]'), {
    focus: focusText,
  })
  const set = (name: StepName, next: readonly Band[], field?: string) =>
    draft.edit(
      name,
      (d) => updateSettings(d, { bands: next.length > 0 ? [...next] : undefined }),
      field === undefined ? {} : { mergeKey: `settings.bands.${field}` },
    )
  const change = (band: Band, field: string) =>
    set(
      'editBand',
      bands.map((each) => (each.id === band.id ? band : each)),
      `${band.id}.${field}`,
    )
  const add = () => {
    set('addBand', [
      ...bands,
      { id: mintId('b'), name: '', from: nextBandStart(bands.map(({ from }) => from)) },
    ])
    focusLastRow()
  }
  const remove = (band: Band) => {
    set(
      'deleteBand',
      bands.filter(({ id }) => id !== band.id),
    )
    focusLastRow()
  }
  const names = distinctNames(
    bands.map(({ name }, at) => name.trim() || `band ${at + 1}`),
    'band',
  )
  return (
    <fieldset ref={box} className={styles.options} data-field="bands">
      <legend className={styles.legend}>Bands</legend>
      {bands.map((band, at) => (
        <div key={band.id} className={styles.line}>
          <span className={styles.fixed}>From</span>
          <NumberCell
            label={`Band ${at + 1} from percent`}
            value={band.from}
            refuse={percentOnly}
            needed
            onType={(from = 0) => change({ ...band, from }, 'from')}
          />
          <span className={styles.fixed}>%</span>
          <TextInput
            dir="auto"
            aria-label={`Name of band ${at + 1}`}
            className={styles.text}
            value={band.name}
            onChange={(event) => change({ ...band, name: event.target.value }, 'name')}
          />
          <IconButton
            label={`Delete ${names[at]}`}
            icon={<X size={16} />}
            onClick={() => remove(band)}
          />
        </div>
      ))}
      <div className={styles.actions}>
        <Button size="small" icon={<Plus />} onClick={add}>
          Add band
        </Button>
        <span className={shared.quiet}>A score gets the highest band it reaches.</span>
      </div>
    </fieldset>
  )
}
