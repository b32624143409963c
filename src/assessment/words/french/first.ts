import type { FirstWords } from '#src/assessment/words/english/shapes.ts'

import { between, questionWords, quoted, write } from './questions.ts'

const signingIn: FirstWords['signingIn'] = {
  heading: 'Connectez-vous pour continuer',
  pageTitle: (assessment) => `Connexion – ${assessment}`,
  lockedTitle: 'Page verrouillée',
  onlyToFinish:
    'Cette évaluation est fermée. Si vous l’avez déjà commencée, vous pouvez encore la terminer.',
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
    `Trop de codes erronés. Réessayez dans ${waitingTime(seconds)} (à ${write.time(until)}), ou adressez-vous à un membre de l’équipe.`,
  storageFailed:
    'Le code ne peut pas être vérifié pour l’instant. Rien n’a été perdu. Réessayez, ou appelez un membre de l’équipe.',
  unsavedOfAnother:
    'Les réponses de la personne précédente ne sont pas encore enregistrées. Appelez un membre de l’équipe.',
  parting: {
    left: 'Vos réponses sont enregistrées sur cet appareil. Reconnectez-vous à votre retour.',
    leftRunning:
      'Vos réponses sont enregistrées sur cet appareil. Le temps continue de s’écouler\u00a0: reconnectez-vous pour continuer.',
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

function waitingTime(seconds: number): string {
  return seconds < 60
    ? write.counted(seconds, { one: 'seconde', other: 'secondes' })
    : write.counted(Math.ceil(seconds / 60), { one: 'minute', other: 'minutes' })
}

const starting: FirstWords['starting'] = {
  opening: 'Ouverture de l’évaluation…',
  count: ({ fewest, most }) => {
    const questions = write.plural(most, { one: 'question', other: 'questions' })
    const isUpTo = fewest === 0 && most > 0
    const isRange = !isUpTo && most - fewest > 1
    const number = isUpTo ? `Jusqu’à ${write.number(most)}` : between(fewest, most)
    return `${isRange ? 'De ' : ''}${number} ${questions}`
  },
  usually: (minutes) =>
    `La plupart des gens ont besoin de ${write.counted(minutes, { one: 'minute', other: 'minutes' })}`,
  estimated: (minutes) => `Il faut ${aboutMinutes(minutes)}`,
  backTitle: (assessment) => `Bon retour – ${assessment}`,
  back: 'Bon retour. Vos réponses sont toujours sur cet appareil. Reprenez où vous en étiez.',
  saved: 'Vos réponses sont enregistrées au fur et à mesure sur cet appareil.',
  mayStop:
    'Vous pouvez vous arrêter, puis vous reconnecter ici plus tard avec votre adresse e-mail et votre code d’accès.',
  nothingSubmitted: `Rien n’est envoyé tant que vous n’avez pas choisi ${quoted('Envoyer les réponses')} à la fin.`,
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

function aboutMinutes(minutes: number): string {
  return minutes <= 1
    ? 'environ une minute'
    : `environ ${write.counted(minutes, { one: 'minute', other: 'minutes' })}`
}

const notices: FirstWords['notices'] = {
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

const usualProblems = {
  submitNotStored:
    'Pas envoyé\u00a0: cet appareil n’a pas pu enregistrer l’envoi. Vos réponses sont conservées. Réessayez, ou appelez un membre de l’équipe.',
  submitNotLoaded:
    'Pas envoyé\u00a0: une partie de cette page n’a pas pu être chargée. Vos réponses sont conservées. Vérifiez la connexion et réessayez, ou appelez un membre de l’équipe.',
  filesNotAdded: 'Un fichier n’a pas été ajouté. Réessayez, ou continuez sans lui.',
  leaveNotSaved:
    'Tout n’est pas encore enregistré, cette page reste donc ouverte. Réessayez dans un instant, ou appelez un membre de l’équipe.',
}

const saving: FirstWords['saving'] = {
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
    usual: usualProblems,
    lost: {
      ...usualProblems,
      submitNotStored:
        'Ni envoyé ni enregistré\u00a0: ces réponses ont été supprimées de cet appareil, ou modifiées ailleurs sur celui-ci. Elles ne sont plus qu’à l’écran. Appelez un membre de l’équipe avant de le quitter.',
      leaveNotSaved:
        'Ces réponses ne peuvent plus être enregistrées. Si vous quittez la page, vous les perdrez. Appelez d’abord un membre de l’équipe.',
    },
    atRisk: {
      ...usualProblems,
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

const ending: FirstWords['ending'] = {
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
    nextSteps: 'Prochaines étapes',
    handBackNow: 'Vous pouvez maintenant rendre l’appareil.',
    giveBack: 'Rendez l’appareil à un membre de l’équipe.',
    print: 'Imprimer ce reçu',
  },
  handBack: 'Rendre l’appareil',
}

export const french: FirstWords = {
  ...questionWords,
  signingIn,
  starting,
  notices,
  saving,
  ending,
}
