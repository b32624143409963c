/**
 * The totals of Playwright's report. A journey that passed on retry counts as passed, and is listed
 * by name.
 */
export function countJourneys({ stats, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: suites.flatMap((suite) => namesOf(suite, 'unexpected')),
    secondTries: suites.flatMap((suite) => namesOf(suite, 'flaky')),
  }
}

function namesOf({ file, specs = [], suites = [] }, result) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === result))
  return [
    ...own.map(({ title }) => `${file} › ${title}`),
    ...suites.flatMap((suite) => namesOf(suite, result)),
  ]
}
