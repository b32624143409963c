import type { PaperWords } from '#src/assessment/words/english/shapes.ts'

import { quoted, write } from './questions.ts'

export const paper: PaperWords = {
  name: 'Nom',
  date: 'Date',
  instructions:
    'Écrivez vos réponses sur ces pages. Si la place manque, continuez sur une autre feuille, en indiquant le numéro de la question à côté de votre réponse.',
  tickOne: 'Cochez une case.',
  tickOneInRows: 'Cochez une case dans chaque ligne.',
  rank: (options) =>
    `Numérotez les options de ${write.number(1)} à ${write.number(options)}. Le ${write.number(1)} vient en premier.`,
  handIn: 'À remettre séparément. Indiquez-y votre nom et le numéro de cette question.',
  sign: 'Signature',
  answerSome: (count) =>
    write.plural(count, {
      one: 'Répondez à une seule des questions de cette section.',
      other: `Répondez à ${write.number(count)} des questions de cette section.`,
    }),
  sectionOnlyIf: (condition) => `Ne remplissez cette section que si ${condition}.`,
  onlyIf: (condition) => `Ne répondez que si ${condition}.`,
  requiredIf: (condition) => `La réponse est obligatoire si ${condition}.`,
  inserted: (question) => `[votre réponse à la ${question}]`,
  conditions: {
    and: ' et ',
    or: ' ou ',
    never: 'rien ne s’applique',
    question: (number) => `question ${write.number(number)}`,
    row: (question, row) => `${question} (${quoted(row)})`,
    calculated: (name) => quoted(name),
    quoted,
    true: 'vrai',
    blank: (question) => `vous n’avez pas répondu à la ${question}`,
    answered: (question) => `vous avez répondu à la ${question}`,
    ticked: (question) => `la case de la ${question} est cochée`,
    unticked: (question) => `la case de la ${question} n’est pas cochée`,
    answer: (question, predicate, isNot) =>
      `votre réponse à la ${question} ${is(isNot)} ${predicate}`,
    includes: (question, predicate, isNot) =>
      `votre réponse à la ${question} ${isNot ? 'ne contient pas' : 'contient'} ${predicate}`,
    length: (question, predicate, isNot) =>
      `le nombre de caractères de votre réponse à la ${question} ${is(isNot)} ${predicate}`,
    count: (question, predicate, isNot) =>
      `le nombre de vos réponses à la ${question} ${is(isNot)} ${predicate}`,
    ownWords: (question, predicate, isNot) =>
      `votre propre texte à la ${question} ${is(isNot)} ${predicate}`,
    value: (name, predicate, isNot) => `${name} ${is(isNot)} ${predicate}`,
    atLeast: (value) => `d’au moins ${value}`,
    atMost: (value) => `d’au plus ${value}`,
    moreThan: (value) => `de plus de ${value}`,
    lessThan: (value) => `de moins de ${value}`,
    before: (date) => `avant le ${date}`,
    after: (date) => `après le ${date}`,
    onOrAfter: (date) => `le ${date} ou plus tard`,
    onOrBefore: (date) => `le ${date} ou plus tôt`,
    between: (from, to) => `entre ${from} et ${to}`,
  },
  copy: {
    title: 'Copie de vos réponses',
    print: 'Imprimer une copie de vos réponses',
    once: 'Imprimez maintenant une copie de vos réponses si vous en voulez une. Elle n’est proposée que jusqu’à ce que vous rendiez l’appareil, quittiez ou rechargiez cette page, ou ne l’utilisiez pas pendant cinq minutes.',
  },
}

function is(isNot: boolean): string {
  return isNot ? 'n’est pas' : 'est'
}
