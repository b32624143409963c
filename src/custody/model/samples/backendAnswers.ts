/** Sample texts, by question. */
export const backendAnswers: Readonly<Record<string, readonly string[]>> = {
  languageOther: ['Elixir', 'Rust', 'Kotlin', 'Ruby', 'Scala', 'PHP'],
  tooMany: ['429', '429', '429 Too Many Requests', '503', '403', 'I think 429?', '420'],
  startOn: ['2026-09-01', '2026-08-15', '2026-10-01', '2027-01-04'],
  unique: [
    'function newest(bookings: Booking[]): Map<string, Booking> {\n  const byGuest = new Map<string, Booking>()\n  for (const booking of bookings) {\n    const known = byGuest.get(booking.guest)\n    if (!known || known.at < booking.at) byGuest.set(booking.guest, booking)\n  }\n  return byGuest\n}',
    "def newest(bookings):\n    result = {}\n    for b in sorted(bookings, key=lambda b: b['at']):\n        result[b['guest']] = b\n    return result",
    'SELECT DISTINCT ON (guest_id) *\nFROM bookings\nORDER BY guest_id, created_at DESC;',
    'const newest = (bookings) =>\n  Object.values(\n    bookings.reduce((all, b) => ({ ...all, [b.guest]: !all[b.guest] || all[b.guest].at < b.at ? b : all[b.guest] }), {}),\n  )',
  ],
  startLater: [
    'I finish my degree in July.',
    'We are moving house, so not before the autumn.',
    'My notice period is four months, but they sometimes agree to less.',
  ],
  ledHow: [
    'We wrote down what had to happen that quarter and what each of us wanted to get better at, and tried to match the two. Urgent things went to whoever knew that part already; everything else went to someone who did not, with that person next to them.',
    'I asked. Most people know what they want to work on, and the two or three tasks that nobody picked I took turns assigning, including to myself.',
    'By risk. The payment migration went to our most careful engineer, and I paired a newer colleague with her for the whole six weeks. She now runs that part.',
    'Honestly, at first I gave the hard things to the fastest person, and the others stopped growing. After a year I changed it: whoever reports a problem may fix it, and I keep time free to help.',
    'We planned in pairs. Each pair took a slice that could be released by itself, so nobody waited for anybody.',
  ],
  incident: [
    'I changed how we round taxes and tested it with whole amounts only. The next morning support had forty messages about invoices that were one cent off. I rolled back within twenty minutes, wrote a script that found all 312 affected invoices, and sent corrected ones with an apology. Since then money is stored in cents, and there is a test with a table of awkward amounts that finance maintains.',
    'A migration of mine locked the bookings table at noon on a Friday. The first sign was that the health check went green and red. I killed the migration, waited for the queue to empty, and then did the same change in three steps on Sunday evening. Now every migration runs against a copy of production first and has to say how long it locks what.',
    'I deployed a cache without thinking about who is logged in, so for six minutes some people saw another hotel’s name in the header. Nothing else leaked, but it could have. I switched the cache off with the flag, told my lead before I understood it fully, and we wrote to the eleven customers. What is different: cache keys are built in one place and always contain the account.',
    'Our nightly export failed silently for nine days because I caught an exception and only logged it. A customer noticed. I ran the missing exports by hand and then made the job write a row when it succeeds; an alert fires when the row is missing. I trust success that is recorded more than failure that is logged.',
    'I removed an endpoint that our logs said nobody used. The logs were kept for thirty days, and one partner called it on the first of each quarter. They phoned. I put it back the same hour, apologised, and added a deprecation header and a real list of who uses what. I check with people now, and not only with logs.',
    'The retry queue I built retried forever when a hotel was deleted. It looked fine until the queue was so long that real messages took an hour. I noticed because the graph I had made myself was a straight line upwards. I drained it, gave every message an age limit, and wrote a short note for the team about poison messages.',
    'We forgot daylight saving time. Check-in reminders went out an hour early in one country, and I had written that part. I fixed the data the same day. The lasting change is small: the team has a calendar of dates that break software, and we test with them.',
  ],
  improve: [
    'I would not start by writing tests for everything. First a way to run the whole thing on my machine, then one test for each way in which it earns money, and from then on a test with every bug.',
    'Make releases smaller. Tests help, but if a release can be taken back in a minute the fear goes away, and then people start to clean up by themselves.',
    'I would ask which part they are afraid to touch and put tests around that part only. I would leave alone whatever has not changed in a year.',
    'Types at the edges, then tests for the calculations. Screens last, since they change most.',
    'I would look at the last ten incidents and see whether a test would have caught them. If not, tests are not the first problem.',
  ],
}
