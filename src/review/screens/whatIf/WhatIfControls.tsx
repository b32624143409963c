import type { Definition, Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { MAX_WEIGHT, weightSchema, type WhatIf } from '#schemas/whatIf.ts'
import { numberQuestions } from '#src/assessment/engine/numbering.ts'
import { type ScoredItem, scoredItems } from '#src/review/model/scoreTable.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import { NumberField } from '#src/staff/fields/NumberField.tsx'
import { FieldError } from '#src/ui/controls/FieldError.tsx'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { calculatedName } from '#src/staff/words/comparisonParts.ts'
import shared from '#src/ui/shared.module.css'

import styles from './whatIf.module.css'
import { bandProblem, sectionName } from './whatIfWords.ts'

/** Weights of sections and of their questions, the pass mark, and where bands start. */
export function WhatIfControls({
  definition,
  whatIf,
  onChange,
  onProblem,
}: {
  definition: Definition
  whatIf: WhatIf
  onChange: (next: WhatIf) => void
  /** Called with what is wrong in a field; with null once nothing is. */
  onProblem: (field: string, problem: string | null) => void
}) {
  const items = scoredItems(definition)
  const { bands = [] } = definition.settings
  const calculated = items.filter(({ sectionId }) => sectionId === null)
  const disorder = bandProblem(whatIf, definition)
  const weigh = (id: string, weight: number) =>
    onChange({ ...whatIf, weights: { ...whatIf.weights, [id]: weight } })
  const setPassMark = (percent: number | undefined) => {
    const { passMark: _, ...rest } = whatIf
    onChange({ ...rest, ...(percent !== undefined && { passMark: percent }) })
  }
  return (
    <div className={styles.controls}>
      <fieldset className={styles.group}>
        <legend>Weights</legend>
        <p className={shared.explanation}>
          {`From 0 to ${MAX_WEIGHT}. With 2, points count twice; with 0, not at all. The weight of a section also applies to its questions.`}
        </p>
        {definition.sections.map((section, index) => (
          <SectionWeights
            key={section.id}
            section={section}
            name={sectionName(section, index)}
            items={items.filter(({ sectionId }) => sectionId === section.id)}
            definition={definition}
            whatIf={whatIf}
            onWeigh={weigh}
            onProblem={onProblem}
          />
        ))}
        {calculated.map(({ id }) => (
          <WeightField
            key={id}
            id={id}
            label={calculatedName(id, definition) ?? ''}
            whatIf={whatIf}
            onWeigh={weigh}
            onProblem={onProblem}
          />
        ))}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Pass mark and bands</legend>
        <NumberField
          label="Pass mark"
          field="passMark"
          unit="%"
          optional
          help="In percent of the available points. Leave it empty for no pass mark."
          value={whatIf.passMark}
          refuse={refusePercent}
          onType={setPassMark}
          onProblem={(problem) => onProblem('passMark', problem && `Pass mark: ${problem}`)}
        />
        {bands.map(({ id, name }) => (
          <NumberField
            key={id}
            label={`${name} starts at`}
            field={`band-${id}`}
            unit="%"
            needed
            value={whatIf.bands[id]}
            refuse={refusePercent}
            onProblem={(problem) => onProblem(`band-${id}`, problem && `${name}: ${problem}`)}
            onType={(from) =>
              from === undefined
                ? undefined
                : onChange({ ...whatIf, bands: { ...whatIf.bands, [id]: from } })
            }
          />
        ))}
        {disorder === null ? null : <FieldError>{disorder}</FieldError>}
      </fieldset>
    </div>
  )
}

interface Weighing {
  whatIf: WhatIf
  onWeigh: (id: string, weight: number) => void
  onProblem: (field: string, problem: string | null) => void
}

/** A section that gives points, with its questions folded. */
function SectionWeights({
  section,
  name,
  items,
  definition,
  ...weighing
}: Weighing & {
  section: Section
  name: string
  items: readonly ScoredItem[]
  definition: Definition
}) {
  if (items.length === 0) return null
  const numbers = numberQuestions(definition)
  const changed = items.filter(({ id }) => weightOf(weighing.whatIf, id) !== 1).length
  return (
    <div className={styles.weights}>
      <WeightField id={section.id} label={name} {...weighing} />
      <details className={`${shared.folded} ${styles.questions}`}>
        <summary>
          {`${items.length === 1 ? '1 question' : `${numberText(items.length)} questions`} in ${name}${changed > 0 ? `, ${numberText(changed)} weighted` : ''}`}
        </summary>
        {items.map(({ id }) => {
          const question = section.questions.find((each) => each.id === id)
          return question === undefined ? null : (
            <WeightField
              key={id}
              id={id}
              label={questionLabel(question, numbers.get(id))}
              {...weighing}
            />
          )
        })}
      </details>
    </div>
  )
}

function WeightField({
  id,
  label,
  whatIf,
  onWeigh,
  onProblem,
}: Weighing & { id: string; label: string }) {
  return (
    <NumberField
      label={label}
      field={`weight-${id}`}
      needed
      value={weightOf(whatIf, id)}
      refuse={(weight) =>
        weightSchema.safeParse(weight).success
          ? null
          : `Enter a number from 0 to ${MAX_WEIGHT} with at most two decimals`
      }
      onType={(weight) => onWeigh(id, weight ?? 1)}
      onProblem={(problem) => onProblem(`weight-${id}`, problem && `${label}: ${problem}`)}
    />
  )
}

function questionLabel({ prompt }: Question, number: number | undefined): string {
  const text = textLine(prompt) || 'Question without text'
  return number === undefined ? text : `${numberText(number)}. ${text}`
}

function weightOf({ weights }: WhatIf, id: string): number {
  return Object.hasOwn(weights, id) ? (weights[id] ?? 1) : 1
}

function refusePercent(percent: number): string | null {
  return percent >= 0 && percent <= 100 ? null : 'Enter a percentage from 0 to 100'
}
