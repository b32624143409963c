import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

import { quoted, write } from './write.ts'

export const filling: FirstWords['filling'] = {
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
  optional: '(facultatif)',
  question: 'Question',
  note: 'Remarque',
  questionWithoutText: 'Question sans texte',
  statementWithoutText: 'Remarque sans texte',
}

function placeOf(page: number, pages: number, isAbout: boolean): string {
  return `${write.number(page)} sur ${isAbout ? 'environ ' : ''}${write.number(pages)}`
}

function answered(count: number, shown: number): string {
  const forms = { one: 'réponse', other: 'réponses' }
  return `${write.counted(count, forms)} sur ${write.number(shown)}`
}
