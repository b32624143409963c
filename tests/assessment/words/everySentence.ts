/** Every sentence of a catalogue, with the arguments that each is tried with. */
import type {
  ClockWords,
  FileWords,
  FirstWords,
  FurtherWords,
  PaperWords,
} from '#src/assessment/words/english/shapes.ts'
import { english } from '#src/assessment/words/english/first.ts'
import {
  files as fileSentences,
  further as furtherSentences,
} from '#src/assessment/words/english/rare.ts'
import type { ViolationFacts } from '#src/assessment/words/values/violationFacts.ts'
import { file, shortText } from '#tests/support/definitions.ts'

export const AT = '2026-11-21T10:42:00.000Z'
const one = (name: string) => () => [name]
const counted = (count: number) => [count]
const ends = (count: number) => [{ min: count, max: count + 1 }]

/**
 * The arguments that each sentence is tested with, for each count; also for sentences without a
 * count.
 */
const samples: Readonly<Record<string, (count: number) => readonly unknown[]>> = {
  'clock.facts.size': (count) => [
    '12 questions',
    count > 1 ? 'It takes 1 minute' : null,
    count * 60 + 1,
  ],
  'clock.facts.all': (count) => [count * 60 + 1],
  'clock.facts.sections': counted,
  'clock.facts.questions': counted,
  'clock.facts.lengths': (count) => [count, 90, 60 * (count + 2)],
  'clock.facts.extraTime': counted,
  'clock.part.size': (count) => ['12 questions', count * 60 + 1],
  'clock.part.notStarted': (count) => [count * 60 + 1],
  'clock.part.startSection': one('Speed'),
  'clock.left.all': one('1:30'),
  'clock.left.section': one('1:30'),
  'clock.left.question': one('1:30'),
  'clock.left.named': () => ['Speed', '1:30'],
  'clock.minutes': counted,
  'clock.warning.all': counted,
  'clock.warning.section': counted,
  'clock.warning.question': counted,
  'clock.warning.named': (count) => ['Speed', count],
  'clock.namedOver': one('Speed'),
  'filling.addedBelow': counted,
  'filling.removedBelow': counted,
  'paper.rank': counted,
  'paper.answerSome': counted,
  'paper.sectionOnlyIf': one('How many years?'),
  'paper.onlyIf': one('How many years?'),
  'paper.requiredIf': one('How many years?'),
  'paper.inserted': one('How many years?'),
  'paper.conditions.question': counted,
  'paper.conditions.row': () => ['How many years?', 'Speed'],
  'paper.conditions.between': () => ['Speed', 'Git'],
  ...Object.fromEntries(
    ['calculated', 'quoted', 'blank', 'answered', 'ticked', 'unticked', 'atLeast', 'atMost']
      .concat(['moreThan', 'lessThan', 'before', 'after', 'onOrAfter', 'onOrBefore'])
      .map((name) => [`paper.conditions.${name}`, one('Speed')]),
  ),
  ...Object.fromEntries(
    ['answer', 'includes', 'length', 'count', 'ownWords', 'value'].map((name) => [
      `paper.conditions.${name}`,
      (count: number) => ['How many years?', 'Speed', count > 1],
    ]),
  ),
  'signingIn.pageTitle': one('Front end'),
  'signingIn.codeFaults.unreadable': () => [8],
  'signingIn.wait': (count) => [count * 60 + 1, AT],
  'starting.count': (count) => [{ fewest: count, most: count + 1 }],
  'starting.usually': counted,
  'starting.estimated': counted,
  'starting.backTitle': one('Front end'),
  'starting.openedFor': one('g•••@example.org'),
  'starting.languageNotLoaded': one('Nederlands'),
  'notices.alreadySubmitted': one(AT),
  'filling.sectionOf': (count) => [count, 5, false],
  'filling.later.count': (count) => [count],
  'filling.questionOf': (count) => [count, 1500, true],
  'filling.answered': (count) => [count, 5, 5 + count],
  'filling.sectionWithoutTitle': counted,
  'filling.sectionStates.restIsOptional': (count) => [count, 5],
  'filling.check.changeAnswerTo': one('How many years?'),
  'filling.check.dropped': counted,
  'fields.choices.unticked': (count) => [['Git', 'Mercurial', 'None'].slice(0, count + 1)],
  'fields.choices.option': counted,
  'fields.choices.row': counted,
  'fields.characters.soFar': (count) => [count, 200],
  'fields.characters.tooMany': counted,
  'further.ranking.moveUp': one('Speed'),
  'further.ranking.moveDown': one('Speed'),
  'further.ranking.moved': (count) => ['Speed', count, 5],
  'files.remove': one('cv.pdf'),
  'files.added': one('cv.pdf'),
  'files.addedOf': (count) => ['cv.pdf', count, 5],
  'files.removed': one('cv.pdf'),
  'files.soFar': counted,
  ...Object.fromEntries(
    Object.keys(fileSentences.refused).map((why) => [`files.refused.${why}`, refusedFile]),
  ),
  'limits.characters': ends,
  'limits.choices': ends,
  'further.limits.dates': () => [{ min: '2026-11-21', max: undefined }],
  'limits.numbers': (count) => [{ min: count, max: undefined, step: 0.5 }],
  'files.limits': (count) => [{ min: count, max: count + 1, kinds: ['PDF', 'ODT'], size: 2e6 }],
  ...Object.fromEntries(
    Object.keys(english.violations).map((rule) => [`violations.${rule}`, violated]),
  ),
  // What is wrong with them has a sentence of its own.
  'violations.notANumber': (count) => [{ ...violated(count)[0], readings: readings(count) }],
  'violations.url': (count) => [{ ...violated(count)[0], typed: ['x', 'a b'][count] ?? 'http://' }],
  'required.shortText': () => [shortText('q')],
  'files.required.file': asked,
  ...Object.fromEntries(
    Object.keys(fileSentences.violations).map((rule) => [`files.violations.${rule}`, violated]),
  ),
  ...Object.fromEntries(
    Object.keys(furtherSentences.violations).map((rule) => [
      `further.violations.${rule}`,
      violated,
    ]),
  ),
  'problems.pageTitle': one('Front end'),
  'problems.showMore': counted,
  'answers.ofScale': (count) => [String(count), '5'],
  'answers.withUnit': (count) => [String(count), 'years'],
  'saving.saved': one(AT),
  'saving.savedAsFile': one(AT),
  'saving.file.asOf': one(AT),
  'ending.idle.countdown': one('1:30'),
  'ending.idle.soon': counted,
  'ending.receipt.moment': one(AT),
}

/** A whole catalogue. */
export type Whole = {
  first: FirstWords
  files: FileWords
  further: FurtherWords
  /** Absent where it is not tried. */
  clock?: ClockWords | undefined
  paper?: PaperWords | undefined
}

/** Every sentence, by its path, as said with this count; null for what has nothing to say. */
export function allSaid(
  { first, files, further, clock, paper }: Whole,
  count: number,
): Map<string, string | null> {
  const { write: _formats, ...sentences } = first
  const rarer = { files, further, ...(clock && { clock }), ...(paper && { paper }) }
  return new Map(saidIn({ ...sentences, ...rarer }, '', count))
}

function saidIn(part: unknown, path: string, count: number): [string, string | null][] {
  if (typeof part === 'string' || part === null) return [[path, part]]
  if (typeof part === 'function') {
    const sample = samples[path]
    if (sample === undefined) throw new Error(`Nothing to try ${path} with`)
    return saidIn(Reflect.apply(part, undefined, sample(count)), path, count)
  }
  if (typeof part !== 'object') throw new Error(`${path} says nothing`)
  return Object.entries(part).flatMap(([key, value]) =>
    saidIn(value, path === '' ? key : `${path}.${key}`, count),
  )
}

function refusedFile(count: number) {
  return [{ name: 'cv.pdf', size: count, most: 1024, question: file('cv', { maxFiles: count }) }]
}

function asked(count: number) {
  return [file('cv', { maxFiles: count })]
}

function readings(count: number): ViolationFacts['readings'] {
  return count === 1 ? { whole: '1234', fraction: '1.234' } : null
}

function violated(count: number): [ViolationFacts] {
  return [
    {
      question: file('cv', { accept: ['.pdf'] }),
      limit: String(count),
      count,
      fileName: 'cv.pdf',
      row: '',
      typed: '',
      required: 'Choose an option',
      readings: null,
      range: null,
      isExact: false,
      steps: ['0.5', '1', '1.5'],
      asksFor: 'number',
      noneLabel: 'None of these',
      otherLabel: 'Other',
    },
  ]
}
