/**
 * The engine on the command line: what the builder, candidate and reviewer would see, as JSON.
 * Accesses files and the terminal only through `io`.
 */

import { done, failed } from '#schemas/result.ts'
import { assessmentFileSchema } from '#src/builder/files/json/assessmentSchema.ts'
import { responsesSchema } from '#src/review/files/responsesSchema.ts'
import { auditFile } from './auditFile.ts'
import { runBatch } from './batch.ts'
import { checkFile } from './checkFile.ts'
import type { CommandIo, Outcome } from './command.ts'
import { readContextOptions } from './contextOptions.ts'
import { evaluateFiles } from './evaluateFiles.ts'

const USAGE =
  'Usage: npm run assess -- check FILE | evaluate [--seed NUMBER] [--started MOMENT] [--language TAG] FILE ANSWERS | batch [FILE] | audit FILE | schema [responses]'

/** Runs one command. 0: success; 1: ran, and found problems or violations; 2: bad input. */
export async function main(args: readonly string[], io: CommandIo): Promise<number> {
  const [command, file = '-', ...others] = args
  if (command === 'batch' && !file.startsWith('--') && others.length === 0) {
    return runBatch(file, io)
  }
  const outcome = await run(args, io)
  if (!outcome.ok) {
    io.error(outcome.error.replace(/\s+/g, ' '))
    return 2
  }
  io.out(JSON.stringify(outcome.value.report, null, 2))
  return outcome.value.isWell ? 0 : 1
}

async function run(args: readonly string[], io: CommandIo): Promise<Outcome> {
  const options = readContextOptions(args)
  if (!options.ok) return options
  const { words, context } = options.value
  const [command, file, answers, ...others] = words
  const hasOptions = words.length < args.length
  switch (command) {
    case 'schema':
      if (args.length > 2 || !['responses', undefined].includes(file)) {
        return failed(`schema takes no file and no options. ${USAGE}`)
      }
      return done({
        report: file === 'responses' ? responsesSchema() : assessmentFileSchema(),
        isWell: true,
      })
    case 'check':
      if (file === undefined || answers !== undefined || hasOptions) {
        return failed(`check takes one FILE and no options. ${USAGE}`)
      }
      return checkFile(file, io)
    case 'audit':
      if (file === undefined || answers !== undefined || hasOptions) {
        return failed(`audit takes one FILE of exported responses and no options. ${USAGE}`)
      }
      return auditFile(file, io)
    case 'evaluate':
      if (file === undefined || answers === undefined || others.length > 0) {
        return failed(`evaluate takes a FILE and its ANSWERS. ${USAGE}`)
      }
      return evaluateFiles(file, answers, context, io)
    case 'batch':
      return failed(`batch takes one FILE or standard input, and no options. ${USAGE}`)
    case undefined:
      return failed(USAGE)
    default:
      return failed(`“${command}” is not a command. ${USAGE}`)
  }
}
