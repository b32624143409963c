/** Random definitions that use every feature of an assessment at once. */
import fc from 'fast-check'

import type { Condition } from '#schemas/condition.ts'
import type { Definition, Section } from '#schemas/definition.ts'
import type { Question, QuestionKind } from '#schemas/question.ts'
import { withChange } from '#src/assessment/engine/change.ts'
import { mapQuestions } from '#src/assessment/engine/editing/definition.ts'
import { setTranslation } from '#src/assessment/engine/editing/translating.ts'
import { type Mint, questionsOf } from '#src/assessment/engine/place.ts'
import { translatableTexts } from '#src/assessment/engine/texts/translations.ts'
import { addQuestions } from '#src/assessment/engine/editing/questions.ts'
import { questionsFromPasted } from '#src/builder/files/pasted/questionsFromPasted.ts'
import { readPasted } from '#src/builder/files/readers/readPasted.ts'
import {
  countingMint,
  file,
  number,
  quoting,
  section,
  singleChoice,
  text,
} from '#tests/support/definitions.ts'
import { withPoints } from '#tests/support/pointsForAll.ts'

import { anyForkingDefinition } from './arbitraryPaths.ts'

/** Besides English. */
const TRANSLATIONS = ['de', 'ar'] as const

const mixing = fc.record({
  layout: fc.constantFrom('section', 'question', 'all'),
  shuffles: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
  /** The places of questions with a time limit, a knock-out, and their own error text. */
  limited: fc.subarray([0, 1, 2, 3, 4]),
  knockingOut: fc.subarray([0, 1, 2, 3, 4]),
  worded: fc.subarray([0, 1, 2, 3, 4]),
  passMark: fc.constantFrom(0, 40, 100),
})

/** The id of a question that was pasted; all others have short ones. */
export const PASTED_ID = 'q_minted1'

const PASTED = `1. Which is correct?
*a) This one
b) That one`

/** Conditions, keys, marks, knock-outs, calculated values, texts that insert answers, limits, languages. */
export const anyWholeLife: fc.Arbitrary<Definition> = fc
  .record({ definition: anyForkingDefinition, mixed: mixing })
  .map(({ definition, mixed }) => {
    const whole = withPasted(decorated(withPoints(definition), mixed))
    return translated(withRest(whole))
  })

type Mixed = typeof mixing extends fc.Arbitrary<infer T> ? T : never

function decorated(definition: Definition, mixed: Mixed): Definition {
  const { layout, shuffles, passMark } = mixed
  const before: string[] = []
  const sectionOf = new Map(
    definition.sections.flatMap(({ id, questions }) => questions.map((each) => [each.id, id])),
  )
  const quoted = new Map<string, string>()
  const withQuestions = mapQuestions(definition, (question) => {
    const place = before.length
    // Within a section that is shuffled, none comes before another.
    const earlier = [...quoted].findLast(([id]) => id !== sectionOf.get(question.id))?.[1]
    const code = `code of ${question.id}`
    before.push(code)
    if (isPlain(question.kind)) quoted.set(sectionOf.get(question.id) ?? '', code)
    return fullQuestion({ ...question, code }, { place, earlier, mixed })
  })
  return {
    ...withQuestions,
    settings: {
      ...withQuestions.settings,
      layout,
      timeLimit: 3600,
      ownCopy: true,
      requiredByDefault: true,
      introduction: text('Welcome'),
      nextSteps: text('We call you'),
      passMark: { percent: passMark },
      bands: [
        { id: 'weak', name: 'Weak', from: 0 },
        { id: 'strong', name: 'Strong', from: 50 },
      ],
    },
    sections: withQuestions.sections.map(
      (part, place): Section => ({
        ...part,
        title: `Part ${place + 1}`,
        introduction: text(`About part ${place + 1}`),
        timeLimit: 600,
        shuffle: shuffles[place] ?? false,
      }),
    ),
  }
}

/** With a section of questions that were pasted. */
export function withPasted(definition: Definition, mint: Mint = countingMint()): Definition {
  const { questions } = readPasted(PASTED)
  const added = questionsFromPasted(questions, mint)
  return addQuestions(definition, {
    sections: [section(mint('s'), { title: 'Pasted' }, ...added)],
  })
}

/** With what random questions may lack: a draw, a file that depends on an answer, a group, calculated values. */
function withRest(definition: Definition): Definition {
  const isAnswered: Condition = {
    kind: 'compare',
    of: { question: PASTED_ID },
    test: { op: 'isNotBlank' },
  }
  const drawn = section('drawn', { title: 'One of these', draw: 1 }, number('d1'), number('d2'))
  const rest = section(
    'rest',
    { title: 'You' },
    file('cv', { maxFiles: 2, showIf: isAnswered, knockOut: { op: 'isBlank' } }),
    singleChoice('group', ['One', 'Another'], { selfIdentification: true }),
  )
  const plain = questionsOf(definition).find(({ id, kind }) => id !== PASTED_ID && isPlain(kind))
  const { code } = plain ?? questionsOf(definition).find(({ id }) => id === PASTED_ID)!
  const calculated = [
    { id: 'c0', name: 'given', expression: `if([${code}] = [${code}], 1, 0)`, points: { most: 2 } },
    { id: 'c1', name: 'twice', expression: 'given * 2' },
  ]
  return addQuestions({ ...definition, calculated }, { sections: [drawn, rest] })
}

/** Kinds whose values can be compared with themselves. */
function isPlain(kind: QuestionKind): boolean {
  return PLAIN.some((each) => each === kind)
}

const PLAIN = ['singleChoice', 'shortText', 'longText', 'number', 'date', 'rating', 'code']

interface Where {
  place: number
  /** The code of the question before it. */
  earlier: string | undefined
  mixed: Mixed
}

function fullQuestion(question: Question, { place, earlier, mixed }: Where): Question {
  const told = {
    ...question,
    explanation: text('Only staff read this'),
    tags: [`tag${place % 2}`],
    ...(earlier !== undefined && { help: quoting(earlier) }),
  }
  if (told.kind === 'statement') return told
  const answerable = withChange(told, {
    timeLimit: mixed.limited.includes(place) ? 120 : undefined,
    errorText: mixed.worded.includes(place) ? `Please answer ${question.code}` : undefined,
    knockOut: mixed.knockingOut.includes(place) ? { op: 'isBlank' } : undefined,
  })
  const { kind, points = 0 } = answerable
  if (kind === 'longText') {
    return { ...answerable, rubric: { levels: [{ id: 'good', text: 'Good', points }] } }
  }
  if (kind !== 'singleChoice' && kind !== 'multipleChoice' && kind !== 'ranking') return answerable
  const options = answerable.options.map((option, at) =>
    at > 0 ? option : { ...option, pinned: true, feedback: text('Only staff read this too') },
  )
  return { ...answerable, shuffle: true, options }
}

function translated(definition: Definition): Definition {
  return translatableTexts(definition).reduce(
    (whole, { id, source, quotes: [name] }) =>
      TRANSLATIONS.reduce((into, language) => {
        const words = name === undefined ? text(`${language} ${source}`) : quoting(name)
        return setTranslation(into, language, id, words)
      }, whole),
    definition,
  )
}
