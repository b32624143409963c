import { ArrowDown, ArrowUp, Copy, Plus, Trash2 } from 'lucide-react'

import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Condition } from '#schemas/condition.ts'
import type { Section } from '#schemas/definition.ts'
import type { StepName } from '#schemas/stepName.ts'
import type { ChangeOf } from '#src/assessment/engine/change.ts'
import { updateSection } from '#src/assessment/engine/editing/sections.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { requestRemoval } from '#src/builder/screens/removing/requestRemoval.ts'
import { AuthoredField, orNothing } from '#src/builder/screens/fields/AuthoredField.tsx'
import layout from '#src/staff/fields/fieldLayout.module.css'
import { TextField } from '#src/builder/screens/fields/TextField.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { Menu } from '#src/ui/overlays/Menu.tsx'
import { SectionTimeLimit } from '#src/builder/screens/settings/TimeLimits.tsx'
import { NumberField, wholeFrom } from '#src/staff/fields/NumberField.tsx'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'

import styles from './Card.module.css'
import { OpenCard } from './OpenCard.tsx'
import { PlaceFindings } from './PlaceFindings.tsx'
import { ShowWhen } from './ShowWhen.tsx'

export interface SectionEditorProps {
  sectionId: string
  position: number
  title: string
  introduction: AuthoredText | undefined
  showIf: Condition | undefined
  shuffle: boolean | undefined
  draw: number | undefined
}

export function SectionEditor(props: SectionEditorProps) {
  const { sectionId, position, title, introduction, showIf, shuffle, draw } = props
  const { draft } = useBuilder()
  const type = (
    name: StepName,
    field: string,
    change: ChangeOf<Omit<Section, 'id' | 'questions'>>,
  ) =>
    draft.edit(name, (d) => updateSection(d, sectionId, change), {
      mergeKey: `${sectionId}.${field}`,
    })
  return (
    <OpenCard data-card={sectionId} aria-label={`Editing section ${position}`}>
      <header className={styles.head}>
        <h2 id={`heading-${sectionId}`} className={styles.name}>
          {`Section ${position}`}
        </h2>
        <span className={styles.gap} />
        <SectionMenu sectionId={sectionId} position={position} />
      </header>
      <PlaceFindings id={sectionId} />
      <div className={layout.stack}>
        <TextField
          label="Title"
          field="title"
          value={title}
          onType={(text) => type('editSectionTitle', 'title', { title: text })}
        />
        <AuthoredField
          label="Introduction"
          field="introduction"
          optional
          text={introduction}
          place={{ sectionId }}
          onType={(text) =>
            type('editIntroduction', 'introduction', { introduction: orNothing(text) })
          }
        />
        <SectionOrder sectionId={sectionId} shuffle={shuffle ?? false} draw={draw} />
        <SectionTimeLimit sectionId={sectionId} />
        <ShowWhen place={{ sectionId }} condition={showIf} />
      </div>
    </OpenCard>
  )
}

function SectionMenu({ sectionId, position }: { sectionId: string; position: number }) {
  const builder = useBuilder()
  const { actions, draft } = builder
  const what = { kind: 'section', sectionId } as const
  const move = (index: number) => {
    if (index < 0 || index >= draft.definition().sections.length) return
    actions.moveSection(sectionId, index)
  }
  return (
    <>
      <IconButton
        label="Duplicate section"
        icon={<Copy size={16} />}
        onClick={() => actions.duplicate(what)}
      />
      <IconButton
        label="Delete section"
        icon={<Trash2 size={16} />}
        onClick={() => requestRemoval(builder, what)}
      />
      <Menu
        label="More actions for this section"
        items={[
          { label: 'Move up', icon: <ArrowUp />, onSelect: () => move(position - 2) },
          { label: 'Move down', icon: <ArrowDown />, onSelect: () => move(position) },
          {
            label: 'Add section below',
            icon: <Plus />,
            onSelect: () => actions.addSection(position),
          },
        ]}
      />
    </>
  )
}

interface SectionOrderProps {
  sectionId: string
  shuffle: boolean
  draw: number | undefined
}

/** Whether each candidate gets the questions in a different order, and how many of them. */
function SectionOrder({ sectionId, shuffle, draw }: SectionOrderProps) {
  const { draft } = useBuilder()
  return (
    <div className={layout.row}>
      <NumberField
        label="Pick at random"
        field="draw"
        optional
        unit="questions"
        value={draw}
        refuse={wholeFrom(1)}
        onType={(next) =>
          draft.edit(
            'changeHowManyQuestionsArePicked',
            (d) => updateSection(d, sectionId, { draw: next }),
            { mergeKey: `${sectionId}.draw` },
          )
        }
      />
      <Checkbox
        label="Shuffle the questions"
        help="Statements don’t move."
        checked={shuffle}
        onChange={() =>
          draft.edit('changeOrderOfQuestions', (d) =>
            updateSection(d, sectionId, { shuffle: shuffle ? undefined : true }),
          )
        }
      />
    </div>
  )
}
