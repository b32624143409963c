import type { ComponentType } from 'react'
import type { Question, QuestionKind, QuestionOf } from '#schemas/question.ts'
import { propertiesByKind } from './propertiesByKind.ts'
import type { PropertiesProps } from './propertiesProps.ts'

/** The settings of the kind that the question has. */
export function Properties({ question }: { question: Question }) {
  switch (question.kind) {
    case 'singleChoice':
      return draw(question, propertiesByKind.singleChoice)
    case 'multipleChoice':
      return draw(question, propertiesByKind.multipleChoice)
    case 'shortText':
      return draw(question, propertiesByKind.shortText)
    case 'longText':
      return draw(question, propertiesByKind.longText)
    case 'number':
      return draw(question, propertiesByKind.number)
    case 'date':
      return draw(question, propertiesByKind.date)
    case 'rating':
      return draw(question, propertiesByKind.rating)
    case 'ranking':
      return draw(question, propertiesByKind.ranking)
    case 'matrix':
      return draw(question, propertiesByKind.matrix)
    case 'code':
      return draw(question, propertiesByKind.code)
    case 'signature':
      return draw(question, propertiesByKind.signature)
    case 'consent':
      return draw(question, propertiesByKind.consent)
    case 'file':
      return draw(question, propertiesByKind.file)
    case 'statement':
      return draw(question, propertiesByKind.statement)
  }
}

function draw<K extends QuestionKind>(
  question: QuestionOf<K>,
  Part: ComponentType<PropertiesProps<K>>,
) {
  return <Part key={question.id} question={question} />
}
