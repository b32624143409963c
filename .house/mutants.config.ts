import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'

/** Most changes are noticed by a test of single cases, long before a property has had its tries. */
class SingleCasesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isProperties = ({ moduleId }: TestSpecification) => PROPERTIES.test(moduleId)
    return [...files.filter((file) => !isProperties(file)), ...files.filter(isProperties)]
  }
}

const PROPERTIES = /([Pp]roperties|pathFindings)\.test\.ts$/

/** The engine's own tests, which must notice every change of its meaning. */
export default defineConfig({
  test: {
    include: ['tests/engine/**/*.test.ts'],
    environment: 'node',
    // A test that a busy machine keeps waiting would pass for one that noticed a change.
    testTimeout: 120_000,
    sequence: { sequencer: SingleCasesFirst },
  },
})
