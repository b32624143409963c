import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter'

export const FIGURE = 'figure'

interface Row {
  number: number
  title: string
  holds: boolean
  figures: string
}

/** Ends a run with the figures that were measured, one line per row. */
export default class Table implements Reporter {
  private readonly rows: Row[] = []

  onTestEnd(test: TestCase, result: TestResult): void {
    const { number, title } = nameOf(test)
    const measured = result.annotations.filter(({ type }) => type === FIGURE)
    const failure = result.error?.message?.split('\n', 1)[0] ?? result.status
    const holds = result.status === 'passed'
    const figures = measured.map(({ description }) => description ?? '')
    if (!holds) figures.push(plain(failure))
    this.rows.push({ number, title, holds, figures: figures.join('; ') || '1 journey' })
  }

  onEnd(): void {
    const lines = this.rows
      .toSorted((a, b) => a.number - b.number || a.title.localeCompare(b.title))
      .map(({ number, title, holds, figures }) =>
        ['', number, title, holds ? 'holds' : 'FAILS', figures, ''].join(' | ').trim(),
      )
    console.log(['', '| Row | What | | Figures |', '|---:|---|---|---|', ...lines, ''].join('\n'))
  }

  printsToStdio(): boolean {
    return false
  }
}

/** Titles start with the number of their row; a journey from elsewhere is one of row 15. */
function nameOf({ title }: TestCase): Pick<Row, 'number' | 'title'> {
  const [, number, what] = /^(\d+)\. (.*)$/.exec(title) ?? []
  if (number === undefined || what === undefined)
    return { number: OFFLINE, title: `without the server: ${title}` }
  return { number: Number(number), title: what }
}

const OFFLINE = 15

/** Without the colours of a terminal. */
function plain(message: string): string {
  // oxlint-disable-next-line eslint/no-control-regex -- Colours start with a control character.
  return message.replaceAll(/\u001B\[\d+m/g, '')
}
