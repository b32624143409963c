import * as z from 'zod/mini'

import { assessmentFileSchema as fileSchema } from '#schemas/files/assessmentFile.ts'
import { authoredTextSchema, translatedTextSchema } from '#schemas/authoredText.ts'
import { conditionSchema } from '#schemas/condition.ts'
import { definitionSchema, sectionSchema } from '#schemas/definition.ts'
import { MAX_POINTS, pointsAboveZeroSchema, pointsSchema } from '#schemas/points.ts'
import { optionSchema, questionSchema } from '#schemas/question.ts'
import { testCandidateSchema } from '#schemas/testCandidate.ts'

/** The schemas that readers look up by name. */
const NAMED = {
  authoredText: authoredTextSchema,
  condition: conditionSchema,
  definition: definitionSchema,
  option: optionSchema,
  question: questionSchema,
  section: sectionSchema,
  testCandidate: testCandidateSchema,
  translatedText: translatedTextSchema,
}

/**
 * The JSON Schema (draft 2020-12) of the file that `readAssessmentFile` reads, generated from the
 * schemas that validate it: the definition in its wrapper, or alone.
 */
export function assessmentFileSchema(): object {
  const { $schema, $defs, ...file } = z.toJSONSchema(fileSchema, {
    metadata: namesOf(NAMED),
    // Authored texts, which the next lines describe.
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, LIMITS.get(zodSchema))
      if (zodSchema === authoredTextSchema) Object.assign(emptied(jsonSchema), AUTHORED_TEXT)
      if (zodSchema === translatedTextSchema) Object.assign(emptied(jsonSchema), TRANSLATED_TEXT)
    },
  })
  // Definitions used only by text trees are left over once nothing refers to the trees.
  const named = Object.entries($defs ?? {}).filter(([name]) => name in NAMED)
  return {
    $schema,
    title: 'TalentFlow assessment',
    anyOf: [file, { $ref: '#/$defs/definition' }],
    $defs: Object.fromEntries(named),
  }
}

/** Limits for files that stored data doesn't have. */
const LIMITS: ReadonlyMap<z.core.$ZodType, object> = new Map<z.core.$ZodType, object>([
  [pointsSchema, { minimum: -MAX_POINTS, maximum: MAX_POINTS }],
  [pointsAboveZeroSchema, { maximum: MAX_POINTS }],
])

const AUTHORED_TEXT = textIn('Text in a safe subset of Markdown', {})

const TRANSLATED_TEXT = textIn(
  'Text in a safe subset of Markdown, with the source that it translates: without one, the present text',
  { original: { type: 'string' } },
)

/** In a file the source is enough, because the tree is always parsed again. */
function textIn(description: string, properties: object): object {
  return {
    description,
    anyOf: [
      { type: 'string' },
      {
        type: 'object',
        properties: { source: { type: 'string' }, tree: { type: 'array' }, ...properties },
        required: ['source'],
        additionalProperties: false,
      },
    ],
  }
}

function namesOf(schemas: Readonly<Record<string, z.core.$ZodType>>) {
  const names = z.core.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(schemas)) names.add(schema, { id })
  return names
}

function emptied(object: object): object {
  for (const key of Object.keys(object)) Reflect.deleteProperty(object, key)
  return object
}
