import { memo } from 'react'

import type { QuestionKind } from '#schemas/question.ts'
import { changeKind } from '#src/assessment/engine/editing/changeKind.ts'
import { KindIcon, kindName, questionKinds } from '#src/builder/screens/kinds/kinds.tsx'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { Menu } from '#src/ui/overlays/Menu.tsx'
import { mintId } from '#src/storage/vault/randomness.ts'

interface KindSelectProps {
  questionId: string
  kind: QuestionKind
}

/** Changes the kind of a question; whatever still fits is kept. */
export const KindSelect = memo(function KindSelect(props: KindSelectProps) {
  const { questionId, kind: current } = props
  const edit = useQuestionEdit(questionId)
  const { actions } = useBuilder()
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
          actions.rememberKind(kind)
          edit.apply('changeKind', (d) => changeKind(d, questionId, kind, mintId))
        },
      }))}
    >
      {kindName(current)}
    </Menu>
  )
})
