import { staffWords } from '#src/staff/words/staffWords.ts'

const words = staffWords.wordDocument

/** What of a document is not in its text, or is there in another form. */
export type Losses = {
  /** The texts of hidden runs. */
  hidden: string[]
  pictures: string[]
  /** The lists of fields to choose from. */
  choices: string[][]
  /** The texts of page headers and footers. */
  margins: string[]
  deleted: number
  inserted: number
  comments: number
  footnotes: number
  formulas: number
  struck: number
}

export function noLosses(): Losses {
  return {
    hidden: [],
    pictures: [],
    choices: [],
    margins: [],
    deleted: 0,
    inserted: 0,
    comments: 0,
    footnotes: 0,
    formulas: 0,
    struck: 0,
  }
}

/** A sentence about each. */
export function lossNotes(losses: Losses): string[] {
  const { hidden, pictures, choices, margins } = losses
  return [
    ...(pictures.length > 0 ? [words.pictures(pictures)] : []),
    ...(hidden.length > 0 ? [words.hidden(hidden)] : []),
    ...choices.slice(0, 3).map(words.choices),
    ...(margins.length > 0 ? [words.margins(margins)] : []),
    ...(losses.deleted > 0 ? [words.deleted] : []),
    ...(losses.inserted > 0 ? [words.inserted] : []),
    ...(losses.comments > 0 ? [words.comments(losses.comments)] : []),
    ...(losses.footnotes > 0 ? [words.footnotes(losses.footnotes)] : []),
    ...(losses.formulas > 0 ? [words.formulas(losses.formulas)] : []),
    ...(losses.struck > 0 ? [words.struck] : []),
  ]
}

/** Counts a reference to what is beside the text. */
export function addReference(losses: Losses, name: string): void {
  if (name === 'commentReference') losses.comments++
  else if (name === 'footnoteReference' || name === 'endnoteReference') losses.footnotes++
}
