import type { FirstWords } from '#src/assessment/words/english/shapes.ts'

import { between, questionWords, write } from './questions.ts'

const signingIn: FirstWords['signingIn'] = {
  heading: 'Melden Sie sich an, um weiterzumachen',
  pageTitle: (assessment) => `Anmelden – ${assessment}`,
  lockedTitle: 'Gesperrt',
  onlyToFinish:
    'Dieses Assessment ist geschlossen. Wenn Sie es bereits begonnen haben, können Sie es noch abschließen.',
  ask: 'Geben Sie Ihre E-Mail-Adresse und den Zugangscode ein, den Sie vom Recruiting-Team erhalten haben.',
  askCode: 'Geben Sie Ihren Zugangscode ein. Nur damit öffnen sich Ihre Antworten.',
  email: 'E-Mail-Adresse',
  code: 'Zugangscode',
  codeHelp:
    'Acht Buchstaben und Ziffern, zum Beispiel ABCD‑2345. Sie können ihn einfügen. Wenn Sie ihn nicht haben, fragen Sie jemanden vom Team.',
  continue: 'Weiter',
  forStaff: 'Für das Recruiting-Team',
  emailFaults: {
    missing: 'Geben Sie Ihre E-Mail-Adresse ein',
    unreadable: 'Geben Sie eine E-Mail-Adresse wie name@example.org ein',
  },
  codeFaults: {
    missing: 'Geben Sie Ihren Zugangscode ein',
    unreadable: (length) =>
      `Ein Zugangscode hat ${write.number(length)} Buchstaben und Ziffern, zum Beispiel ABCD-2345`,
  },
  noMatch:
    'Diese E-Mail-Adresse und dieser Zugangscode passen nicht zusammen. Prüfen Sie beide, oder fragen Sie jemanden vom Team.',
  wrongCode: 'Dieser Zugangscode stimmt nicht. Prüfen Sie ihn, oder fragen Sie jemanden vom Team.',
  wait: (seconds, until) =>
    `Zu viele falsche Codes. Versuchen Sie es in ${waitingTime(seconds)} (um ${write.time(until)}) noch einmal, oder fragen Sie jemanden vom Team.`,
  storageFailed:
    'Der Code kann gerade nicht geprüft werden. Es ist nichts verloren gegangen. Versuchen Sie es noch einmal, oder rufen Sie jemanden vom Team.',
  unsavedOfAnother:
    'Die Antworten der vorigen Person sind noch nicht gespeichert. Rufen Sie jemanden vom Team.',
  parting: {
    left: 'Ihre Antworten sind auf diesem Gerät gespeichert. Melden Sie sich wieder an, wenn Sie weitermachen möchten.',
    leftRunning:
      'Ihre Antworten sind auf diesem Gerät gespeichert. Die Zeit läuft weiter: Melden Sie sich wieder an, um weiterzumachen.',
    locked:
      'Diese Seite wurde gesperrt, damit Ihre Antworten vertraulich bleiben. Sie sind gespeichert. Melden Sie sich an, um dort weiterzumachen, wo Sie aufgehört haben.',
    lockedFiles:
      'Diese Seite wurde gesperrt, damit Ihre Antworten vertraulich bleiben. Sie sind gespeichert, bis auf eine Datei, die gerade hinzugefügt wurde. Melden Sie sich an und fügen Sie sie noch einmal hinzu.',
    replaced:
      'Die Daten auf diesem Gerät wurden ersetzt oder gelöscht, während diese Seite offen war. Ihre letzten Antworten könnten fehlen. Rufen Sie jemanden vom Team, bevor Sie weitermachen.',
    lockedUnsaved:
      'Diese Seite wurde gesperrt, damit Ihre Antworten vertraulich bleiben, aber die letzten konnten nicht gespeichert werden. Sie sind nur auf dieser Seite. Rufen Sie jemanden vom Team, und schließen Sie diese Seite nicht.',
  },
}

function waitingTime(seconds: number): string {
  return seconds < 60
    ? write.counted(seconds, { one: 'Sekunde', other: 'Sekunden' })
    : write.counted(Math.ceil(seconds / 60), { one: 'Minute', other: 'Minuten' })
}

const starting: FirstWords['starting'] = {
  opening: 'Das Assessment wird geöffnet …',
  count: ({ fewest, most }) => {
    const questions = write.plural(most, { one: 'Frage', other: 'Fragen' })
    const isUpTo = fewest === 0 && most > 0
    return `${isUpTo ? `Bis zu ${write.number(most)}` : between(fewest, most)} ${questions}`
  },
  usually: (minutes) =>
    `Die meisten brauchen ${write.counted(minutes, { one: 'Minute', other: 'Minuten' })}`,
  estimated: (minutes) => `Das dauert ${aboutMinutes(minutes)}`,
  backTitle: (assessment) => `Willkommen zurück – ${assessment}`,
  back: 'Willkommen zurück. Ihre Antworten sind noch auf diesem Gerät. Machen Sie dort weiter, wo Sie aufgehört haben.',
  saved: 'Ihre Antworten werden laufend auf diesem Gerät gespeichert.',
  mayStop:
    'Sie können unterbrechen und sich hier später mit Ihrer E-Mail-Adresse und Ihrem Zugangscode wieder anmelden.',
  nothingSubmitted: 'Es wird nichts abgegeben, bis Sie am Ende „Antworten abgeben“ wählen.',
  recordedTitle: 'Was außer Ihren Antworten aufgezeichnet wird',
  recorded: [
    'Wann Sie beginnen, die Seite verlassen, zurückkommen und abgeben.',
    'Wie lange jede Seite angezeigt wird, und wann Sie zu einem anderen Tab oder einer anderen App wechseln.',
    'Wie viele Zeichen Sie in eine Antwort einfügen, aber nicht, woher sie stammen.',
  ],
  recordedFor: 'Wer Ihre Antworten liest, kann auch das sehen.',
  openedFor: (email) => `Für ${email}. Das sind nicht Sie? Sagen Sie jemandem vom Team Bescheid.`,
  keepCode:
    'Schreiben Sie diesen Zugangscode auf. Sie brauchen ihn, falls die Seite gesperrt wird, und er wird nur einmal angezeigt.',
  language: 'Sprache',
  languageNotLoaded: (language: string) =>
    `${language} konnte nicht geladen werden, deshalb bleibt diese Seite auf Deutsch. Wählen Sie die Sprache noch einmal, oder laden Sie die Seite neu.`,
  start: 'Beginnen',
  continue: 'Weitermachen',
  leave: 'Verlassen',
}

function aboutMinutes(minutes: number): string {
  return minutes <= 1
    ? 'etwa eine Minute'
    : `etwa ${write.counted(minutes, { one: 'Minute', other: 'Minuten' })}`
}

const notices: FirstWords['notices'] = {
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

const usualProblems = {
  submitNotStored:
    'Nicht abgegeben: Das Gerät konnte die Abgabe nicht speichern. Ihre Antworten bleiben erhalten. Versuchen Sie es noch einmal, oder rufen Sie jemanden vom Team.',
  submitNotLoaded:
    'Nicht abgegeben: Ein Teil dieser Seite konnte nicht geladen werden. Ihre Antworten bleiben erhalten. Prüfen Sie die Verbindung und versuchen Sie es noch einmal, oder rufen Sie jemanden vom Team.',
  filesNotAdded:
    'Eine Datei wurde nicht hinzugefügt. Versuchen Sie es noch einmal, oder machen Sie ohne sie weiter.',
  leaveNotSaved:
    'Noch ist nicht alles gespeichert, darum bleibt diese Seite offen. Versuchen Sie es gleich noch einmal, oder rufen Sie jemanden vom Team.',
}

const saving: FirstWords['saving'] = {
  saved: (at) => `Um ${write.time(at)} auf diesem Gerät gespeichert`,
  saving: 'Wird gespeichert …',
  atRisk:
    'Vorerst gespeichert. Auf diesem Gerät ist kein Platz mehr: Lassen Sie diese Seite offen und rufen Sie jemanden vom Team.',
  failed:
    'Nicht gespeichert: Bitte rufen Sie jemanden vom Team. Ihre Antworten sind noch auf diesem Bildschirm.',
  deleted:
    'Nicht gespeichert: Diese Antworten wurden auf diesem Gerät gelöscht. Sie sind nur noch auf diesem Bildschirm. Rufen Sie jemanden vom Team, bevor Sie ihn verlassen.',
  elsewhere:
    'Nicht gespeichert: Diese Antworten wurden an anderer Stelle auf diesem Gerät geändert. Was Sie sehen, ist nur auf diesem Bildschirm. Rufen Sie jemanden vom Team, bevor Sie ihn verlassen.',
  problems: {
    usual: usualProblems,
    lost: {
      ...usualProblems,
      submitNotStored:
        'Nicht abgegeben und nicht gespeichert: Diese Antworten wurden auf diesem Gerät gelöscht oder an anderer Stelle geändert. Sie sind nur noch auf diesem Bildschirm. Rufen Sie jemanden vom Team, bevor Sie ihn verlassen.',
      leaveNotSaved:
        'Diese Antworten können nicht mehr gespeichert werden. Wenn Sie die Seite verlassen, gehen sie verloren. Rufen Sie zuerst jemanden vom Team.',
    },
    atRisk: {
      ...usualProblems,
      submitNotStored:
        'Noch nicht abgegeben: Auf diesem Gerät ist kein Platz mehr, und Ihre Antworten könnten noch verloren gehen. Lassen Sie diese Seite offen und rufen Sie jemanden vom Team.',
      leaveNotSaved:
        'Diese Seite bleibt offen: Auf diesem Gerät ist kein Platz mehr, und Ihre Antworten könnten noch verloren gehen. Rufen Sie jemanden vom Team.',
    },
  },
  saveAsFile: 'Meine Antworten als Datei speichern',
  savedAsFile: (at) =>
    `Um ${write.time(at)} als Datei gespeichert. Zeigen Sie sie jemandem vom Team.`,
  file: {
    asOf: (at) => `Antworten, wie sie am ${write.moment(at)} waren. Sie wurden nicht abgegeben.`,
    withoutFiles: 'Die hinzugefügten Dateien sind nicht enthalten, nur ihre Namen.',
    asStored: 'Dieselben Antworten, wie TalentFlow sie speichert',
  },
}

const ending: FirstWords['ending'] = {
  idle: {
    title: 'Sind Sie noch da?',
    text: 'Diese Seite wurde eine Weile nicht benutzt. Damit Ihre Antworten vertraulich bleiben, wird die Seite bald gesperrt. Danach können Sie sich wieder anmelden und weitermachen.',
    countdown: (clock) => `Wird gesperrt in ${clock}`,
    soon: (seconds) =>
      `Die Seite wird in ${write.counted(seconds, { one: 'Sekunde', other: 'Sekunden' })} gesperrt.`,
    stay: 'Auf dieser Seite bleiben',
  },
  receipt: {
    title: 'Eingegangen',
    assessment: 'Assessment',
    reference: 'Referenz',
    submitted: 'Abgegeben',
    moment: write.moment,
    timeOver: 'Die Zeit ist um. Was Sie beantwortet hatten, wurde abgegeben.',
    done: 'Das Recruiting-Team hat Ihre Antworten. Sie können jetzt nicht mehr geändert werden. Nennen Sie die Referenz, wenn Sie sich an das Team wenden.',
    nextSteps: 'Wie es weitergeht',
    handBackNow: 'Sie können das Gerät jetzt zurückgeben.',
    giveBack: 'Geben Sie das Gerät jemandem vom Team zurück.',
    print: 'Diese Bestätigung drucken',
  },
  handBack: 'Gerät zurückgeben',
}

export const german: FirstWords = {
  ...questionWords,
  signingIn,
  starting,
  notices,
  saving,
  ending,
}
