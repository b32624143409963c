import { useState } from 'react'
import type { Question } from '#schemas/question.ts'
import { TextField } from '#src/builder/screens/fields/TextField.tsx'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'

/** Tags in one line, separated by commas. */
export function TagsField({ question }: { question: Question }) {
  const edit = useQuestionEdit(question.id)
  const [typed, setTyped] = useState('')
  const tags = question.tags ?? []
  // A comma just typed stays visible although it adds no tag yet.
  const text = sameTags(tagsIn(typed), tags) ? typed : tags.join(', ')
  return (
    <TextField
      label="Tags"
      field="tags"
      optional
      help="Separated by commas."
      value={text}
      onType={(next) => {
        setTyped(next)
        const read = tagsIn(next)
        if (sameTags(read, tags)) return
        edit.type('editTags', 'tags', { tags: read.length > 0 ? read : undefined })
      }}
    />
  )
}

function tagsIn(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim())
  return [...new Set(tags.filter(Boolean))]
}

function sameTags(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((tag, at) => tag === other[at])
}
