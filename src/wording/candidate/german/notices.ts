import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

import { write } from './write.ts'

export const notices: FirstWords['notices'] = {
  noEntry: {
    unknown: {
      heading: 'Wir können dieses Assessment nicht finden',
      paragraphs: [
        'Vielleicht stimmt die Adresse nicht, oder das Assessment ist auf einem anderen Gerät.',
        'Fragen Sie die Person, die Ihnen die Adresse gegeben hat.',
      ],
    },
    closed: {
      heading: 'Dieses Assessment ist geschlossen',
      paragraphs: [
        'Zurzeit werden keine Antworten angenommen. Alles, was Sie gespeichert haben, ist sicher.',
        'Fragen Sie jemanden vom Team, wenn es geöffnet sein sollte.',
      ],
    },
    damaged: {
      heading: 'Dieses Assessment kann nicht geöffnet werden',
      paragraphs: [
        'Seine Daten auf diesem Gerät sind beschädigt. Es wurde nichts geändert.',
        'Rufen Sie jemanden vom Team.',
      ],
    },
    notAssigned: {
      heading: 'Dieses Assessment wurde Ihnen nicht zugeteilt',
      paragraphs: [
        'Vielleicht hat das Recruiting-Team ein anderes für Sie vorgesehen. Alles, was Sie gespeichert haben, ist sicher.',
        'Rufen Sie jemanden vom Team.',
      ],
    },
    otherInProgress: {
      heading: 'Schließen Sie zuerst Ihr anderes Assessment ab',
      paragraphs: [
        'Sie haben auf diesem Gerät ein anderes Assessment begonnen. Geben Sie es ab, bevor Sie dieses beginnen.',
        'Fragen Sie jemanden vom Team nach seiner Adresse.',
      ],
    },
  },
  failed: {
    storage: {
      heading: 'Antworten können gerade nicht gespeichert werden',
      paragraphs: [
        'Es wurde nichts geändert, aber im Moment kann nichts Neues gespeichert werden.',
        'Rufen Sie jemanden vom Team, oder laden Sie diese Seite neu.',
      ],
    },
    'newer-database': {
      heading: 'Diese Seite ist älter als die Daten auf diesem Gerät',
      paragraphs: [
        'Hier wurde eine neuere Version der App benutzt. Alles, was Sie gespeichert haben, ist sicher.',
        'Schließen Sie alle anderen Tabs dieser App und laden Sie diese Seite neu, oder rufen Sie jemanden vom Team.',
      ],
    },
    notLoaded: {
      heading: 'Ein Teil dieser Seite konnte nicht geladen werden',
      paragraphs: [
        'Alles, was Sie gespeichert haben, ist sicher. Die Fragen öffnen sich, sobald dieses Gerät wieder verbunden ist.',
        'Laden Sie diese Seite neu, oder rufen Sie jemanden vom Team.',
      ],
    },
  },
  partMissing:
    'Dieser Teil der Seite konnte nicht geladen werden. Alles, was Sie gespeichert haben, ist sicher. Prüfen Sie die Verbindung: Die Seite versucht es weiter. Wenn nichts erscheint, laden Sie die Seite neu oder rufen Sie jemanden vom Team.',
  openElsewhere: {
    heading: 'Bereits in einem anderen Tab geöffnet',
    paragraphs: [
      'Sie haben dieses Assessment in einem anderen Tab oder Fenster geöffnet. Dort werden Ihre Antworten gespeichert.',
      'Machen Sie dort weiter, oder schließen Sie es und machen Sie hier weiter.',
    ],
  },
  alreadySubmitted: (at) => ({
    heading: 'Bereits abgegeben',
    paragraphs: [
      `Sie haben Ihre Antworten am ${write.moment(at)} abgegeben. Das Recruiting-Team hat sie, und sie können nicht mehr geändert werden.`,
      'Wenn das nicht stimmt, rufen Sie jemanden vom Team.',
    ],
  }),
  broken: {
    heading: 'Auf dieser Seite ist ein Fehler aufgetreten',
    paragraphs: [
      'Alles, was als „Gespeichert“ angezeigt wurde, ist auf diesem Gerät sicher. Laden Sie die Seite neu, um dort weiterzumachen.',
      'Wenn es wieder passiert, rufen Sie jemanden vom Team.',
    ],
  },
  openingLate: {
    heading: 'Das dauert zu lange',
    paragraphs: [
      'Vielleicht blockiert ein anderer Tab diese Seite. Schließen Sie alle anderen Tabs, dann geht es weiter.',
      'Wenn nicht, rufen Sie jemanden vom Team, oder starten Sie den Browser neu. Alles, was gespeichert wurde, ist sicher.',
    ],
  },
  replacing:
    'Ein anderer Tab ändert gerade alle Daten auf diesem Gerät. Danach geht es auf dieser Seite weiter.',
  tryAgain: 'Noch einmal versuchen',
  continueHere: 'Hier weitermachen',
  reload: 'Neu laden',
}
