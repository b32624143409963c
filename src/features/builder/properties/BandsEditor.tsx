import { Plus, X } from 'lucide-react'
import type { Settings } from '#schemas/definition.ts'
import { updateSettings } from '#src/engine/editing/definition.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { TextInput } from '#src/ui/TextInput.tsx'
import { mintId } from '#src/vault/randomness.ts'
import { NumberCell } from './NumberCell.tsx'
import styles from './PartsEditor.module.css'
import { percentOnly } from './percent.ts'
import { useLastRowFocus } from './useLastRowFocus.ts'

type Band = NonNullable<Settings['bands']>[number]

/** What scores are called, each from a percentage on. */
export function BandsEditor({ bands }: { bands: readonly Band[] }) {
  const { draft } = useBuilder()
  const [box, focusLastRow] = useLastRowFocus('[inputmode]')
  const set = (name: string, next: readonly Band[], field?: string) =>
    draft.edit(
      name,
      (d) => updateSettings(d, { bands: next.length > 0 ? [...next] : undefined }),
      field === undefined ? {} : { mergeKey: `settings.bands.${field}` },
    )
  const change = (band: Band, field: string) =>
    set(
      'Edit band',
      bands.map((each) => (each.id === band.id ? band : each)),
      `${band.id}.${field}`,
    )
  const add = () => {
    set('Add band', [...bands, { id: mintId('b'), name: '', from: 0 }])
    focusLastRow()
  }
  const remove = (band: Band) => {
    set(
      'Delete band',
      bands.filter(({ id }) => id !== band.id),
    )
    focusLastRow()
  }
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
            label={`Delete ${band.name || `band ${at + 1}`}`}
            icon={<X size={16} />}
            onClick={() => remove(band)}
          />
        </div>
      ))}
      <div className={styles.acts}>
        <Button size="small" icon={<Plus />} onClick={add}>
          Add band
        </Button>
        <span className={styles.help}>A score has the name of the highest band it reaches.</span>
      </div>
    </fieldset>
  )
}
