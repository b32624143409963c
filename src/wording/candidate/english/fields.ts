import { characters, write } from './write.ts'

/** In and around the inputs of the most common kinds. */
export const fields = {
  clear: 'Clear this answer',
  choices: {
    chooseOne: 'Choose one',
    ownWords: 'In your own words',
    /** Announced when ticking one option unticked others. */
    unticked: (labels: readonly string[]) => `${write.list(labels, 'and')} unticked`,
    /** Options and rows without text, which only occur in drafts. */
    option: (position: number) => `Option ${position}`,
    row: (position: number) => `Row ${position}`,
  },
  characters: {
    soFar: (written: number, most: number) =>
      `${write.number(written)} of ${write.counted(most, characters)}`,
    tooMany: (over: number) => `${write.counted(over, characters)} too many`,
  },
}
