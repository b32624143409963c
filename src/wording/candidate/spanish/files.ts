import type { Question } from '#schemas/question.ts'
import type { FileWords } from '#src/wording/candidate/candidateWords.ts'
import type { ViolationFacts } from '#src/wording/candidate/violationFacts.ts'

import { amount } from './limits.ts'
import { files as forms, write } from './write.ts'

const ADDED = { one: 'añadido', other: 'añadidos' }

export const files: FileWords = {
  chooseOne: 'Elegir un archivo',
  chooseSeveral: 'Elegir archivos',
  chooseAnother: 'Elegir otro archivo en su lugar',
  dropOne: 'o suéltelo aquí',
  dropSeveral: 'o suéltelos aquí',
  list: 'Archivos añadidos',
  remove: (name) => `Quitar ${name}`,
  adding: 'Añadiendo…',
  added: (name) => `${name} añadido`,
  addedOf: (name, count, most) =>
    `${name} añadido, ${write.number(count)} de ${write.number(most)}`,
  removed: (name) => `${name} quitado`,
  soFar: (count) => `${write.counted(count, forms)} ${write.plural(count, ADDED)}`,
  refused: {
    emptyFile: ({ name }) => `«${name}» no se ha añadido. Está vacío.`,
    fileSize: ({ name, size, most }) =>
      `«${name}» no se ha añadido. Ocupa ${write.size(size)}; el límite es ${write.size(most)}.`,
    fileType: ({ name, question }) =>
      `«${name}» no se ha añadido. Debe ser ${fileKinds(question)}.`,
    maxFiles: ({ name, question }) =>
      `«${name}» no se ha añadido. Ya tiene ${write.counted(question.maxFiles, forms)}.`,
    'too-much': ({ name, most }) =>
      `«${name}» no se ha añadido. Todos sus archivos juntos pueden ocupar hasta ${write.size(most)}.`,
    'storage-full': ({ name }) =>
      `«${name}» no se ha añadido. No queda espacio para él en este dispositivo. Avise a alguien del equipo.`,
    'storage-failed': ({ name }) => `«${name}» no se ha añadido. Inténtelo de nuevo.`,
  },
  limits: ({ min, max, kinds, size }) => {
    const most = `hasta ${write.size(size)}`
    const parts =
      max === 1
        ? ['Un archivo', write.list(kinds, 'or'), most]
        : [amount({ min, max }, forms) ?? '', write.list(kinds, 'or'), `${most} cada uno`]
    return parts.filter((part) => part !== '').join(', ')
  },
  required: {
    file: ({ maxFiles }) => (maxFiles === 1 ? 'Añada un archivo' : 'Añada al menos un archivo'),
  },
  violations: {
    minFiles: ({ count, isExact }) =>
      `Añada ${isExact ? 'exactamente' : 'al menos'} ${write.counted(count, forms)}`,
    maxFiles: ({ count, isExact }) =>
      `Añada ${isExact ? 'exactamente' : 'como máximo'} ${write.counted(count, forms)}`,
    fileSize: (facts) => `${theFile(facts)} no debe ocupar más de ${facts.limit}`,
    fileType: (facts) => `${theFile(facts)} debe ser ${fileKinds(facts.question)}`,
    emptyFile: (facts) => `${theFile(facts)} está vacío`,
  },
}

/** The accepted file types: "un archivo PDF". */
function fileKinds(question: Question): string {
  const accept = question.kind === 'file' ? question.accept : []
  const kinds = accept.map((ending) => ending.slice(1).toUpperCase())
  return kinds.length === 0 ? 'un archivo de otro tipo' : `un archivo ${write.list(kinds, 'or')}`
}

function theFile({ fileName }: ViolationFacts): string {
  return fileName === '' ? 'El archivo' : `«${fileName}»`
}
