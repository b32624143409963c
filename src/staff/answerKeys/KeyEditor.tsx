import { type ComponentType, createElement } from 'react'

import type { QuestionOf } from '#schemas/question.ts'
import type { KeyedKind } from '#src/assessment/engine/kinds/parts/defineScoring.ts'

import { ChoiceKey, MultipleChoiceKey } from './ChoiceKey.tsx'
import type { KeyEdit, KeyEditorProps } from './keyEdit.ts'
import { MatrixKeyTable } from './MatrixKeyTable.tsx'
import { OrderKeyEditor } from './OrderKeyEditor.tsx'
import { TextKey } from './TextKey.tsx'
import { DateKey, NumberKey, RatingKey } from './ValueKeys.tsx'

/** A missing kind does not compile. */
const editors: { readonly [K in KeyedKind]: ComponentType<KeyEditorProps<K>> } = {
  singleChoice: ChoiceKey,
  multipleChoice: MultipleChoiceKey,
  shortText: TextKey,
  number: NumberKey,
  date: DateKey,
  rating: RatingKey,
  ranking: OrderKeyEditor,
  matrix: MatrixKeyTable,
}

/** The editor of a published key, for a question whose other settings don't change. */
export function KeyEditor({
  question,
  ...given
}: Pick<KeyEditorProps<KeyedKind>, 'isTranslated'> & {
  question: QuestionOf<KeyedKind>
  edit: KeyEdit
}) {
  return createElement(editorOf(question), {
    key: question.id,
    question,
    ...given,
    isRequired: true,
  })
}

function editorOf<K extends KeyedKind>({ kind }: { kind: K }): ComponentType<KeyEditorProps<K>> {
  return editors[kind]
}
