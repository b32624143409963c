import {
  assessment,
  choice,
  choices,
  chosen,
  figure,
  note,
  type SampleAssessment,
  section,
  sign,
  upload,
  when,
  words,
} from '#src/features/data/sample/authoring.ts'
import { ANALYST_JOB } from '#src/features/data/sample/sampleJob.ts'

/** Not published yet: a question has points and no key, as a draft in progress would. */
const draft = assessment(
  'Data analyst, working sample',
  'A short table, a few questions about it, and one about how you explain things.\n\nYou may use a calculator or a spreadsheet.',
  [
    section('tools', 'What you work with', [
      choices(
        'used',
        'Which of these have you used at work?',
        {
          sql: 'SQL',
          spreadsheet: 'Spreadsheets',
          python: 'Python or R',
          dashboard: 'A dashboard tool',
        },
        { minChoices: 1, help: 'Choose all that apply.' },
      ),
      figure('sqlYears', 'For how many years have you written SQL?', {
        min: 0,
        max: 40,
        unit: 'years',
        showIf: when('used', { op: 'includes', value: 'used-sql' }),
      }),
      choice(
        'join',
        'Which join keeps hotels that have no bookings?\n\n```sql\nSELECT h.name, count(b.id)\nFROM hotels h\n____ JOIN bookings b ON b.hotel_id = h.id\nGROUP BY h.name\n```',
        {
          left: '`LEFT`',
          inner: '`INNER`',
          cross: '`CROSS`',
          right: '`RIGHT`',
        },
        { right: 'left', points: 1, showIf: when('used', { op: 'includes', value: 'used-sql' }) },
      ),
    ]),
    section('table', 'Reading a table', [
      note(
        'figures',
        'Bookings of one hotel:\n\n- **March:** 120 bookings, 30 cancelled\n- **April:** 150 bookings, 30 cancelled\n- **May:** 90 bookings, 27 cancelled',
      ),
      figure('aprilRate', 'What share of April’s bookings was cancelled?', {
        min: 0,
        max: 100,
        unit: '%',
        points: 1,
        key: { value: 20, tolerance: 0.5 },
      }),
      figure('overall', 'And over all three months?', {
        min: 0,
        max: 100,
        unit: '%',
        points: 2,
        key: { value: 24.2, tolerance: 0.3 },
        explanation: '87 of 360. The mean of the three rates, 25, is not right.',
      }),
      choice(
        'worse',
        'Is it getting worse?',
        {
          yes: 'Yes',
          no: 'No',
          unknown: 'Three months are too few to tell',
        },
        { right: 'unknown', points: 2 },
      ),
      words('worseWhy', 'What would you look at next to be sure?', {
        minLength: 40,
        maxLength: 1_500,
        points: 3,
        showIf: { kind: 'not', condition: chosen('worse', 'no') },
      }),
      choice(
        'chart',
        'Which chart would you show the hotel owner?',
        {
          line: 'A line of the share, by month',
          pie: 'A pie for each month',
          table: 'The table, as it is',
        },
        { points: 1 },
      ),
    ]),
    section('explain', 'Explaining', [
      words(
        'explain',
        'Explain to a hotel owner, in three sentences, why an average can mislead.',
        {
          minLength: 60,
          maxLength: 1_000,
          points: 4,
        },
      ),
      upload('work', 'If you like, add a report that you are proud of.', ['.pdf', '.xlsx', '.png']),
      sign('own', 'Sign that this is your own work, done without help from others.'),
      choice('days', 'How many days a week would you like to work?', {
        five: 'Five',
        four: 'Four',
        three: 'Three',
      }),
    ]),
  ],
)

export const analyst: SampleAssessment = {
  jobTitle: ANALYST_JOB,
  versions: [],
  draft,
  writtenAnswers: {},
}
