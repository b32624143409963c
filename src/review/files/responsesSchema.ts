import * as z from 'zod/mini'

import { definitionSchema } from '#schemas/definition.ts'
import { responsesFileSchema } from '#schemas/files/responsesFile.ts'
import { assessmentFileSchema } from '#src/builder/files/json/assessmentSchema.ts'

/**
 * The JSON Schema (draft 2020-12) of exported responses (rule Y13), generated from the schema that
 * their types come from. A definition is described once, as in the file of an assessment.
 */
export function responsesSchema(): object {
  const definitions = Object.entries(assessmentFileSchema()).find(([name]) => name === '$defs')?.[1]
  const { $defs: _own, ...file } = z.toJSONSchema(responsesFileSchema, {
    // Authored texts, which occur only in definitions.
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema !== definitionSchema) return
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
      jsonSchema.$ref = '#/$defs/definition'
    },
  })
  return { ...file, title: 'TalentFlow responses', $defs: definitions }
}
