import type { Settings } from '#schemas/definition.ts'
import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'

/** Whether candidates may take their own answers with them. */
export function OwnCopySetting({ settings }: { settings: Settings }) {
  const { draft } = useBuilder()
  return (
    <Checkbox
      label="Candidates can print a copy of their answers"
      help="Only on the receipt, until they hand the device back, leave or reload the page, or don’t use it for five minutes. The copy is never stored."
      checked={settings.ownCopy === true}
      onChange={({ currentTarget: { checked } }) =>
        draft.edit('changeOwnCopy', (d) =>
          updateSettings(d, { ownCopy: checked ? true : undefined }),
        )
      }
    />
  )
}
