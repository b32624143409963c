import { Copy, Split, Tag, Trash2, X } from 'lucide-react'

import { numberText } from '#src/assessment/words/values/formats.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { Menu } from '#src/ui/overlays/Menu.tsx'

import { duplicate, makeRequired, requestQuestionsRemoval, setCondition } from './manyActions.ts'
import { selectedWords } from './manyWords.ts'
import styles from './many.module.css'

interface ChosenBarProps {
  chosen: readonly string[]
  /** How many of them are in a collapsed section, or don't match the search. */
  unlisted: number
  onSelectAll: () => void
  onSelectSection: () => void
  /** The bar is about to go, and with it the focus. */
  onGone: () => void
}

/** How many questions are selected, and what can be done with them together. */
export function ChosenBar(props: ChosenBarProps) {
  const { chosen, unlisted, onSelectAll, onSelectSection, onGone } = props
  const { chosen: store } = useBuilder()
  const words = `${selectedWords(chosen.length)}${
    unlisted === 0 ? '' : `, ${numberText(unlisted)} not in view`
  }`
  return (
    <fieldset className={styles.bar} aria-label="Selected questions">
      <div className={styles.line}>
        <span key={words} className={styles.count}>
          {words}
        </span>
        <Menu
          label="Select more questions"
          size="small"
          variant="quiet"
          items={[
            { label: 'All questions', keys: 'Ctrl+A', onSelect: onSelectAll },
            { label: 'All in this section', onSelect: onSelectSection },
          ]}
        >
          Select
        </Menu>
        <IconButton
          size="small"
          label="Clear selection"
          keys="Esc"
          icon={<X size={16} />}
          onClick={() => {
            onGone()
            store.clear()
          }}
        />
      </div>
      {chosen.length === 0 ? null : <ChosenActions chosen={chosen} onGone={onGone} />}
    </fieldset>
  )
}

function ChosenActions({ chosen, onGone }: Pick<ChosenBarProps, 'chosen' | 'onGone'>) {
  const builder = useBuilder()
  const { dialogs } = builder
  const ofChosen = { questionIds: chosen }
  return (
    <div className={styles.line}>
      <Menu
        label="Required or optional"
        size="small"
        align="start"
        items={[
          { label: 'Required', onSelect: () => makeRequired(builder, chosen, true) },
          { label: 'Optional', onSelect: () => makeRequired(builder, chosen, false) },
        ]}
      >
        Required
      </Menu>
      <Button size="small" onClick={() => dialogs.open({ kind: 'setPoints', ...ofChosen })}>
        Points…
      </Button>
      <Button size="small" onClick={() => dialogs.open({ kind: 'moveTo', ...ofChosen })}>
        Move to…
      </Button>
      <Menu
        label="More actions for the selected questions"
        size="small"
        items={[
          {
            label: 'Show only if…',
            icon: <Split />,
            onSelect: () => dialogs.open({ kind: 'setCondition', ...ofChosen }),
          },
          {
            label: 'Remove condition',
            icon: <X />,
            onSelect: () => setCondition(builder, chosen, null),
          },
          {
            label: 'Tags…',
            icon: <Tag />,
            onSelect: () => dialogs.open({ kind: 'editTags', ...ofChosen }),
          },
          { label: 'Duplicate', icon: <Copy />, onSelect: () => duplicate(builder, chosen) },
          'separator',
          {
            label: 'Delete',
            icon: <Trash2 />,
            danger: true,
            onSelect: () => {
              if (requestQuestionsRemoval(builder, chosen)) onGone()
            },
          },
        ]}
      />
    </div>
  )
}
