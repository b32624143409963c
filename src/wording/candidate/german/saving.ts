import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

import { write } from './write.ts'

const problems = {
  submitNotStored:
    'Nicht abgegeben: Das Gerät konnte die Abgabe nicht speichern. Ihre Antworten bleiben erhalten. Versuchen Sie es noch einmal, oder rufen Sie jemanden vom Team.',
  submitNotLoaded:
    'Nicht abgegeben: Ein Teil dieser Seite konnte nicht geladen werden. Ihre Antworten bleiben erhalten. Prüfen Sie die Verbindung und versuchen Sie es noch einmal, oder rufen Sie jemanden vom Team.',
  filesNotAdded:
    'Eine Datei wurde nicht hinzugefügt. Versuchen Sie es noch einmal, oder machen Sie ohne sie weiter.',
  leaveNotSaved:
    'Noch ist nicht alles gespeichert, darum bleibt diese Seite offen. Versuchen Sie es gleich noch einmal, oder rufen Sie jemanden vom Team.',
}

export const saving: FirstWords['saving'] = {
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
    usual: problems,
    lost: {
      ...problems,
      submitNotStored:
        'Nicht abgegeben und nicht gespeichert: Diese Antworten wurden auf diesem Gerät gelöscht oder an anderer Stelle geändert. Sie sind nur noch auf diesem Bildschirm. Rufen Sie jemanden vom Team, bevor Sie ihn verlassen.',
      leaveNotSaved:
        'Diese Antworten können nicht mehr gespeichert werden. Wenn Sie die Seite verlassen, gehen sie verloren. Rufen Sie zuerst jemanden vom Team.',
    },
    atRisk: {
      ...problems,
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
