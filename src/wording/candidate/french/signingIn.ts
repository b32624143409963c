import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

import { write } from './write.ts'

export const signingIn: FirstWords['signingIn'] = {
  heading: 'Connectez-vous pour continuer',
  pageTitle: (assessment) => `Connexion – ${assessment}`,
  lockedTitle: 'Page verrouillée',
  onlyToFinish:
    'Cette évaluation est fermée. Si vous l’avez déjà commencée, vous pouvez encore la terminer.',
  about: (size) =>
    `${size}. Vos réponses sont enregistrées au fur et à mesure sur cet appareil, et vous pouvez vous arrêter et revenir.`,
  ask: 'Saisissez votre adresse e-mail et le code d’accès que l’équipe de recrutement vous a donné.',
  askCode: 'Saisissez votre code d’accès. Vos réponses ne s’ouvrent qu’avec lui.',
  email: 'Adresse e-mail',
  code: 'Code d’accès',
  codeHelp:
    'Huit lettres et chiffres, par exemple ABCD‑2345. Vous pouvez le coller. Si vous ne l’avez pas, demandez-le à un membre de l’équipe.',
  continue: 'Continuer',
  forStaff: 'Pour l’équipe de recrutement',
  emailFaults: {
    missing: 'Saisissez votre adresse e-mail',
    unreadable: 'Saisissez une adresse e-mail comme nom@example.org',
  },
  codeFaults: {
    missing: 'Saisissez votre code d’accès',
    unreadable: (length) =>
      `Un code d’accès comporte ${write.number(length)} lettres et chiffres, par exemple ABCD-2345`,
  },
  noMatch:
    'Cette adresse e-mail et ce code d’accès ne correspondent pas. Vérifiez les deux, ou adressez-vous à un membre de l’équipe.',
  wrongCode:
    'Ce code d’accès n’est pas le bon. Vérifiez-le, ou adressez-vous à un membre de l’équipe.',
  wait: (seconds, until) =>
    `Trop de codes erronés. Réessayez dans ${duration(seconds)} (à ${write.time(until)}), ou adressez-vous à un membre de l’équipe.`,
  storageFailed:
    'Le code ne peut pas être vérifié pour l’instant. Rien n’a été perdu. Réessayez, ou appelez un membre de l’équipe.',
  unsavedOfAnother:
    'Les réponses de la personne précédente ne sont pas encore enregistrées. Appelez un membre de l’équipe.',
  parting: {
    left: 'Vos réponses sont enregistrées sur cet appareil. Reconnectez-vous à votre retour.',
    locked:
      'Cette page s’est verrouillée pour protéger la confidentialité de vos réponses. Elles sont enregistrées. Connectez-vous pour reprendre où vous en étiez.',
    lockedFiles:
      'Cette page s’est verrouillée pour protéger la confidentialité de vos réponses. Elles sont enregistrées, sauf un fichier en cours d’ajout. Connectez-vous et ajoutez-le de nouveau.',
    replaced:
      'Les données de cet appareil ont été remplacées ou supprimées pendant que cette page était ouverte. Vos dernières réponses manquent peut-être. Appelez un membre de l’équipe avant de continuer.',
    lockedUnsaved:
      'Cette page s’est verrouillée pour protéger la confidentialité de vos réponses, mais les dernières n’ont pas pu être enregistrées. Elles ne sont que sur cette page. Appelez un membre de l’équipe, et ne fermez pas cette page.',
  },
}

function duration(seconds: number): string {
  return seconds < 60
    ? write.counted(seconds, { one: 'seconde', other: 'secondes' })
    : write.counted(Math.ceil(seconds / 60), { one: 'minute', other: 'minutes' })
}
