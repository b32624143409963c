import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'

/** Most mutants are killed by example-based tests, long before a property has run. */
class SingleCasesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isProperties = ({ moduleId }: TestSpecification) => PROPERTIES.test(moduleId)
    return [...files.filter((file) => !isProperties(file)), ...files.filter(isProperties)]
  }
}

const PROPERTIES = /([Pp]roperties|pathFindings)\.test\.ts$/

/** The engine's own tests, which must notice every change in meaning. */
export default defineConfig({
  test: {
    include: ['tests/assessment/engine/**/*.test.ts', 'tests/*/model/**/*.test.ts'],
    environment: 'node',
    // A test that times out on a busy machine would count as having noticed the mutant.
    testTimeout: 120_000,
    sequence: { sequencer: SingleCasesFirst },
  },
})
