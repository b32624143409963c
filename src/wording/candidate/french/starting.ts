import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

import { quoted, write } from './write.ts'

export const starting: FirstWords['starting'] = {
  opening: 'Ouverture de l’évaluation…',
  size: (questions, minutes, mayBeFewer) => {
    const count = write.counted(questions, { one: 'question', other: 'questions' })
    return `${mayBeFewer ? `Jusqu’à ${count}` : count}, ${duration(minutes)}`
  },
  backTitle: (assessment) => `Bon retour – ${assessment}`,
  back: 'Bon retour. Vos réponses sont toujours sur cet appareil. Reprenez où vous en étiez.',
  facts: [
    'Vos réponses sont enregistrées au fur et à mesure sur cet appareil.',
    'Vous pouvez vous arrêter, puis vous reconnecter ici plus tard avec votre adresse e-mail et votre code d’accès.',
    `Rien n’est envoyé tant que vous n’avez pas choisi ${quoted('Envoyer les réponses')} à la fin.`,
  ],
  recordedTitle: 'Ce qui est enregistré en plus de vos réponses',
  recorded: [
    'Quand vous commencez, quittez la page, revenez et envoyez vos réponses.',
    'Combien de temps chaque page reste à l’écran, et quand vous passez à un autre onglet ou à une autre application.',
    'Combien de caractères vous collez dans une réponse, mais pas d’où ils viennent.',
  ],
  recordedFor: 'Les personnes qui lisent vos réponses peuvent aussi voir cela.',
  openedFor: (email) => `Pour ${email}. Ce n’est pas vous\u00a0? Prévenez un membre de l’équipe.`,
  keepCode:
    'Notez ce code d’accès. Vous en aurez besoin si la page se verrouille, et il n’est affiché qu’une seule fois.',
  language: 'Langue',
  languageNotLoaded: (language: string) =>
    `${language} n’a pas pu être chargé ; cette page reste donc en français. Choisissez à nouveau cette langue ou rechargez la page.`,
  start: 'Commencer',
  continue: 'Continuer',
  leave: 'Quitter',
}

function duration(minutes: number): string {
  return minutes <= 1
    ? 'environ une minute'
    : `environ ${write.counted(minutes, { one: 'minute', other: 'minutes' })}`
}
