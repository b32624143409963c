import { main } from '#src/cli/main.ts'

import { anAssessment, answeredWith, number, singleChoice, statement } from './definitions.ts'

/** Ready, with a required number, a keyed choice that depends on it, and a statement. */
export const yearsThenRole = anAssessment(
  number('years', { min: 0, max: 40, required: true }),
  singleChoice('role', ['be', 'fe'], {
    key: { options: ['be'] },
    points: 2,
    showIf: answeredWith('years', 3),
  }),
  statement('note'),
)

/** Runs a command with these files and lines of standard input; returns its output by line. */
export async function runCommand(
  files: Readonly<Record<string, string>>,
  lines: readonly (string | null)[],
  args: readonly string[],
) {
  const out: string[] = []
  const error: string[] = []
  const status = await main(args, {
    async *lines() {
      yield* lines
    },
    readFile: (path) => {
      const text = files[path]
      return text === undefined
        ? Promise.reject(Object.assign(new Error('no'), { code: 'ENOENT' }))
        : Promise.resolve(text)
    },
    out: (line) => out.push(line),
    error: (line) => error.push(line),
  })
  return { status, out, error }
}
