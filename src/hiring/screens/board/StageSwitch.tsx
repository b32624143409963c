import { type Stage, stageSchema } from '#schemas/records/candidate.ts'
import type { RowsByStage } from '#src/hiring/storage/candidateRows.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { stageName } from '#src/staff/words/stages.ts'
import styles from './BoardPage.module.css'

interface StageSwitchProps {
  seen: Stage
  byStage: RowsByStage
  onSee: (stage: Stage) => void
}

/** If there is space for one column only: chooses it. */
export function StageSwitch({ seen, byStage, onSee }: StageSwitchProps) {
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
            {stageName(stage)} ({byStage.get(stage)?.length ?? 0})
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
