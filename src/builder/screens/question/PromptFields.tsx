import { MessageCircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import type { Question } from '#schemas/question.ts'
import { AuthoredField, orNothing } from '#src/builder/screens/fields/AuthoredField.tsx'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'

/** The prompt, and optionally a help text. */
export function PromptFields({ question }: { question: Question }) {
  const { selection } = useBuilder()
  const edit = useQuestionEdit(question.id)
  const [wantsHelp, setWantsHelp] = useState(question.help !== undefined)
  const hasHelp = wantsHelp || question.help !== undefined
  const place = { questionId: question.id }
  const addHelp = () => {
    setWantsHelp(true)
    selection.select({ kind: 'question', questionId: question.id }, 'canvas', 'help')
  }
  return (
    <>
      <AuthoredField
        label={question.kind === 'statement' ? 'Text' : 'Question'}
        field="prompt"
        text={question.prompt}
        place={place}
        actions={
          hasHelp ? null : (
            <Button
              size="small"
              variant="quiet"
              icon={<MessageCircleQuestionMark />}
              onClick={addHelp}
            >
              Add help
            </Button>
          )
        }
        onType={(prompt) => edit.type('editQuestionText', 'prompt', { prompt })}
      />
      {hasHelp ? (
        <AuthoredField
          label="Help"
          field="help"
          optional
          rows={1}
          text={question.help}
          place={place}
          onType={(help) => edit.type('editHelp', 'help', { help: orNothing(help) })}
        />
      ) : null}
    </>
  )
}
