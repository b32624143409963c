import type { Question } from '#schemas/question.ts'
import type { FileWords } from '#src/wording/candidate/candidateWords.ts'
import type { ViolationFacts } from '#src/wording/candidate/violationFacts.ts'

import { amount } from './limits.ts'
import { files as forms, write } from './write.ts'

export const files: FileWords = {
  chooseOne: 'Datei auswählen',
  chooseSeveral: 'Dateien auswählen',
  chooseAnother: 'Stattdessen eine andere Datei auswählen',
  dropOne: 'oder hier ablegen',
  dropSeveral: 'oder hier ablegen',
  list: 'Hinzugefügte Dateien',
  remove: (name) => `${name} entfernen`,
  adding: 'Wird hinzugefügt …',
  added: (name) => `${name} hinzugefügt`,
  addedOf: (name, count, most) =>
    `${name} hinzugefügt, ${write.number(count)} von ${write.number(most)}`,
  removed: (name) => `${name} entfernt`,
  soFar: (count) => `${write.counted(count, forms)} hinzugefügt`,
  refused: {
    emptyFile: ({ name }) => `„${name}“ wurde nicht hinzugefügt. Die Datei ist leer.`,
    fileSize: ({ name, size, most }) =>
      `„${name}“ wurde nicht hinzugefügt. Die Datei ist ${write.size(size)} groß; erlaubt sind bis zu ${write.size(most)}.`,
    fileType: ({ name, question }) =>
      `„${name}“ wurde nicht hinzugefügt. Erlaubt ist nur ${fileKinds(question)}.`,
    maxFiles: ({ name, question }) =>
      `„${name}“ wurde nicht hinzugefügt. Sie haben bereits ${write.counted(question.maxFiles, forms)}.`,
    'too-much': ({ name, most }) =>
      `„${name}“ wurde nicht hinzugefügt. Alle Ihre Dateien zusammen dürfen bis zu ${write.size(most)} groß sein.`,
    'storage-full': ({ name }) =>
      `„${name}“ wurde nicht hinzugefügt. Auf diesem Gerät ist kein Platz mehr dafür. Sagen Sie jemandem vom Team Bescheid.`,
    'storage-failed': ({ name }) =>
      `„${name}“ wurde nicht hinzugefügt. Versuchen Sie es noch einmal.`,
  },
  limits: ({ min, max, kinds, size }) => {
    const most = `bis zu ${write.size(size)}`
    const parts =
      max === 1
        ? ['Eine Datei', write.list(kinds, 'or'), most]
        : [amount({ min, max }, forms) ?? '', write.list(kinds, 'or'), `je ${most}`]
    return parts.filter((part) => part !== '').join(', ')
  },
  required: {
    file: ({ maxFiles }) =>
      maxFiles === 1 ? 'Fügen Sie eine Datei hinzu' : 'Fügen Sie mindestens eine Datei hinzu',
  },
  violations: {
    minFiles: ({ count, isExact }) =>
      `Fügen Sie ${isExact ? 'genau' : 'mindestens'} ${write.counted(count, forms)} hinzu`,
    maxFiles: ({ count, isExact }) =>
      `Fügen Sie ${isExact ? 'genau' : 'höchstens'} ${write.counted(count, forms)} hinzu`,
    fileSize: (facts) => `${theFile(facts)} darf höchstens ${facts.limit} groß sein`,
    fileType: (facts) => `${theFile(facts)}: Erlaubt ist nur ${fileKinds(facts.question)}`,
    emptyFile: (facts) => `${theFile(facts)} ist leer`,
  },
}

/** The accepted file types: "eine PDF-Datei". */
function fileKinds(question: Question): string {
  const accept = question.kind === 'file' ? question.accept : []
  const kinds = accept.map((ending) => ending.slice(1).toUpperCase())
  if (kinds.length === 0) return 'eine Datei anderer Art'
  const list = write.list(kinds, 'or')
  return kinds.length === 1 ? `eine ${list}-Datei` : `eine Datei dieser Arten: ${list}`
}

function theFile({ fileName }: ViolationFacts): string {
  return fileName === '' ? 'Die Datei' : `„${fileName}“`
}
