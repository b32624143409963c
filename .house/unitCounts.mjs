import { relative } from 'node:path'

/** Sums up Vitest's report: each failure with its name and the first line of its message. */
export function countUnitTests({ numPassedTests, numFailedTests, testResults }, root) {
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: testResults.flatMap((file) => failuresIn(file, relative(root, file.name))),
  }
}

function failuresIn({ status, message, assertionResults }, file) {
  const own = assertionResults
    .filter((test) => test.status === 'failed')
    .map(
      ({ fullName, failureMessages }) => `${file} › ${fullName}: ${firstLine(failureMessages[0])}`,
    )
  // A file that could not be loaded has no test that failed.
  return own.length === 0 && status === 'failed' ? [`${file}: ${firstLine(message)}`] : own
}

const firstLine = (text = '') => text.split('\n', 1)[0]
