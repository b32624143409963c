import { expect, test } from 'vitest'

import { ownerOfText, translatableTexts } from '#src/assessment/engine/texts/translations.ts'
import { textName } from '#src/builder/model/words/textNames.ts'
import {
  fieldOfText,
  placeOfText,
  textParts,
} from '#src/builder/screens/translations/translatedPlaces.ts'
import { everyText } from '#tests/support/translated.ts'

const ids = translatableTexts(everyText).map(({ id }) => id)

test.each(ids)('%s belongs to one part of the assessment', (id) => {
  const parts = textParts(everyText).filter(({ ownerIds }) => ownerIds.has(ownerOfText(id)))
  expect(parts).toHaveLength(1)
})

test.each([
  ['title', 'Title', 'title', null],
  ['introduction', 'Introduction', 'introduction', null],
  ['about.introduction', 'Introduction', 'introduction', 'about'],
  ['years.errorText', 'Question 1, error message', 'errorText', 'years'],
  ['said.prompt', 'Statement 1, text', 'prompt', 'said'],
  ['tools.git.label', 'Question 2, option 1', 'options', 'tools'],
  ['tools.other.label', 'Question 2, label of other', 'options', 'tools'],
  ['habits.tests.label', 'Question 3, row 1', 'rows', 'habits'],
  ['habits.no.label', 'Question 3, option 1', 'options', 'habits'],
  ['agree.label', 'Question 5, checkbox label', 'label', 'agree'],
])('%s has a name, and its original a place in the builder', (id, name, field, place) => {
  expect(ids).toContain(id)
  expect(textName(id, everyText)).toBe(name)
  expect(fieldOfText(id, everyText)).toBe(field)
  const selection = placeOfText(id, everyText)
  expect(Object.values(selection).at(1) ?? null).toBe(place)
})

test('no two texts of one part have the same name', () => {
  for (const { ownerIds } of textParts(everyText)) {
    const names = ids
      .filter((id) => ownerIds.has(ownerOfText(id)))
      .map((id) => textName(id, everyText))
    expect(new Set(names).size).toBe(names.length)
  }
})
