import type { Definition } from '#schemas/definition.ts'
import type { Finding, FindingPlace } from '#src/assessment/engine/findings/findings.ts'
import { textsToCheck } from '#src/assessment/engine/texts/originals.ts'
import {
  missingTexts,
  ownerOfText,
  translatableTexts,
} from '#src/assessment/engine/texts/translations.ts'

/** What candidates can't choose yet, and what changed after it was translated (rule P16). */
export function checkTranslations(definition: Definition): Finding[] {
  const languages = Object.keys(definition.translations)
  if (languages.length === 0) return []
  const texts = translatableTexts(definition)
  const missing = languages.flatMap((language): Finding[] => {
    const [first, ...others] = missingTexts(definition, language, texts)
    if (first === undefined) return []
    const count = 1 + others.length
    const place: FindingPlace = { field: 'translations' }
    return [
      { grade: 'warning', kind: 'translationMissing', language, count, textId: first.id, place },
    ]
  })
  const toCheck = languages.flatMap((language) =>
    textsToCheck(definition, language, texts).map(({ id }) => ({ language, id })),
  )
  const owners = [...new Set(toCheck.map(({ id }) => ownerOfText(id)))]
  const changed = owners.flatMap((owner): Finding[] => {
    const here = toCheck.filter(({ id }) => ownerOfText(id) === owner)
    const [first] = here
    if (first === undefined) return []
    return [
      {
        grade: 'warning',
        kind: 'translationToCheck',
        languages: [...new Set(here.map(({ language }) => language))],
        count: new Set(here.map(({ id }) => id)).size,
        textId: first.id,
        place: { ...placeOf(definition, owner), field: 'translations' },
      },
    ]
  })
  return [...missing, ...changed]
}

function placeOf({ sections }: Definition, owner: string): FindingPlace {
  const section = sections.find(
    ({ id, questions }) => id === owner || questions.some((question) => question.id === owner),
  )
  if (section === undefined) return {}
  return section.id === owner
    ? { sectionId: section.id }
    : { sectionId: section.id, questionId: owner }
}
