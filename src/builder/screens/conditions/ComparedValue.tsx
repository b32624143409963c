import type { Predicate } from '#schemas/condition.ts'
import type { ValueSort } from '#src/assessment/engine/kinds/parts/defineAuthoring.ts'
import { OrderEditor } from '#src/staff/answerKeys/OrderEditor.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'
import { useTypedNumber } from '#src/staff/fields/useTypedNumber.ts'
import { NumberInput } from '#src/ui/controls/NumberInput.tsx'

import { ComparedList } from './ComparedList.tsx'
import { ComparedOption, ComparedOptions, optionsOf } from './ComparedOptions.tsx'
import styles from './ConditionEditor.module.css'
import { type ComparedOperand, type OperatorChoice, sortOf } from './newComparison.ts'

interface ComparedValueProps {
  operand: ComparedOperand
  choice: OperatorChoice
  test: Predicate
  onChange: (test: Predicate) => void
}

/** The value to compare with, entered like the question's own answer. */
export function ComparedValue({ operand, choice, test, onChange }: ComparedValueProps) {
  const sort = sortOf(operand, choice)
  switch (test.op) {
    case 'isBlank':
    case 'isNotBlank':
      return null
    case 'between': {
      const Bound = sort === 'date' ? ComparedDate : ComparedNumber
      return (
        <span className={styles.pair}>
          <Bound label="From" value={test.from} onChange={(from) => onChange({ ...test, from })} />
          <span>and</span>
          <Bound label="To" value={test.to} onChange={(to) => onChange({ ...test, to })} />
        </span>
      )
    }
    case 'isOneOf': {
      const change = (values: (string | number)[]) => onChange({ op: 'isOneOf', values })
      if (sort === 'option') {
        return <ComparedOptions operand={operand} chosen={test.values} onChange={change} />
      }
      const listed = sort === 'number' || sort === 'date' ? sort : 'text'
      return <ComparedList values={test.values} sort={listed} onChange={change} />
    }
    case 'is':
    case 'isNot':
      return <EqualValue operand={operand} sort={sort} test={test} onChange={onChange} />
    case 'includes':
    case 'before':
    case 'after':
    case 'atLeast':
    case 'atMost':
    case 'moreThan':
    case 'lessThan':
      return (
        <SingleValue
          operand={operand}
          sort={sort}
          value={test.value}
          onChange={(value) => onChange(compare(test, value))}
        />
      )
  }
}

interface EqualValueProps {
  operand: ComparedOperand
  sort: ValueSort
  test: Extract<Predicate, { op: 'is' | 'isNot' }>
  onChange: (test: Predicate) => void
}

function EqualValue({ operand, sort, test, onChange }: EqualValueProps) {
  const { op, value } = test
  const several = Array.isArray(value) ? value : []
  if (sort === 'tick') {
    return <span className={styles.tick}>{operand.number === null ? 'true' : 'ticked'}</span>
  }
  if (sort === 'options') {
    const change = (next: string[]) => onChange({ op, value: next })
    return <ComparedOptions operand={operand} chosen={several} onChange={change} />
  }
  if (sort === 'order') {
    return (
      <div className={styles.boxes}>
        <OrderEditor
          label="Order"
          options={optionsOf(operand)}
          order={several}
          onChange={(order) => onChange({ op, value: order })}
        />
      </div>
    )
  }
  const change = (next: string | number) => onChange({ op, value: next })
  return <SingleValue operand={operand} sort={sort} value={value} onChange={change} />
}

interface SingleValueProps {
  operand: ComparedOperand
  sort: ValueSort
  value: unknown
  onChange: (value: string | number) => void
}

function SingleValue({ operand, sort, value, onChange }: SingleValueProps) {
  if (sort === 'number') return <ComparedNumber label="Number" value={value} onChange={onChange} />
  if (sort === 'date') return <ComparedDate label="Date" value={value} onChange={onChange} />
  const text = typeof value === 'string' ? value : ''
  if (sort === 'option') {
    return <ComparedOption operand={operand} value={text} onChange={onChange} />
  }
  return (
    <TextInput
      className={styles.value}
      aria-label="Text to compare with"
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

type BoundPredicate = Extract<
  Predicate,
  { op: 'includes' | 'before' | 'after' | 'atLeast' | 'atMost' | 'moreThan' | 'lessThan' }
>

/** The predicate with another value of the right sort. */
function compare(test: BoundPredicate, value: string | number): Predicate {
  switch (test.op) {
    case 'includes':
    case 'before':
    case 'after':
      return { op: test.op, value: String(value) }
    case 'atLeast':
    case 'atMost':
    case 'moreThan':
    case 'lessThan':
      return { op: test.op, value }
  }
}

interface ComparedDateProps {
  label: string
  value: unknown
  onChange: (value: string) => void
}

/** A calendar date to compare with. */
function ComparedDate({ label, value, onChange }: ComparedDateProps) {
  return (
    <TextInput
      type="date"
      className={styles.date}
      aria-label={label}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

interface ComparedNumberProps {
  label: string
  value: unknown
  onChange: (value: number) => void
}

/** A number to compare with. Invalid input is kept and marked, and changes nothing. */
function ComparedNumber({ label, value, onChange }: ComparedNumberProps) {
  const { text, error, change, leave } = useTypedNumber({
    value: typeof value === 'number' ? value : undefined,
    needed: true,
    onType: (typed) => {
      if (typed !== undefined) onChange(typed)
    },
  })
  return (
    <NumberInput
      className={styles.number}
      aria-label={error === null ? label : `${label}: ${error}`}
      aria-invalid={error !== null || undefined}
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={leave}
    />
  )
}
