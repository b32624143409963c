/** One question of each kind that is more than a line or a list of choices. */
import type { Definition } from '#schemas/definition.ts'
import type { Option, Question, Row } from '#schemas/question.ts'

import { definitionOf, options, question, text } from './invitedCandidates.ts'

const optional = { required: false } as const

export type EveryKindWords = { [K in keyof typeof plainWords]: string }

const plainWords = {
  low: 'Never',
  high: 'Every day',
  other: 'Another one',
  row: 'I write tests before the code',
  agreed: 'I agree that my answers are kept for one year.',
}

/**
 * All on one page, each with everything its kind can have; optionally with other words, of any
 * length.
 */
export function everyKind(words: EveryKindWords = plainWords): Definition {
  return definitionOf('Every kind of question', [
    { id: 'kinds', title: 'Every kind', questions: questions(words) },
  ])
}

function questions(words: EveryKindWords): Question[] {
  return [
    {
      ...question('tools', 'Which editors have you used?'),
      ...optional,
      kind: 'multipleChoice',
      options: [
        ...options('tool', ['Emacs', 'Vim']),
        { ...labelled('all', 'All of these'), role: 'all' },
        { ...labelled('none', 'None of these'), role: 'none' },
      ],
      other: { label: text(words.other) },
    },
    {
      ...question('start', 'When could you start?'),
      required: true,
      kind: 'date',
      min: '2026-01-01',
    },
    {
      ...question('often', 'How often do you review code?'),
      ...optional,
      kind: 'rating',
      lowest: 0,
      highest: 10,
      look: 'numbers',
      lowLabel: words.low,
      highLabel: words.high,
    },
    {
      ...question('joy', 'How much do you like it?'),
      ...optional,
      kind: 'rating',
      lowest: 1,
      highest: 5,
      look: 'stars',
      highLabel: words.high,
    },
    {
      ...question('order', 'What matters most in a team?'),
      required: true,
      kind: 'ranking',
      options: options('value', ['Trust', 'Speed', words.row]),
    },
    {
      ...question('habits', 'How much do you agree?'),
      ...optional,
      kind: 'matrix',
      rows: [labelled('tests', words.row), labelled('pairs', 'I like to pair')],
      options: options('scale', ['Disagree', 'Neither', 'Agree', 'Can’t say']),
      several: false,
    },
    {
      ...question('days', 'When are you free?'),
      ...optional,
      kind: 'matrix',
      rows: [labelled('monday', 'Monday'), labelled('friday', 'Friday')],
      options: options('time', ['Morning', 'Evening']),
      several: true,
    },
    {
      ...question('program', 'Write a function that adds two numbers.'),
      ...optional,
      kind: 'code',
      language: 'javascript',
    },
    { ...question('sign', 'Please sign.'), required: true, kind: 'signature' },
    {
      ...question('agree', 'May we keep your answers?'),
      required: true,
      kind: 'consent',
      label: text(words.agreed),
    },
  ]
}

function labelled(id: string, label: string): Option & Row {
  return { id, code: id, label: text(label) }
}
