import type { QuestionOf } from '#schemas/question.ts'

import { candidateWordsIn } from './candidateWords.ts'
import type { FileRefusal } from './catalogue.ts'
import { numberText, sizeText } from './formats.ts'

/** Said once a file is kept. `count`: how many there are now, with this one. */
export function fileAddedWords(
  name: string,
  count: number,
  { maxFiles }: QuestionOf<'file'>,
  language = 'en',
): string {
  const { files } = candidateWordsIn(language)
  return maxFiles === 1
    ? files.oneAdded(name)
    : files.added(name, numberText(count, language), numberText(maxFiles, language))
}

export function fileRemovedWords(name: string, language = 'en'): string {
  return candidateWordsIn(language).files.removed(name)
}

/** "2 files added"; empty while there is none. */
export function filesSoFarWords(count: number, language = 'en'): string {
  if (count === 0) return ''
  return candidateWordsIn(language).files.soFar(numberText(count, language), count === 1)
}

/** Why a file was not added, and what it would have to be. `bytes`: the most that is allowed. */
export function fileRefusedWords(
  why: FileRefusal,
  { name, size }: { name: string; size: number },
  question: QuestionOf<'file'>,
  bytes: number,
  language = 'en',
): string {
  const { maxFiles } = question
  return candidateWordsIn(language).files.refused[why]({
    name,
    size: sizeText(size, language),
    limit: why === 'maxFiles' ? numberText(maxFiles, language) : sizeText(bytes, language),
    isOne: maxFiles === 1,
    question,
  })
}
