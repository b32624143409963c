import type { Definition, Section, Settings } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { limitOfQuestion } from '#src/assessment/engine/clock/limits.ts'
import type { Finding, FindingPlace } from '#src/assessment/engine/findings/findings.ts'
import {
  secondsOfSection,
  secondsToOpen,
  secondsUnlimited,
} from '#src/assessment/engine/kinds/duration.ts'

/** Checks that the layout can enforce the limit of a question (rule P15), and that it is long enough (P22). */
export function checkTimeLimit(
  question: Question,
  settings: Settings,
  place: FindingPlace,
): Finding[] {
  if (!('timeLimit' in question) || question.timeLimit === undefined) return []
  if (limitOfQuestion(question, settings) !== null) {
    return shortLimit(question.timeLimit, secondsUnlimited(question), place)
  }
  return [{ grade: 'warning', kind: 'timeLimitIdle', place: { ...place, field: 'timeLimit' } }]
}

/** Checks that the limit of a section is long enough for what everybody gets of it (rule P22). */
export function checkSectionLimit(section: Section): Finding[] {
  return shortLimit(section.timeLimit, leastSeconds(section), { sectionId: section.id })
}

/** Checks that the limit of the whole is long enough for what everybody gets (rule P22). */
export function checkWholeLimit({ settings, sections }: Definition): Finding[] {
  const needed = sections
    .filter(({ showIf }) => showIf === undefined)
    .map((each) => Math.min(leastSeconds(each), each.timeLimit ?? Infinity))
  const all = needed.reduce((sum, each) => sum + each, secondsToOpen(settings))
  return shortLimit(settings.timeLimit, all, {})
}

/** Without the questions that have a condition; 0 where one of them may be drawn in place of others. */
function leastSeconds(section: Section): number {
  const questions = section.questions.filter(({ showIf }) => showIf === undefined)
  if (section.draw !== undefined && questions.length < section.questions.length) return 0
  return secondsOfSection({ ...section, questions })
}

function shortLimit(limit: number | undefined, needed: number, place: FindingPlace): Finding[] {
  if (limit === undefined || limit * 2 >= needed) return []
  const facts = { limit, needed: Math.round(needed) }
  return [
    { grade: 'warning', kind: 'timeLimitShort', ...facts, place: { ...place, field: 'timeLimit' } },
  ]
}
