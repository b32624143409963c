import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

import { quoted, write } from './write.ts'

export const notices: FirstWords['notices'] = {
  noEntry: {
    unknown: {
      heading: 'Cette évaluation est introuvable',
      paragraphs: [
        'L’adresse est peut-être incorrecte, ou l’évaluation se trouve sur un autre appareil.',
        'Vérifiez l’adresse auprès de la personne qui vous l’a donnée.',
      ],
    },
    closed: {
      heading: 'Cette évaluation est fermée',
      paragraphs: [
        'Elle n’accepte pas de réponses pour le moment. Tout ce que vous avez enregistré est conservé.',
        'Adressez-vous à un membre de l’équipe si elle devrait être ouverte.',
      ],
    },
    damaged: {
      heading: 'Cette évaluation ne peut pas être ouverte',
      paragraphs: [
        'Ses données sur cet appareil sont endommagées. Rien n’a été modifié.',
        'Appelez un membre de l’équipe.',
      ],
    },
    notAssigned: {
      heading: 'Cette évaluation ne vous a pas été attribuée',
      paragraphs: [
        'L’équipe de recrutement vous en a peut-être attribué une autre. Tout ce que vous avez enregistré est conservé.',
        'Appelez un membre de l’équipe.',
      ],
    },
    otherInProgress: {
      heading: 'Terminez d’abord votre autre évaluation',
      paragraphs: [
        'Vous avez commencé une autre évaluation sur cet appareil. Envoyez-la avant de commencer celle-ci.',
        'Demandez son adresse à un membre de l’équipe.',
      ],
    },
  },
  failed: {
    storage: {
      heading: 'Les réponses ne peuvent pas être enregistrées pour l’instant',
      paragraphs: [
        'Rien n’a été modifié, mais rien de nouveau ne peut être enregistré pour le moment.',
        'Appelez un membre de l’équipe, ou rechargez cette page.',
      ],
    },
    'newer-database': {
      heading: 'Cette page est plus ancienne que les données de cet appareil',
      paragraphs: [
        'Une version plus récente de l’application a été utilisée ici. Tout ce que vous avez enregistré est conservé.',
        'Fermez tous les autres onglets de cette application et rechargez cette page, ou appelez un membre de l’équipe.',
      ],
    },
    notLoaded: {
      heading: 'Une partie de cette page n’a pas pu être chargée',
      paragraphs: [
        'Tout ce que vous avez enregistré est conservé. Les questions s’ouvriront dès que cet appareil sera de nouveau connecté.',
        'Rechargez cette page, ou appelez un membre de l’équipe.',
      ],
    },
  },
  partMissing:
    'Cette partie de la page n’a pas pu être chargée. Tout ce que vous avez enregistré est conservé. Vérifiez la connexion\u00a0: la page continue d’essayer. Si rien n’apparaît, rechargez la page ou appelez un membre de l’équipe.',
  openElsewhere: {
    heading: 'Déjà ouverte dans un autre onglet',
    paragraphs: [
      'Cette évaluation est ouverte dans un autre onglet ou une autre fenêtre. Vos réponses y sont enregistrées.',
      'Continuez là-bas, ou fermez l’autre onglet et continuez ici.',
    ],
  },
  alreadySubmitted: (at) => ({
    heading: 'Déjà envoyées',
    paragraphs: [
      `Vous avez envoyé vos réponses le ${write.moment(at)}. L’équipe de recrutement les a, et elles ne peuvent plus être modifiées.`,
      'Si vous pensez que c’est une erreur, appelez un membre de l’équipe.',
    ],
  }),
  broken: {
    heading: 'Un problème est survenu sur cette page',
    paragraphs: [
      `Tout ce qui porte la mention ${quoted('Enregistré')} est conservé sur cet appareil. Rechargez la page pour reprendre où vous en étiez.`,
      'Si cela se reproduit, appelez un membre de l’équipe.',
    ],
  },
  openingLate: {
    heading: 'Cela prend trop de temps',
    paragraphs: [
      'Un autre onglet bloque peut-être cette page. Fermez tous les autres onglets et elle continuera.',
      'Sinon, appelez un membre de l’équipe, ou redémarrez le navigateur. Tout ce qui a été enregistré est conservé.',
    ],
  },
  replacing:
    'Un autre onglet modifie toutes les données de cet appareil. Cette page continuera ensuite.',
  tryAgain: 'Réessayer',
  continueHere: 'Continuer ici',
  reload: 'Recharger',
}
