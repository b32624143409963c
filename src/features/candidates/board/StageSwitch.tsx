import { type Stage, stageSchema } from '#schemas/candidate.ts'
import { Field } from '#src/ui/Field.tsx'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import { stageName } from '#src/wording/staff/names.ts'
import styles from './BoardPage.module.css'

interface StageSwitchProps {
  seen: Stage
  counts: Record<Stage, readonly unknown[]>
  onSee: (stage: Stage) => void
}

/** Where there is room for one column only: which one. */
export function StageSwitch({ seen, counts, onSee }: StageSwitchProps) {
  return (
    <Field label="Stage" className={styles.switch}>
      <NativeSelect
        value={seen}
        onChange={(event) =>
          onSee(stageSchema.options.find((s) => s === event.target.value) ?? seen)
        }
      >
        {stageSchema.options.map((stage) => (
          <option key={stage} value={stage}>
            {stageName(stage)} ({counts[stage].length})
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
