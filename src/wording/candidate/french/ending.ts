import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

import { write } from './write.ts'

export const ending: FirstWords['ending'] = {
  idle: {
    title: 'Êtes-vous toujours là\u00a0?',
    text: 'Cette page n’a pas été utilisée depuis un moment. Pour que vos réponses restent confidentielles, la page va bientôt se verrouiller. Vous pourrez vous reconnecter pour continuer.',
    countdown: (clock) => `Verrouillage dans ${clock}`,
    soon: (seconds) =>
      `La page se verrouille dans ${write.counted(seconds, { one: 'seconde', other: 'secondes' })}.`,
    stay: 'Rester sur cette page',
  },
  receipt: {
    title: 'Réponses reçues',
    assessment: 'Évaluation',
    reference: 'Référence',
    submitted: 'Envoyées',
    moment: write.moment,
    timeOver: 'Le temps est écoulé. Ce que vous aviez répondu a été envoyé.',
    done: 'L’équipe de recrutement a vos réponses. Elles ne peuvent plus être modifiées. Indiquez la référence si vous contactez l’équipe.',
    handBackNow: 'Vous pouvez maintenant rendre l’appareil.',
    giveBack: 'Rendez l’appareil à un membre de l’équipe.',
    print: 'Imprimer ce reçu',
  },
  handBack: 'Rendre l’appareil',
}
