import type { FirstWords } from '#src/wording/candidate/candidateWords.ts'

import { write } from './write.ts'

export const ending: FirstWords['ending'] = {
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
    handBackNow: 'Sie können das Gerät jetzt zurückgeben.',
    giveBack: 'Geben Sie das Gerät jemandem vom Team zurück.',
    print: 'Diese Bestätigung drucken',
  },
  handBack: 'Gerät zurückgeben',
}
