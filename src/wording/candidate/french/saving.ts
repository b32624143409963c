import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

import { write } from './write.ts'

const problems = {
  submitNotStored:
    'Pas envoyé\u00a0: cet appareil n’a pas pu enregistrer l’envoi. Vos réponses sont conservées. Réessayez, ou appelez un membre de l’équipe.',
  submitNotLoaded:
    'Pas envoyé\u00a0: une partie de cette page n’a pas pu être chargée. Vos réponses sont conservées. Vérifiez la connexion et réessayez, ou appelez un membre de l’équipe.',
  filesNotAdded: 'Un fichier n’a pas été ajouté. Réessayez, ou continuez sans lui.',
  leaveNotSaved:
    'Tout n’est pas encore enregistré, cette page reste donc ouverte. Réessayez dans un instant, ou appelez un membre de l’équipe.',
}

export const saving: FirstWords['saving'] = {
  saved: (at) => `Enregistré sur cet appareil à ${write.time(at)}`,
  saving: 'Enregistrement…',
  atRisk:
    'Enregistré pour l’instant. Cet appareil n’a plus de place\u00a0: gardez cette page ouverte et appelez un membre de l’équipe.',
  failed:
    'Pas enregistré\u00a0: appelez un membre de l’équipe. Vos réponses sont toujours à l’écran.',
  deleted:
    'Pas enregistré\u00a0: ces réponses ont été supprimées de cet appareil. Elles ne sont plus qu’à l’écran. Appelez un membre de l’équipe avant de le quitter.',
  elsewhere:
    'Pas enregistré\u00a0: ces réponses ont été modifiées ailleurs sur cet appareil. Ce que vous voyez n’est qu’à l’écran. Appelez un membre de l’équipe avant de le quitter.',
  problems: {
    usual: problems,
    lost: {
      ...problems,
      submitNotStored:
        'Ni envoyé ni enregistré\u00a0: ces réponses ont été supprimées de cet appareil, ou modifiées ailleurs sur celui-ci. Elles ne sont plus qu’à l’écran. Appelez un membre de l’équipe avant de le quitter.',
      leaveNotSaved:
        'Ces réponses ne peuvent plus être enregistrées. Si vous quittez la page, vous les perdrez. Appelez d’abord un membre de l’équipe.',
    },
    atRisk: {
      ...problems,
      submitNotStored:
        'Pas encore envoyé\u00a0: cet appareil n’a plus de place, et vos réponses pourraient encore être perdues. Gardez cette page ouverte et appelez un membre de l’équipe.',
      leaveNotSaved:
        'Cette page reste ouverte\u00a0: cet appareil n’a plus de place, et vos réponses pourraient encore être perdues. Appelez un membre de l’équipe.',
    },
  },
  saveAsFile: 'Enregistrer mes réponses dans un fichier',
  savedAsFile: (at) =>
    `Enregistré dans un fichier à ${write.time(at)}. Montrez-le à un membre de l’équipe.`,
  file: {
    asOf: (at) =>
      `Réponses telles qu’elles étaient le ${write.moment(at)}. Elles n’ont pas été envoyées.`,
    withoutFiles: 'Les fichiers ajoutés ne sont pas inclus, seulement leurs noms.',
    asStored: 'Les mêmes réponses, telles que TalentFlow les enregistre',
  },
}
