import type { FurtherWords } from '#src/wording/candidate/candidateWords.ts'
import { dateFault } from '#src/wording/candidate/dateFault.ts'

import { quoted, write } from './write.ts'

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
    notADate: ({ given }) => dateWords(given),
    everyOption: () => 'Classez toutes les options',
    oneARow: ({ row }) =>
      row === ''
        ? 'Choisissez une seule option dans chaque ligne'
        : `Choisissez une seule option pour ${quoted(row)}`,
  },
}

const MISSING = { day: 'le jour', month: 'le mois', year: 'l’année' }

function dateWords(given: string): string {
  const fault = dateFault(given, write.language)
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
