import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter'

export const FIGURE = 'figure'

/** Ends a run with the figures that were measured, one line per test. */
export default class Table implements Reporter {
  private readonly lines: string[] = []

  onTestEnd(test: TestCase, result: TestResult): void {
    for (const { type, description } of result.annotations) {
      if (type !== FIGURE) continue
      const passed = result.status === 'passed' ? 'holds' : 'FAILS'
      this.lines.push(`| ${passed} | ${test.title} | ${description ?? ''} |`)
    }
  }

  onEnd(): void {
    console.log(
      ['', '| | What | Figures |', '|---|---|---|', ...this.lines.toSorted(), ''].join('\n'),
    )
  }

  printsToStdio(): boolean {
    return false
  }
}
