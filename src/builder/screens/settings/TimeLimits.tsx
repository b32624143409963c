import type { Settings } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { updateSection } from '#src/assessment/engine/editing/sections.ts'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { useDefinition } from '#src/builder/screens/state/useDraft.ts'
import styles from '#src/staff/fields/fieldLayout.module.css'
import { NumberField, wholeFrom } from '#src/staff/fields/NumberField.tsx'

const ATTRIBUTES = { field: 'timeLimit', optional: true } as const

/** For the whole assessment, in minutes. */
export function WholeTimeLimit({ settings }: { settings: Settings }) {
  const { draft } = useBuilder()
  return (
    <div className={styles.narrow}>
      <NumberField
        {...ATTRIBUTES}
        label="Time limit"
        unit="minutes"
        help="When time runs out, saved answers are submitted."
        value={minutes(settings.timeLimit)}
        refuse={positive}
        onType={(typed) =>
          draft.edit('changeTimeLimit', (d) => updateSettings(d, { timeLimit: seconds(typed) }), {
            mergeKey: 'settings.timeLimit',
          })
        }
      />
    </div>
  )
}

/** The time limit of a section. */
export function SectionTimeLimit({ sectionId }: { sectionId: string }) {
  const { draft } = useBuilder()
  const timeLimit = useDefinition((d) => d.sections.find(({ id }) => id === sectionId)?.timeLimit)
  return (
    <div className={styles.narrow}>
      <NumberField
        {...ATTRIBUTES}
        label="Time limit of this section"
        unit="minutes"
        help="Candidates start it themselves. When time runs out, the section closes and keeps its answers."
        value={minutes(timeLimit)}
        refuse={positive}
        onType={(typed) =>
          draft.edit(
            'changeTimeLimit',
            (d) => updateSection(d, sectionId, { timeLimit: seconds(typed) }),
            { mergeKey: `${sectionId}.timeLimit` },
          )
        }
      />
    </div>
  )
}

/** The time limit of a question, in seconds. */
export function QuestionTimeLimit({ question }: { question: Question }) {
  const edit = useQuestionEdit(question.id)
  const layout = useDefinition((d) => d.settings.layout)
  if (question.kind === 'statement') return null
  if (layout !== 'question' && question.timeLimit === undefined) return null
  return (
    <div className={styles.narrow}>
      <NumberField
        {...ATTRIBUTES}
        label="Time limit of this question"
        unit="seconds"
        help="Candidates start it themselves. When time runs out, the question closes and keeps its answer."
        value={question.timeLimit}
        refuse={wholeFrom(1)}
        onType={(timeLimit) => edit.type('changeTimeLimit', 'timeLimit', { timeLimit })}
      />
    </div>
  )
}

/** 100 seconds are 1.67 minutes, which are 100 seconds again. */
function minutes(limit: number | undefined): number | undefined {
  return limit === undefined ? undefined : Number((limit / 60).toFixed(2))
}

function seconds(typed: number | undefined): number | undefined {
  return typed === undefined ? undefined : Math.max(1, Math.round(typed * 60))
}

function positive(value: number): string | null {
  return value > 0 ? null : 'Enter a number above 0'
}
