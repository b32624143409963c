/**
 * What Playwright's report comes to. A journey that failed first and passed when it was tried again
 * counts as passed, and is named.
 */
export function countJourneys({ stats, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    secondTries: suites.flatMap(secondTriesIn),
  }
}

function secondTriesIn({ file, specs = [], suites = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...own.map(({ title }) => `${file} › ${title}`), ...suites.flatMap(secondTriesIn)]
}
