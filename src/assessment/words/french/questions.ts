import type { FirstWords } from '#src/assessment/words/english/shapes.ts'
import { formatsIn, type PluralForms, pluralsIn } from '#src/assessment/words/values/formats.ts'
import type { Ends } from '#src/assessment/words/values/limitEnds.ts'
import { urlFault } from '#src/assessment/words/values/textFaults.ts'
import type { ViolationFacts } from '#src/assessment/words/values/violationFacts.ts'

type Category = 'one' | 'other'
export type Forms = PluralForms<Category>

const formats = formatsIn('fr')
export const write = { ...formats, ...pluralsIn<Category>('fr') }

export const CHARACTERS = { one: 'caractère', other: 'caractères' }
export const FILES = { one: 'fichier', other: 'fichiers' }

/** « Texte »: a line never breaks beside the marks. */
export function quoted(text: string): string {
  return `«\u00a0${text}\u00a0»`
}

const filling: FirstWords['filling'] = {
  back: 'Retour',
  next: 'Suivant',
  checkAnswers: 'Vérifier les réponses',
  submit: 'Envoyer les réponses',
  submitting: 'Envoi en cours…',
  leave: 'S’arrêter et quitter',
  leaveAnyway: 'Quitter quand même',
  sectionOf: (page, pages, isAbout) => `Section ${placeOf(page, pages, isAbout)}`,
  questionOf: (page, pages, isAbout) => `Question ${placeOf(page, pages, isAbout)}`,
  answered,
  contents: 'Sommaire',
  sectionWithoutTitle: (position) => `Section ${write.number(position)}`,
  sectionStates: {
    nothingToAnswer: 'Aucune réponse à donner',
    notStarted: 'Pas commencée',
    allAnswered: 'Toutes les réponses données',
    restIsOptional: (count, shown) => `${answered(count, shown)}, le reste est facultatif`,
  },
  later: {
    mark: 'Revoir plus tard',
    marked: 'À revoir plus tard',
    count: (questions) => `${write.number(questions)} à revoir plus tard`,
    mayGoBack: 'Vous pouvez revenir à ces questions avant d’envoyer vos réponses.',
  },
  check: {
    title: 'Vérifiez vos réponses',
    nothingToAnswer: 'Il n’y a encore rien à répondre.',
    notSubmitted: `Rien n’a encore été envoyé. Quand vous avez terminé, choisissez ${quoted('Envoyer les réponses')}.`,
    change: 'Modifier',
    changeAnswerTo: (question) => `la réponse à\u00a0: ${question}`,
    droppedTitle: 'Réponses qui ne seront pas envoyées',
    dropped: (count) =>
      write.plural(count, {
        one: 'Vous avez modifié une réponse précédente, cette question ne s’applique donc plus.',
        other: 'Vous avez modifié une réponse précédente, ces questions ne s’appliquent donc plus.',
      }),
  },
  addedBelow: (count) =>
    write.plural(count, {
      one: '1 question a été ajoutée plus bas.',
      other: `${write.number(count)} questions ont été ajoutées plus bas.`,
    }),
  removedBelow: (count) =>
    write.plural(count, {
      one: 'Plus bas, 1 question ne s’applique plus.',
      other: `Plus bas, ${write.number(count)} questions ne s’appliquent plus.`,
    }),
  optional: '(facultatif)',
  question: 'Question',
  note: 'Remarque',
  questionWithoutText: 'Question sans texte',
  statementWithoutText: 'Remarque sans texte',
}

function placeOf(page: number, pages: number, isAbout: boolean): string {
  return `${write.number(page)} sur ${isAbout ? 'environ ' : ''}${write.number(pages)}`
}

function answered(count: number, shown: number, most = shown): string {
  const forms = { one: 'réponse', other: 'réponses' }
  return `${write.counted(count, forms)} sur ${between(shown, most)}`
}

export function between(fewest: number, most: number): string {
  if (fewest === most) return write.number(most)
  return `${write.number(fewest)} ${most - fewest === 1 ? 'ou' : 'à'} ${write.number(most)}`
}

const fields: FirstWords['fields'] = {
  clear: 'Effacer cette réponse',
  choices: {
    chooseOne: 'Choisir',
    ownWords: 'Avec vos propres mots',
    unticked: (labels) =>
      labels.length > 1
        ? `${write.list(labels, 'and')} ne sont plus cochés`
        : `${write.list(labels, 'and')} n’est plus coché`,
    option: (position) => `Option ${write.number(position)}`,
    row: (position) => `Ligne ${write.number(position)}`,
  },
  characters: {
    soFar: (written, most) => `${write.number(written)} sur ${write.counted(most, CHARACTERS)}`,
    tooMany: (over) => `${write.counted(over, CHARACTERS)} de trop`,
  },
}

const limits: FirstWords['limits'] = {
  chooseAll: 'Choisissez tout ce qui convient',
  selfIdentification:
    'Vous n’êtes pas obligé de répondre. Les personnes qui évaluent ne voient jamais cette réponse avec les autres\u00a0: elle est seulement comptée par groupes, pour vérifier que la sélection est équitable.',
  characters: (ends) => amount(ends, CHARACTERS),
  choices: ({ min, max }) => {
    const many = (count: number) => write.counted(count, { one: 'option', other: 'options' })
    if (min !== undefined && min === max) return `Choisissez ${many(min)}`
    if (min !== undefined && max !== undefined) {
      return `Choisissez de ${write.number(min)} à ${many(max)}`
    }
    if (min !== undefined) return `Choisissez au moins ${many(min)}`
    return max === undefined ? null : `Choisissez jusqu’à ${many(max)}`
  },
  numbers: (ends) => {
    const words = [numberRange(ends), steps(ends)].filter((part) => part !== null).join(', ')
    return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1)
  },
}

export function amount({ min, max }: Ends<number>, forms: Forms): string | null {
  if (min !== undefined && min === max) return `Exactement ${write.counted(min, forms)}`
  if (min !== undefined && max !== undefined) {
    return `De ${write.number(min)} à ${write.counted(max, forms)}`
  }
  if (min !== undefined) return `Au moins ${write.counted(min, forms)}`
  return max === undefined ? null : `Jusqu’à ${write.counted(max, forms)}`
}

function numberRange({ min, max }: Ends<number>): string | null {
  if (min !== undefined && max !== undefined) {
    return `De ${write.typedNumber(min)} à ${write.typedNumber(max)}`
  }
  if (min !== undefined) return `${write.typedNumber(min)} ou plus`
  return max === undefined ? null : `${write.typedNumber(max)} ou moins`
}

function steps({ min = 0, step }: { min?: number | undefined; step: number | undefined }) {
  if (step === undefined) return null
  if (step === 1 && Number.isInteger(min)) return 'nombres entiers uniquement'
  return `par pas de ${write.typedNumber(step)}`
}

const violations: FirstWords['violations'] = {
  required: ({ required, row }) =>
    row === '' ? required : `Choisissez une option pour ${quoted(row)}`,
  ownWords: ({ otherLabel }) => `Décrivez ${quoted(otherLabel)} avec vos propres mots`,
  notANumber: ({ range, readings, typed }) => {
    if (readings) {
      return `Saisissez ${readings.whole} ou ${readings.fraction}\u00a0: «\u00a0${typed}\u00a0» peut désigner l’un ou l’autre`
    }
    return range
      ? `Saisissez un nombre de ${range.low} à ${range.high}, en chiffres`
      : 'Saisissez un nombre en chiffres'
  },
  min: (facts) =>
    rangeWords(facts) ??
    (facts.asksFor === 'date'
      ? `Saisissez une date à partir du ${facts.limit}`
      : `Saisissez ${facts.limit} ou plus`),
  max: (facts) =>
    rangeWords(facts) ??
    (facts.asksFor === 'date'
      ? `Saisissez une date jusqu’au ${facts.limit}`
      : `Saisissez ${facts.limit} ou moins`),
  step: stepWords,
  minLength: ({ count }) => `Saisissez au moins ${write.counted(count, CHARACTERS)}`,
  maxLength: ({ count }) => `Saisissez au plus ${write.counted(count, CHARACTERS)}`,
  minChoices: (facts) =>
    `Choisissez ${facts.isExact ? 'exactement' : 'au moins'} ${options(facts)}`,
  maxChoices: (facts) => `Choisissez ${facts.isExact ? 'exactement' : 'au plus'} ${options(facts)}`,
  email: () => 'Saisissez une adresse e-mail valide, par exemple nom@example.com',
  phone: () =>
    'Saisissez un numéro de téléphone de 5 à 15 chiffres, par exemple 01 23 45 67 89 ou +33 1 23 45 67 89',
  url: ({ typed }) =>
    ({
      spaces: 'Une adresse web ne contient pas d’espaces',
      rest: 'Saisissez l’adresse web complète, par exemple https://example.com',
      start: 'Saisissez une adresse web qui commence par https:// ou http://',
    })[urlFault(typed)],
  pattern: () => 'Saisissez une réponse au format demandé',
  unknownOption: (facts) =>
    inRow(facts) +
    (facts.question.kind === 'ranking'
      ? 'Classez de nouveau les options'
      : 'Choisissez une des options'),
  noneWithOthers: (facts) =>
    `${inRow(facts)}Choisissez soit ${quoted(facts.noneLabel)}, soit d’autres options, mais pas les deux`,
}

const required: FirstWords['required'] = {
  singleChoice: 'Choisissez une option',
  multipleChoice: 'Choisissez au moins une option',
  shortText: ({ format }) =>
    ({
      plain: 'Saisissez une réponse',
      email: 'Saisissez une adresse e-mail',
      phone: 'Saisissez un numéro de téléphone',
      url: 'Saisissez une adresse web',
    })[format],
  longText: 'Saisissez une réponse',
  number: 'Saisissez un nombre',
  statement: 'Saisissez une réponse',
}

function options({ count }: ViolationFacts): string {
  return write.counted(count, { one: 'option', other: 'options' })
}

function rangeWords({ range, asksFor }: ViolationFacts): string | null {
  if (range === null) return null
  const { low, high } = range
  if (asksFor === 'date') return `Saisissez une date du ${low} au ${high}`
  return `${asksFor === 'rating' ? 'Choisissez' : 'Saisissez'} un nombre de ${low} à ${high}`
}

function inRow({ row }: ViolationFacts): string {
  return row === '' ? '' : `${quoted(row)}\u00a0: `
}

function stepWords({ question, count, steps: [first, second, third] }: ViolationFacts): string {
  const from = question.kind === 'number' ? (question.min ?? 0) : 0
  if (Number.isInteger(from)) {
    if (count === 1) return 'Saisissez un nombre entier'
    if (count === 0.5) return 'Saisissez un nombre entier ou un demi, par exemple 7 ou 7,5'
    if (count === 0.1) return 'Saisissez au plus une décimale, par exemple 7,5'
    if (count === 0.01) return 'Saisissez au plus deux décimales, par exemple 7,25'
  }
  return `Saisissez ${first}, ${second}, ${third}, et ainsi de suite`
}

const problems: FirstWords['problems'] = {
  title: 'Il y a un problème',
  error: 'Erreur\u00a0:',
  pageTitle: (title) => `Erreur\u00a0: ${title}`,
  showMore: (count) => `Afficher ${write.number(count)} de plus`,
}

const answers: FirstWords['answers'] = {
  agreed: 'Accepté',
  signed: 'Signé à la main',
  unknownOption: 'une option supprimée',
  notAnswered: 'Sans réponse',
  yes: 'oui',
  no: 'non',
  blankQuote: '…',
  ofScale: (value, highest) => `${value} sur ${highest}`,
  withUnit: (value, unit) => `${value} ${unit}`,
}

export const questionWords = {
  write: formats,
  filling,
  fields,
  limits,
  problems,
  violations,
  required,
  answers,
}
