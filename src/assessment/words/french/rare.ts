import type { Question } from '#schemas/question.ts'
import type { FileWords, FurtherWords } from '#src/assessment/words/english/shapes.ts'
import { dateFault } from '#src/assessment/words/values/dateFault.ts'
import type { ViolationFacts } from '#src/assessment/words/values/violationFacts.ts'

import { amount, FILES, quoted, write } from './questions.ts'

const ADDED = { one: 'ajouté', other: 'ajoutés' }

export const files: FileWords = {
  chooseOne: 'Choisir un fichier',
  chooseSeveral: 'Choisir des fichiers',
  chooseAnother: 'Choisir un autre fichier à la place',
  dropOne: 'ou déposez-le ici',
  dropSeveral: 'ou déposez-les ici',
  list: 'Fichiers ajoutés',
  remove: (name) => `Retirer ${name}`,
  adding: 'Ajout en cours…',
  added: (name) => `${name} ajouté`,
  addedOf: (name, count, most) =>
    `${name} ajouté, ${write.number(count)} sur ${write.number(most)}`,
  removed: (name) => `${name} retiré`,
  soFar: (count) => `${write.counted(count, FILES)} ${write.plural(count, ADDED)}`,
  refused: {
    emptyFile: ({ name }) => `${quoted(name)} n’a pas été ajouté. Le fichier est vide.`,
    fileSize: ({ name, size, most }) =>
      `${quoted(name)} n’a pas été ajouté. Il fait ${write.size(size)}\u00a0; la limite est de ${write.size(most)}.`,
    fileType: ({ name, question }) =>
      `${quoted(name)} n’a pas été ajouté. Il faut ${fileKinds(question)}.`,
    maxFiles: ({ name, question }) =>
      `${quoted(name)} n’a pas été ajouté. Vous avez déjà ${write.counted(question.maxFiles, FILES)}.`,
    'too-much': ({ name, most }) =>
      `${quoted(name)} n’a pas été ajouté. Tous vos fichiers ensemble ne peuvent pas dépasser ${write.size(most)}.`,
    'storage-full': ({ name }) =>
      `${quoted(name)} n’a pas été ajouté. Il n’y a plus de place pour lui sur cet appareil. Prévenez un membre de l’équipe.`,
    'storage-failed': ({ name }) => `${quoted(name)} n’a pas été ajouté. Réessayez.`,
  },
  limits: ({ min, max, kinds, size }) => {
    const most = `jusqu’à ${write.size(size)}`
    const parts =
      max === 1
        ? ['Un fichier', write.list(kinds, 'or'), most]
        : [amount({ min, max }, FILES) ?? '', write.list(kinds, 'or'), `${most} chacun`]
    return parts.filter((part) => part !== '').join(', ')
  },
  required: {
    file: ({ maxFiles }) => (maxFiles === 1 ? 'Ajoutez un fichier' : 'Ajoutez au moins un fichier'),
  },
  violations: {
    minFiles: ({ count, isExact }) =>
      `Ajoutez ${isExact ? 'exactement' : 'au moins'} ${write.counted(count, FILES)}`,
    maxFiles: ({ count, isExact }) =>
      `Ajoutez ${isExact ? 'exactement' : 'au plus'} ${write.counted(count, FILES)}`,
    fileSize: (facts) => `${theFile(facts)} ne doit pas dépasser ${facts.limit}`,
    fileType: (facts) => `${theFile(facts)}\u00a0: il faut ${fileKinds(facts.question)}`,
    emptyFile: (facts) => `${theFile(facts)} est vide`,
  },
}

/** The accepted file types: "un fichier PDF". */
function fileKinds(question: Question): string {
  const accept = question.kind === 'file' ? question.accept : []
  const kinds = accept.map((ending) => ending.slice(1).toUpperCase())
  return kinds.length === 0 ? 'un fichier d’un autre type' : `un fichier ${write.list(kinds, 'or')}`
}

function theFile({ fileName }: ViolationFacts): string {
  return fileName === '' ? 'Le fichier' : quoted(fileName)
}

export const further: FurtherWords = {
  code: {
    isRead: 'Votre code sera lu par une personne\u00a0; il n’est pas exécuté.',
    keys: 'Tab met en retrait\u00a0; Échap, puis Tab, quitte le champ.',
  },
  date: { day: 'Jour', month: 'Mois', year: 'Année' },
  ranking: {
    untouched: `Classez-les à l’aide des flèches, ou choisissez ${quoted('Garder cet ordre')}.`,
    ranked: 'Classées, de la première à la dernière.',
    keep: 'Garder cet ordre',
    keys: 'Utilisez les touches fléchées pour déplacer une option.',
    moveUp: (option) => `Monter\u00a0: ${option}`,
    moveDown: (option) => `Descendre\u00a0: ${option}`,
    moved: (option, place, places) =>
      `${option}\u00a0: ${write.number(place)} sur ${write.number(places)}`,
    withoutText: 'option sans texte',
  },
  signature: {
    hint: 'Signez avec le doigt ou la souris, ou saisissez votre nom.',
    empty: 'Votre signature\u00a0: encore vide',
    drawn: 'Votre signature\u00a0: dessinée',
    typedName: 'Votre nom complet, en guise de signature',
    drawInstead: 'Dessiner plutôt votre signature',
    typeInstead: 'Saisir plutôt votre nom',
    undo: 'Annuler',
    clear: 'Effacer',
  },
  limits: {
    chooseAllInRows: 'Choisissez tout ce qui convient dans chaque ligne',
    dates: ({ min, max }) => {
      if (min !== undefined && max !== undefined) {
        return `Du ${write.date(min)} au ${write.date(max)}`
      }
      if (min !== undefined) return `Le ${write.date(min)} ou plus tard`
      return max === undefined ? null : `Le ${write.date(max)} ou plus tôt`
    },
  },
  required: {
    date: 'Saisissez une date',
    rating: 'Choisissez une note',
    ranking: 'Classez les options',
    matrix: 'Choisissez une option dans chaque ligne',
    code: 'Saisissez votre code',
    signature: 'Signez ici, ou saisissez votre nom',
    consent: 'Cochez la case pour accepter',
  },
  violations: {
    notADate: ({ typed }) => dateWords(typed),
    everyOption: () => 'Classez toutes les options',
    oneARow: ({ row }) =>
      row === ''
        ? 'Choisissez une seule option dans chaque ligne'
        : `Choisissez une seule option pour ${quoted(row)}`,
  },
}

const MISSING = { day: 'le jour', month: 'le mois', year: 'l’année' }

function dateWords(typed: string): string {
  const fault = dateFault(typed, write.language)
  switch (fault.kind) {
    case 'day':
      return `Le ${fault.date} n’existe pas`
    case 'month':
      return 'Saisissez un mois de 1 à 12'
    case 'year':
      return 'Saisissez l’année en quatre chiffres, par exemple 2027'
    case 'digits':
      return 'Saisissez la date en chiffres, par exemple 27 3 2027'
    case 'missing':
      return `Saisissez aussi ${write.list(
        fault.parts.map((part) => MISSING[part]),
        'and',
      )}`
    case 'incomplete':
      return 'Saisissez le jour, le mois et l’année'
  }
}
