import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

import { write } from './write.ts'

export const signingIn: FirstWords['signingIn'] = {
  heading: 'Melden Sie sich an, um weiterzumachen',
  pageTitle: (assessment) => `Anmelden – ${assessment}`,
  lockedTitle: 'Gesperrt',
  onlyToFinish:
    'Dieses Assessment ist geschlossen. Wenn Sie es bereits begonnen haben, können Sie es noch abschließen.',
  about: (size) =>
    `${size}. Ihre Antworten werden laufend auf diesem Gerät gespeichert. Sie können unterbrechen und später weitermachen.`,
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
    `Zu viele falsche Codes. Versuchen Sie es in ${duration(seconds)} (um ${write.time(until)}) noch einmal, oder fragen Sie jemanden vom Team.`,
  storageFailed:
    'Der Code kann gerade nicht geprüft werden. Es ist nichts verloren gegangen. Versuchen Sie es noch einmal, oder rufen Sie jemanden vom Team.',
  unsavedOfAnother:
    'Die Antworten der vorigen Person sind noch nicht gespeichert. Rufen Sie jemanden vom Team.',
  parting: {
    left: 'Ihre Antworten sind auf diesem Gerät gespeichert. Melden Sie sich wieder an, wenn Sie weitermachen möchten.',
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

function duration(seconds: number): string {
  return seconds < 60
    ? write.counted(seconds, { one: 'Sekunde', other: 'Sekunden' })
    : write.counted(Math.ceil(seconds / 60), { one: 'Minute', other: 'Minuten' })
}
