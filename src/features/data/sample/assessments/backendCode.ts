/** What is asked about code. */
import {
  choice,
  choices,
  figure,
  line,
  order,
  snippet,
  when,
} from '#src/features/data/sample/authoring.ts'

export const retries = choice(
  'retries',
  "What can go wrong here when the payment service is slow to answer?\n\n```ts\nasync function charge(order: Order): Promise<Receipt> {\n  for (let attempt = 0; attempt < 3; attempt++) {\n    try {\n      return await payments.post('/charges', { amount: order.total }, { timeout: 2_000 })\n    } catch {\n      await wait(500)\n    }\n  }\n  throw new Error('Payment failed')\n}\n```",
  {
    twice: 'The customer may be charged more than once',
    forever: 'The loop may never end',
    total: 'The order total may change between two attempts',
    fine: 'Nothing: that is what the retries are for',
  },
  {
    right: 'twice',
    points: 2,
    explanation:
      'A timeout does not mean that the charge failed. Without an idempotency key each attempt may succeed.',
  },
)

export const indexes = choices(
  'indexes',
  'A page lists the orders of **one customer, newest first**, twenty at a time. The table has 40 million rows. Which of these indexes let the database avoid reading the whole table?',
  {
    both: '`(customer_id, created_at)`',
    customer: '`(customer_id)`',
    total: '`(total)`',
    status: '`(status)`, since most orders are completed',
  },
  {
    right: ['both', 'customer'],
    points: 2,
    minChoices: 1,
    maxChoices: 3,
    help: 'Choose all that help, even if one helps more.',
  },
)

export const tooMany = line(
  'tooMany',
  'Which HTTP status code tells a client that it sent too many requests?',
  {
    maxLength: 40,
    points: 1,
    key: { accepted: ['429', '429 Too Many Requests', 'HTTP 429'], ignoreCase: true },
  },
)

export const inProgress = figure(
  'inProgress',
  'A service handles 200 requests a second, and each takes 50 ms. How many are in progress at once, on average?',
  {
    min: 0,
    max: 100_000,
    points: 2,
    key: { value: 10, tolerance: 0 },
    explanation: '200 × 0.05 s = 10.',
  },
)

export const stock = choice(
  'stock',
  'Two people buy the last room at the same moment. What does this allow?\n\n```sql\nSELECT free FROM rooms WHERE id = 7;      -- both read 1\nUPDATE rooms SET free = free - 1 WHERE id = 7;\nINSERT INTO bookings (room_id) VALUES (7);\n```',
  {
    overbooked: 'Both bookings go through, and `free` becomes -1',
    deadlock: 'The database always stops one of them by itself',
    lost: 'One booking is lost, and `free` becomes 0',
    never: 'It can’t happen, since statements run one after the other',
  },
  { right: 'overbooked', points: 2, showIf: when('years', { op: 'atLeast', value: 2 }) },
)

export const review = choice(
  'review',
  'A colleague asks you to approve this one-line change, today. What do you do first?\n\n```diff\n- const limit = 100\n+ const limit = Number(process.env.LIMIT)\n```',
  {
    ask: 'Ask what happens when `LIMIT` is not set',
    approve: 'Approve it, since it is only one line',
    rewrite: 'Rewrite it the way you would have done it',
    later: 'Leave it for someone who knows that part',
  },
  {
    right: 'ask',
    points: 1,
    explanation: '`Number(undefined)` is `NaN`, and every comparison with it is false.',
  },
)

export const outage = order(
  'outage',
  'Bookings have been failing for five minutes. In which order do you do these?',
  {
    cause: 'Find out why it happened',
    tell: 'Tell the others that you are looking at it',
    back: 'Take the last release back',
    note: 'Write down what you learnt',
  },
  {
    right: ['tell', 'back', 'cause', 'note'],
    points: 2,
    explanation: 'Stop the harm before looking for its cause.',
  },
)

export const unique = snippet(
  'unique',
  'Write a function that takes a list of bookings and gives each guest’s newest one. Any language will do; it is read by people and never run.',
  'typescript',
  { required: false, minLength: 40, maxLength: 4_000, points: 5 },
)
