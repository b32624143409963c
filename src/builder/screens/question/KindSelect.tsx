import { memo } from 'react'

import type { QuestionKind } from '#schemas/question.ts'
import { KindIcon, kindName, questionKinds } from '#src/builder/screens/kinds/kinds.tsx'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { Menu } from '#src/ui/overlays/Menu.tsx'

import { requestKindChange } from './requestKindChange.ts'

interface KindSelectProps {
  questionId: string
  kind: QuestionKind
}

/** Changes the kind of a question; whatever still fits is kept, and what doesn't is told first. */
export const KindSelect = memo(function KindSelect(props: KindSelectProps) {
  const { questionId, kind: current } = props
  const builder = useBuilder()
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
        onSelect: () => requestKindChange(builder, questionId, kind),
      }))}
    >
      {kindName(current)}
    </Menu>
  )
})
