/** Assessments with all their texts in other languages as well. */
import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Definition } from '#schemas/definition.ts'
import { setTranslation } from '#src/assessment/engine/editing/translating.ts'
import { translatableTexts } from '#src/assessment/engine/texts/translations.ts'

import {
  anAssessment,
  consent,
  matrix,
  multipleChoice,
  number,
  quoting,
  rating,
  section,
  shortText,
  statement,
  text,
  withOther,
} from './definitions.ts'

const untitled = anAssessment(
  section(
    'about',
    { title: 'About you', introduction: text('Take your time') },
    number('years', { code: 'years', unit: 'years', errorText: 'A number, please' }),
    { ...statement('said'), prompt: quoting('years') },
    withOther(multipleChoice('tools', ['git', 'make'])),
  ),
  section(
    'more',
    { title: 'More' },
    { ...matrix('habits', ['tests', 'pairs'], ['no', 'yes']), help: text('One for each row') },
    rating('often', { lowLabel: 'Never', highLabel: 'Every day' }),
    consent('agree', { label: text('I agree') }),
    shortText('city', { picture: { fileId: 'f1', alternative: 'A map' } }),
  ),
)

/** Every text of candidates is there, some of them several times. */
export const everyText: Definition = {
  ...untitled,
  settings: { ...untitled.settings, title: 'Basics', introduction: text('Welcome') },
}

/** Each text in these languages, as the language and its id. */
export function translatedAs(definition: Definition, languages: readonly string[]): Definition {
  return translatableTexts(definition).reduce(
    (so, { id }) =>
      languages.reduce(
        (one, language) => setTranslation(one, language, id, text(`${language} ${id}`)),
        so,
      ),
    definition,
  )
}

/** Texts that are not named are translated by what marks them as such. */
export function translatedInto(
  definition: Definition,
  language: string,
  said: Readonly<Record<string, AuthoredText | string>>,
  rest = '…',
): Definition {
  const texts = translatableTexts(definition).map(({ id, source }) => {
    const own = said[id] ?? `${rest} ${source}`
    return [id, typeof own === 'string' ? text(own) : own] as const
  })
  return {
    ...definition,
    translations: { ...definition.translations, [language]: Object.fromEntries(texts) },
  }
}
