/** Which features a life really had: those whose fields are stored, and those that it went through. */
import type { Definition } from '#schemas/definition.ts'
import { FEATURES, type Feature } from '#tests/crossings/features.ts'
import {
  CALCULATED,
  DEFINITION,
  OPTION,
  QUESTION,
  SECTION,
  SETTINGS,
} from '#tests/crossings/definitionFields.ts'
import {
  ASSESSMENT,
  ASSIGNMENT,
  ATTEMPT,
  CANDIDATE,
  RESPONSE,
  VERSION,
} from '#tests/crossings/recordFields.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'

type Owners = Readonly<Record<string, unknown>>

/** The features of the fields that have a value. */
export function featuresOf(definition: Definition): Set<Feature> {
  const questions = questionsOf(definition)
  return new Set([
    ...featuresIn(DEFINITION, definition),
    ...featuresIn(SETTINGS, definition.settings),
    ...definition.sections.flatMap((each) => featuresIn(SECTION, each)),
    ...questions.flatMap((each) => featuresIn(QUESTION, each)),
    ...questions.flatMap((each) =>
      'options' in each ? each.options.flatMap((option) => featuresIn(OPTION, option)) : [],
    ),
    ...definition.calculated.flatMap((each) => featuresIn(CALCULATED, each)),
  ])
}

const BY_STORE: Readonly<Record<string, readonly Owners[]>> = {
  Assessments: [ASSESSMENT, VERSION],
  Candidates: [CANDIDATE],
  Responses: [RESPONSE],
}

/** The features of what is stored, by store. */
export function featuresStored(stored: Readonly<Record<string, unknown[]>>): Set<Feature> {
  const found = Object.entries(BY_STORE).flatMap(([store, owners]) =>
    (stored[store] ?? []).flatMap((record) =>
      owners.flatMap((each) => (isObject(record) ? featuresIn(each, record) : [])),
    ),
  )
  for (const candidate of stored['Candidates'] ?? []) {
    if (isObject(candidate) && isObject(candidate['assignment'])) {
      found.push(...featuresIn(ASSIGNMENT, candidate['assignment']))
    }
  }
  for (const response of stored['Responses'] ?? []) {
    if (!isObject(response) || !Array.isArray(response['attempts'])) continue
    for (const each of response['attempts']) found.push(...featuresIn(ATTEMPT, each))
  }
  return new Set(found)
}

function featuresIn(owners: Owners, part: object): Feature[] {
  return Object.entries(part).flatMap(([field, held]) => {
    const owner = owners[field]
    return isFeature(owner) && !isEmpty(held) ? [owner] : []
  })
}

function isFeature(owner: unknown): owner is Feature {
  return FEATURES.some((each) => each === owner)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isEmpty(held: unknown): boolean {
  if (Array.isArray(held)) return held.length === 0
  return isObject(held) ? Object.keys(held).length === 0 : held === undefined || held === 0
}

/** Each two of these features that no life had both, as `a × b`. */
export function pairsNeverMet(
  features: readonly Feature[],
  lives: readonly ReadonlySet<Feature>[],
): string[] {
  return features.flatMap((one, place) =>
    features
      .slice(place + 1)
      .filter((other) => !lives.some((life) => life.has(one) && life.has(other)))
      .map((other) => `${one} × ${other}`),
  )
}
