import type { Definition, Settings } from '#schemas/definition.ts'
import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { CalculatedEditor } from '#src/builder/screens/settings/CalculatedEditor.tsx'
import { START, START_KEY } from '#src/builder/screens/state/draftPlaces.ts'
import { useDefinition, useSelected } from '#src/builder/screens/state/useDraft.ts'
import { AuthoredField, orNothing } from '#src/builder/screens/fields/AuthoredField.tsx'
import { OwnCopySetting } from '#src/builder/screens/settings/OwnCopySetting.tsx'
import { ScoringSettings } from '#src/builder/screens/settings/ScoringSettings.tsx'
import { WholeTimeLimit } from '#src/builder/screens/settings/TimeLimits.tsx'
import { LanguageSettings } from '#src/builder/screens/translations/LanguageSettings.tsx'
import fields from '#src/staff/fields/fieldLayout.module.css'
import { AuthoredTree } from '#src/assessment/renderer/text/AuthoredTree.tsx'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'
import { RadioGroup } from '#src/ui/controls/RadioGroup.tsx'
import styles from './Card.module.css'
import { OpenCard } from './OpenCard.tsx'

const layouts: readonly { value: Settings['layout']; label: string }[] = [
  { value: 'section', label: 'One section per page' },
  { value: 'question', label: 'One question per page' },
  { value: 'all', label: 'All on one page' },
]

/** The introduction before the first question, and how questions are arranged on pages. */
export function StartCard() {
  const { selection } = useBuilder()
  const settings = useDefinition((definition) => definition.settings)
  const open = useSelected(({ selection: now }) => now.kind === 'start')
  if (open) return <StartEditor settings={settings} />
  const layout = layouts.find(({ value }) => value === settings.layout)
  return (
    <div className={styles.sectionHead} data-card={START_KEY}>
      <button
        type="button"
        className={styles.cover}
        aria-label="Edit start and layout"
        onClick={() => selection.select(START, 'canvas', 'introduction')}
      />
      <p className={styles.eyebrow}>{`Start · ${layout?.label}`}</p>
      {settings.introduction ? (
        <AuthoredTree text={settings.introduction} links="plain" />
      ) : (
        <p className={styles.quiet}>No introduction</p>
      )}
    </div>
  )
}

function StartEditor({ settings }: { settings: Definition['settings'] }) {
  const { draft } = useBuilder()
  return (
    <OpenCard data-card={START_KEY} aria-label="Editing start and layout">
      <header className={styles.head}>
        <h2 className={styles.name}>Start and layout</h2>
      </header>
      <div className={fields.stack}>
        <AuthoredField
          label="Introduction"
          field="introduction"
          optional
          help="Shown before the first question."
          text={settings.introduction}
          onType={(text) =>
            draft.edit(
              'editIntroduction',
              (d) => updateSettings(d, { introduction: orNothing(text) }),
              { mergeKey: `${START_KEY}.introduction` },
            )
          }
        />
        <RadioGroup
          legend="Layout"
          inline
          options={layouts}
          value={settings.layout}
          onChange={(layout) => draft.edit('changeLayout', (d) => updateSettings(d, { layout }))}
        />
        <Checkbox
          label="New questions are required"
          help="Questions you have already added stay as they are."
          checked={settings.requiredByDefault === true}
          onChange={({ currentTarget: { checked } }) =>
            draft.edit('changeRequiredByDefault', (d) =>
              updateSettings(d, { requiredByDefault: checked ? true : undefined }),
            )
          }
        />
        <WholeTimeLimit settings={settings} />
        <AuthoredField
          label="What happens next"
          field="nextSteps"
          optional
          help="Shown on the receipt. Say when candidates will hear from you, such as “You will hear from us by 4 December”."
          text={settings.nextSteps}
          onType={(text) =>
            draft.edit('editNextSteps', (d) => updateSettings(d, { nextSteps: orNothing(text) }), {
              mergeKey: `${START_KEY}.nextSteps`,
            })
          }
        />
        <OwnCopySetting settings={settings} />
        <LanguageSettings />
        <ScoringSettings settings={settings} />
        <CalculatedEditor />
      </div>
    </OpenCard>
  )
}
