import type { Section } from '#schemas/definition.ts'

import {
  assessment,
  choice,
  choices,
  chosen,
  figure,
  grid,
  line,
  note,
  type SampleAssessment,
  section,
  ticked,
  when,
  words,
} from '#src/features/data/sample/authoring.ts'
import { authoredLabel } from '#src/exchange/markdown.ts'
import { SUPPORT_JOB } from '#src/features/data/sample/sampleJob.ts'
import { supportAnswers } from './supportAnswers.ts'

const TITLE = 'Customer support, three situations'

const INTRODUCTION =
  'Three situations that happened to us this year. We care about what you would do and how you would say it, and less about spelling.\n\nMost people take about half an hour.'

const experience = section('experience', 'Your experience', [
  choices(
    'channels',
    'How have you helped customers so far?',
    {
      email: 'By email',
      chat: 'By chat',
      phone: 'By phone',
      person: 'In person, in a shop or at a desk',
      none: 'Not yet, in any of these ways',
    },
    { help: 'Choose all that apply.', minChoices: 1, none: 'none' },
  ),
  grid(
    'sure',
    'How sure do you feel when you have to do this?',
    {
      refuse: 'Refuse something kindly',
      explain: 'Explain something that you have just learnt',
      calm: 'Talk to somebody who is angry',
    },
    { not: 'Not yet', fairly: 'Fairly', very: 'Very' },
  ),
  figure('years', 'For how many years, all together?', { min: 0, max: 45, unit: 'years' }),
  figure('calls', 'About how many calls did you take on a normal day?', {
    min: 0,
    max: 200,
    step: 1,
    required: false,
    showIf: ticked('channels', 'phone'),
  }),
  line('languages', 'In which languages could you write to a customer?', {
    maxLength: 120,
    required: false,
  }),
  choice('weekends', 'Could you work one weekend in four?', {
    yes: 'Yes',
    swap: 'Yes, if I can swap now and then',
    no: 'No',
  }),
  words('weekendsNo', 'What would have to be different?', {
    showIf: chosen('weekends', 'no'),
    minLength: 10,
    maxLength: 600,
    help: 'You don’t have to give private reasons. We plan shifts early and can often find a way.',
  }),
])

const situations = section(
  'situations',
  'Three situations',
  [
    choice(
      'refund',
      'A guest paid twice for the same night and asks the hotel for the money. The hotel asks **you**. You can see both payments. What do you do first?',
      {
        confirm: 'Confirm to the hotel that you see both, and say when the money will be back',
        form: 'Ask the hotel to fill in the refund form',
        bank: 'Tell the hotel that the guest should ask the bank',
        wait: 'Wait a day, since double payments often disappear by themselves',
      },
      { right: 'confirm', points: 2 },
    ),
    words('refundReply', 'Write the reply that you would send to the hotel.', {
      minLength: 80,
      maxLength: 1_500,
      points: 5,
      help: 'The owner is called Ms Duarte. Refunds take three to five working days.',
      explanation:
        '**5:** says what happened, what happens next and when, without excuses. **3:** misses the date or the next step. **1:** sends the work back to the hotel.',
    }),
    choice(
      'angry',
      'Someone calls, shouts, and says that this is the fourth time. You find three earlier messages that nobody answered. What do you say first?',
      {
        sorry:
          '“You wrote three times and nobody answered. I am sorry. Tell me what it is now, and I will stay on it.”',
        calm: '“Please calm down, or I can’t help you.”',
        system: '“Our system must have lost your messages.”',
        transfer: '“Let me put you through to someone else.”',
      },
      { right: 'sorry', points: 2 },
    ),
    choices(
      'export',
      'A hotel writes: “The export button does nothing.” Which **three** things do you ask for before you pass it on?',
      {
        device: 'Which browser and device they use',
        when: 'When it last worked',
        screen: 'A picture of the screen, or what they see after the click',
        password: 'Their password, so that you can try it yourself',
        revenue: 'How much they earn with us',
        reinstall: 'Whether they have set up the computer again',
      },
      { right: ['device', 'when', 'screen'], minChoices: 3, maxChoices: 3, points: 3 },
    ),
    figure(
      'queue',
      'Four people answer 30 messages each a day. 150 new ones arrive every day. How many more messages are waiting after five days?',
      {
        min: 0,
        max: 10_000,
        points: 2,
        key: { value: 150, tolerance: 0 },
        explanation: '(150 - 4 × 30) × 5 = 150.',
      },
    ),
  ],
  { introduction: 'Take your time. You can go back and change everything until you submit.' },
)

const senior: Section = section(
  'senior',
  'Helping others get better',
  [
    words(
      'coach',
      'A new colleague answers politely and never solves the problem. What do you do?',
      {
        minLength: 60,
        maxLength: 2_000,
        points: 4,
      },
    ),
    choices(
      'measures',
      'Which two numbers would you look at every week?',
      {
        again: 'How many customers write again about the same thing',
        first: 'Time to the first answer',
        count: 'Answers for each person',
        rating: 'What customers say afterwards',
      },
      { minChoices: 2, maxChoices: 2 },
    ),
  ],
  { showIf: when('years', { op: 'atLeast', value: 5 }) },
)

const published = assessment(TITLE, INTRODUCTION, [experience, situations, senior])

const changed = assessment(TITLE, INTRODUCTION, [
  experience,
  situations,
  senior,
  section('end', 'Before you go', [
    choice(
      'heard',
      'Where did you hear about this job?',
      { friend: 'From somebody who works here', board: 'On a job board', hotel: 'In a hotel' },
      { required: false, other: { label: authoredLabel('Somewhere else') } },
    ),
    note(
      'thanks',
      'Thank you. We write back to everybody within a week, also when the answer is no.',
    ),
  ]),
])

export const support: SampleAssessment = {
  jobTitle: SUPPORT_JOB,
  versions: [published],
  draft: changed,
  writtenAnswers: supportAnswers,
}
