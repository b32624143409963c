import type { Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'

import {
  assessment,
  choice,
  chosen,
  consent,
  day,
  figure,
  line,
  note,
  scale,
  type SampleAssessment,
  section,
  upload,
  when,
  words,
} from '#src/features/data/sample/authoring.ts'
import { BACKEND_JOB } from '#src/features/data/sample/sampleJob.ts'
import { backendAnswers } from './backendAnswers.ts'
import {
  indexes,
  inProgress,
  outage,
  retries,
  review,
  stock,
  tooMany,
  unique,
} from './backendCode.ts'

const TITLE = 'Backend engineering, first look'

const INTRODUCTION =
  'This takes the place of a first call. There are no trick questions: we want to see how you read code and how you tell a story about your work.\n\nYou can stop and come back. Nobody but the people hiring for this job reads your answers.'

const aboutYou = section('about', 'Your work so far', [
  figure('years', 'How many years have you worked as a software engineer?', {
    min: 0,
    max: 40,
    step: 0.5,
    unit: 'years',
    help: 'Internships count. A rough figure is fine.',
  }),
  choice(
    'language',
    'Which language do you know best?',
    {
      go: 'Go',
      typescript: 'TypeScript',
      java: 'Java',
      python: 'Python',
      csharp: 'C#',
      other: 'Another one',
    },
    { display: 'dropdown' },
  ),
  line('languageOther', 'Which one?', { maxLength: 40, showIf: chosen('language', 'other') }),
  choice(
    'led',
    'Have you led the work of other engineers?',
    { yes: 'Yes', no: 'No, or not yet' },
    { showIf: when('years', { op: 'atLeast', value: 3 }) },
  ),
  words('ledHow', 'How did you decide who does what?', {
    showIf: chosen('led', 'yes'),
    minLength: 60,
    maxLength: 2_000,
    points: 3,
    explanation:
      '**3:** weighs what people want to learn against what is urgent, with an example. **1:** names a method only.',
  }),
])

const agreement = consent(
  'keep',
  'Your answers',
  'I agree that my answers are kept for six months, also if this job goes to somebody else.',
)

function howYouWork(improvePrompt: string, own: readonly Question[]): Section {
  return section('work', 'How you work', [
    words(
      'incident',
      'Tell us about something that you shipped and that broke. What did you notice first, what did you do, and what is different now?',
      {
        minLength: 120,
        maxLength: 4_000,
        points: 6,
        help: 'A small thing is fine. Leave out names and anything confidential.',
        explanation:
          '**6:** clear order of events, own part, a change that would prevent it. **3:** one of these is missing. **1:** blames others.',
      },
    ),
    words('improve', improvePrompt, { required: false, maxLength: 3_000, points: 4 }),
    upload(
      'writing',
      'If you like, add something that you wrote for other engineers.',
      ['.pdf', '.md', '.txt'],
      {
        help: 'A design note, a review of an outage, documentation.',
      },
    ),
    choice('start', 'When could you start?', {
      twoWeeks: 'Within two weeks',
      month: 'Within a month',
      quarter: 'Within three months',
      later: 'Later',
    }),
    line('startLater', 'What does it depend on?', {
      maxLength: 200,
      showIf: chosen('start', 'later'),
    }),
    ...own,
    note(
      'thanks',
      'That was the last question. We read every answer and write back within a week.',
    ),
  ])
}

function readingCode(questions: readonly Question[]): Section {
  return section('code', 'Reading code', questions, {
    introduction:
      'Nothing here needs to be run. The languages don’t matter; ask yourself what could happen.',
  })
}

const first = assessment(TITLE, INTRODUCTION, [
  aboutYou,
  readingCode([retries, indexes, tooMany, inProgress, stock]),
  howYouWork('What would you change first in a codebase without tests?', []),
])

const second = assessment(
  TITLE,
  INTRODUCTION,
  [
    aboutYou,
    readingCode([retries, indexes, tooMany, inProgress, stock, review, outage, unique]),
    howYouWork(
      'You join a team whose code has no tests. What would you change in the first month, and what would you leave alone?',
      [
        day('startOn', 'On which day could you start at the earliest?', {
          required: false,
          min: '2026-01-01',
          max: '2028-12-31',
          showIf: chosen('start', 'later'),
        }),
        scale(
          'onCall',
          'How would you feel about being on call one week in six?',
          'I would rather not',
          'I would like it',
        ),
        agreement,
      ],
    ),
  ],
  {
    passMark: { percent: 60 },
    bands: [
      { id: 'strong', name: 'Invite soon', from: 80 },
      { id: 'good', name: 'Talk about it', from: 50 },
    ],
  },
)

export const backend: SampleAssessment = {
  jobTitle: BACKEND_JOB,
  versions: [first, second],
  draft: second,
  writtenAnswers: backendAnswers,
}
