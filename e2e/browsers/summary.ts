import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter'

/** Ends a run with the browser versions, why any was skipped, and the counts. */
export default class Summary implements Reporter {
  private readonly counts = { passed: 0, failed: 0, skipped: 0 }
  private readonly versions = new Set<string>()
  private readonly reasons = new Set<string>()
  private brokenFiles = 0

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped') this.counts.skipped += 1
    else if (test.ok()) this.counts.passed += 1
    else this.counts.failed += 1
    for (const { type, description } of result.annotations) {
      if (type === 'browser' && description) this.versions.add(description)
      if (type === 'skip' && description) this.reasons.add(description)
    }
  }

  /** Errors outside any test, such as a file that could not be loaded. */
  onError(): void {
    this.brokenFiles += 1
  }

  onEnd(): void {
    const { passed, failed, skipped } = this.counts
    console.log('')
    for (const version of this.versions) console.log(`Checked in ${version}`)
    for (const reason of this.reasons) console.log(reason)
    console.log(`\n${passed} passed, ${failed + this.brokenFiles} failed, ${skipped} skipped`)
  }

  printsToStdio(): boolean {
    return true
  }
}
