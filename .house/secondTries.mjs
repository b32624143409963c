import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

import { root } from './bootstrap.mjs'

/** The file for the names of the tests that passed on their second try; its path is in this variable. */
export const triesVariable = 'TALENTFLOW_SECOND_TRIES'

/** A reporter for Vitest, whose own reports don't tell a second try from a first one. */
export default class SecondTries {
  names = []

  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return
    this.names.push(`${relative(root, test.module.moduleId)} › ${test.fullName}`)
  }

  onTestRunEnd() {
    const file = process.env[triesVariable]
    if (file) writeFileSync(file, JSON.stringify(this.names))
  }
}
