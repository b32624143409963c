import { type ComponentType, createElement } from 'react'
import type { Question, QuestionKind } from '#schemas/question.ts'
import {
  type PropertiesProps,
  propertiesByKind,
} from '#src/builder/screens/kinds/propertiesByKind.tsx'

/** The settings of the question's kind. */
export function Properties({ question }: { question: Question }) {
  return createElement(propertiesOf(question), { key: question.id, question })
}

function propertiesOf<K extends QuestionKind>({
  kind,
}: {
  kind: K
}): ComponentType<PropertiesProps<K>> {
  return propertiesByKind[kind]
}
