import { Plus } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'

import { addCalculated, moveCalculated } from '#src/assessment/engine/editing/calculated.ts'
import { checkCalculated } from '#src/assessment/engine/calculated/checkCalculated.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { useDefinition } from '#src/builder/screens/state/useDraft.ts'
import { distinctNames } from '#src/staff/words/distinctNames.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { SortableList } from '#src/ui/lists/SortableList.tsx'
import { mintId } from '#src/storage/vault/randomness.ts'
import shared from '#src/ui/shared.module.css'
import { useFocusAfterRemoval } from '#src/ui/useFocusAfterRemoval.ts'
import { focusText, useRestoreFocus } from '#src/ui/useRestoreFocus.ts'
import { lastRowIn } from '#src/builder/screens/fields/lastRow.ts'
import { Collapsible } from '#src/builder/screens/fields/Collapsible.tsx'

import styles from './CalculatedEditor.module.css'
import { CalculatedRow } from './CalculatedRow.tsx'

/** Values calculated from answers, for texts, conditions and the score. */
export function CalculatedEditor() {
  const { draft } = useBuilder()
  const calculated = useDefinition((definition) => definition.calculated)
  const definition = useDeferredValue(useDefinition((current) => current))
  const checked = useMemo(() => checkCalculated(definition), [definition])
  const removal = useFocusAfterRemoval<HTMLFieldSetElement>()
  const focusLastRow = useRestoreFocus<void>(
    () => lastRowIn(removal.ref.current, '[data-field$=".name"] input'),
    { focus: focusText },
  )
  const add = () => {
    draft.edit('addCalculatedValue', (d) => addCalculated(d, mintId('c')))
    focusLastRow()
  }
  const titles = distinctNames(
    calculated.map(({ name }) => name.trim() || 'value without a name'),
    'value',
  )
  const items = calculated.map((each, at) => ({
    id: each.id,
    title: titles[at] ?? '',
    calculated: each,
  }))
  return (
    <fieldset {...removal} className={styles.editor} data-field="calculated">
      <legend className={styles.legend}>Calculated values</legend>
      {items.length === 0 ? (
        <p className={shared.quiet}>
          Calculated from answers, such as a total. Use them in texts, conditions and scoring.
        </p>
      ) : (
        <SortableList
          label="Calculated values"
          items={items}
          onMove={(id, index) =>
            draft.edit('moveCalculatedValue', (d) => moveCalculated(d, id, index))
          }
        >
          {(item, { handle }) => (
            <CalculatedRow
              calculated={item.calculated}
              title={item.title}
              problem={checked.get(item.id)?.findings[0]}
              handle={handle}
            />
          )}
        </SortableList>
      )}
      <div className={styles.actions}>
        <Button size="small" icon={<Plus />} data-next-focus onClick={add}>
          Add calculated value
        </Button>
      </div>
      {items.length > 0 ? <ExpressionHelp /> : null}
    </fieldset>
  )
}

const parts: readonly [code: string, meaning: string][] = [
  [
    'years + 2 * months',
    'uses answers by their question codes; put codes with spaces in [brackets]',
  ],
  [
    'sum(a, b)  min(a, b)  max(a, b)',
    'ignore blanks; min(10, years) is blank until years is answered',
  ],
  ['count(tools)', 'how many options are chosen, or answers given'],
  ['round(price, 2)', 'rounds to that many decimals'],
  ['if(years >= 5, "senior", "junior")', 'one of two values; works with and, or, not'],
  ['includes(tools, "react")', 'whether an option was chosen, by its code; or words in a text'],
  ['length(story)', 'how many characters'],
  ['days(born, started)', 'from one date to another; started is the day the candidate started'],
  ['first & " " & last', 'joins texts; join(tools, ", ") joins what was chosen'],
]

/** How to write expressions, collapsed. */
function ExpressionHelp() {
  return (
    <Collapsible part="expressions" title="How to write expressions">
      <dl className={styles.parts}>
        {parts.map(([code, meaning]) => (
          <div key={code}>
            <dt>
              <code dir="ltr" translate="no">
                {code}
              </code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className={shared.quiet}>
        If an answer is blank, the value is blank too. A value can use those above it.
      </p>
    </Collapsible>
  )
}
