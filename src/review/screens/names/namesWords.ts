import { numberText } from '#src/assessment/words/values/formats.ts'

/** The words about showing one name, or several. */
export function namesWords(count: number) {
  if (count === 1) {
    return {
      show: 'Show name',
      hide: 'Hide name',
      hideCounted: 'Hide 1 name',
      shown: 'Name shown',
      hidden: 'Name hidden',
      recorded:
        'Your name, the time and the reason are saved with the response. Anyone who opens it can see them.',
    }
  }
  return {
    show: 'Show names',
    hide: 'Hide names',
    hideCounted: `Hide ${numberText(count)} names`,
    shown: `${numberText(count)} names shown`,
    hidden: `${numberText(count)} names hidden`,
    recorded: `Your name, the time and the reason are saved with each of the ${numberText(count)} responses. Anyone who opens one can see them.`,
  }
}
