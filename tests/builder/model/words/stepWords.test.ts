import { expect, test } from 'vitest'

import { historyStepSchema } from '#schemas/records/history.ts'
import type { StepName } from '#schemas/stepName.ts'
import { historyStepUpgrades } from '#schemas/upgrades/historyStep.ts'
import { upgrade } from '#schemas/upgrades/upgrade.ts'
import { stepWords } from '#src/builder/model/words/stepWords.ts'
import { recordsOfFormat1 } from '#tests/support/files/savedByFormat1.ts'

test.each<[StepName, string]>([
  ['addQuestion', 'Add question'],
  ['removeKnockOut', 'Remove knock-out'],
  [{ key: 'addPart', of: 'option' }, 'Add option'],
  [{ key: 'editPartCode', of: 'row' }, 'Edit row code'],
  [{ key: 'pasteParts', of: 'option' }, 'Paste options'],
  [{ key: 'pasteQuestions', count: 1 }, 'Paste 1 question'],
  [{ key: 'pasteQuestions', count: 1200 }, 'Paste 1,200 questions'],
  [{ key: 'pickQuestions', count: 3 }, 'Pick 3 questions'],
  [{ key: 'replaceText', count: 1 }, 'Replace text in 1 place'],
  [{ key: 'questions', step: 'makeRequired', count: 12 }, 'Make 12 questions required'],
  [{ key: 'questions', step: 'deleteQuestion', count: 1 }, 'Delete 1 question'],
  [{ key: 'allowCharacters', count: 20_000 }, 'Allow 20,000 characters'],
  [{ key: 'earlier', text: 'Mend the limits' }, 'Mend the limits'],
])('%j reads “%s”', (name, words) => {
  expect(stepWords(name)).toBe(words)
})

test('steps stored with a sentence still show it', () => {
  const stored = recordsOfFormat1()['TalentFlowDevice']?.['history'] ?? []
  expect(stored.length).toBeGreaterThan(20)
  const names = stored.map((raw) => historyStepSchema.parse(upgrade(historyStepUpgrades, raw)).name)
  expect(names.map(stepWords)).toEqual(stored.map((raw) => Reflect.get(Object(raw), 'name')))
})
