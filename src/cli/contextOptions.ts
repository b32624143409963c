import { LARGEST_SEED, momentSchema, seedSchema } from '#schemas/base.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import type { Context } from '#src/assessment/engine/context.ts'

/** The command's positional arguments, and the context from its options; the seed defaults to 0. */
export function readContextOptions(
  args: readonly string[],
): Result<{ words: string[]; context: Context }, string> {
  const words: string[] = []
  let context: Context = { seed: 0 }
  for (let place = 0; place < args.length; place++) {
    const word = args[place] ?? ''
    if (!word.startsWith('--')) {
      words.push(word)
      continue
    }
    const read = readOption(word, args[++place])
    if (!read.ok) return read
    context = { ...context, ...read.value }
  }
  return done({ words, context })
}

const OPTIONS: readonly string[] = ['--seed', '--started', '--language']

function readOption(name: string, value: string | undefined): Result<Partial<Context>, string> {
  if (!OPTIONS.includes(name)) {
    return failed(`${name}: unknown option: use ${OPTIONS.join(', ')}`)
  }
  if (value === undefined) return failed(`${name}: it needs a value`)
  switch (name) {
    case '--seed': {
      const seed = /^\d+$/.test(value) ? Number(value) : Number.NaN
      if (seedSchema.safeParse(seed).success) return done({ seed })
      return failed(`${name} ${value}: it must be a whole number from 0 to ${LARGEST_SEED}`)
    }
    case '--started':
      if (momentSchema.safeParse(value).success) return done({ startedAt: value })
      return failed(`${name} ${value}: it must be a date and time, like 2026-11-21T09:30:00.000Z`)
    default:
      if (isLanguage(value)) return done({ language: value })
      return failed(`${name} ${value}: it must be a language tag, like en or pt-BR`)
  }
}

/** Whether this could be a language tag. */
export function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
