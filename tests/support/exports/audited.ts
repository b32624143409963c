/** Audits an exported file of responses, as the command line does. */
import { runCommand } from '#tests/support/commandLine.ts'

import { exported } from './submittedRecords.ts'

export async function audited(json: string) {
  const files = { 'responses.json': json }
  const { status, out, error } = await runCommand(files, [], ['audit', 'responses.json'])
  return { status, error, report: out.length > 0 ? JSON.parse(out.join('\n')) : null }
}

/** What an audit of the responses in JSON finds, with names hidden and without. */
export async function auditedExports(...[versions, records, ...rest]: Parameters<typeof exported>) {
  const [, recommendations, whatIfs] = rest
  return Promise.all(
    [false, true].map(async (includesNames) => {
      const choices = { format: 'json', includesNames } as const
      const { file } = exported(versions, records, choices, recommendations, whatIfs)
      return audited(await file.text())
    }),
  )
}
