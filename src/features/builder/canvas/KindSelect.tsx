import { memo } from 'react'
import type { QuestionKind } from '#schemas/question.ts'
import { changeKind } from '#src/engine/editing/changeKind.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { KindIcon, questionKinds } from '#src/features/builder/kindIcons.tsx'
import { useQuestionEdit } from '#src/features/builder/properties/useQuestionEdit.ts'
import { Menu } from '#src/ui/Menu.tsx'
import { mintId } from '#src/vault/randomness.ts'
import { kindName } from '#src/wording/staff/names.ts'

interface KindSelectProps {
  questionId: string
  kind: QuestionKind
}

/** The kind of a question, and the way to another one; what still fits is kept. */
export const KindSelect = memo(function KindSelect(props: KindSelectProps) {
  const { questionId, kind: current } = props
  const edit = useQuestionEdit(questionId)
  const { acts } = useBuilder()
  return (
    <Menu
      label={`Kind: ${kindName(current)}`}
      size="small"
      align="start"
      icon={<KindIcon kind={current} />}
      items={questionKinds.map((kind) => ({
        label: kindName(kind),
        icon: <KindIcon kind={kind} />,
        disabled: kind === current,
        onSelect: () => {
          acts.rememberKind(kind)
          edit.apply('Change kind', (d) => changeKind(d, questionId, kind, mintId))
        },
      }))}
    >
      {kindName(current)}
    </Menu>
  )
})
