import type { Question } from '#schemas/question.ts'
import type { FileWords, FurtherWords } from '#src/assessment/words/english/shapes.ts'
import { dateFault } from '#src/assessment/words/values/dateFault.ts'
import type { ViolationFacts } from '#src/assessment/words/values/violationFacts.ts'

import { amount, FILES, write } from './questions.ts'

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
  soFar: (count) => `${write.counted(count, FILES)} ${write.plural(count, ADDED)}`,
  refused: {
    emptyFile: ({ name }) => `«${name}» no se ha añadido. Está vacío.`,
    fileSize: ({ name, size, most }) =>
      `«${name}» no se ha añadido. Ocupa ${write.size(size)}; el límite es ${write.size(most)}.`,
    fileType: ({ name, question }) =>
      `«${name}» no se ha añadido. Debe ser ${fileKinds(question)}.`,
    maxFiles: ({ name, question }) =>
      `«${name}» no se ha añadido. Ya tiene ${write.counted(question.maxFiles, FILES)}.`,
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
        : [amount({ min, max }, FILES) ?? '', write.list(kinds, 'or'), `${most} cada uno`]
    return parts.filter((part) => part !== '').join(', ')
  },
  required: {
    file: ({ maxFiles }) => (maxFiles === 1 ? 'Añada un archivo' : 'Añada al menos un archivo'),
  },
  violations: {
    minFiles: ({ count, isExact }) =>
      `Añada ${isExact ? 'exactamente' : 'al menos'} ${write.counted(count, FILES)}`,
    maxFiles: ({ count, isExact }) =>
      `Añada ${isExact ? 'exactamente' : 'como máximo'} ${write.counted(count, FILES)}`,
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

export const further: FurtherWords = {
  code: {
    isRead: 'Una persona leerá su código; no se ejecuta.',
    keys: 'Tab aplica sangría; Esc y después Tab salen del campo.',
  },
  date: { day: 'Día', month: 'Mes', year: 'Año' },
  ranking: {
    untouched: 'Use las flechas para ordenarlas, o elija «Mantener este orden».',
    ranked: 'Ordenadas, de la primera a la última.',
    keep: 'Mantener este orden',
    keys: 'Pulse las teclas de flecha para mover una opción.',
    moveUp: (option) => `Subir: ${option}`,
    moveDown: (option) => `Bajar: ${option}`,
    moved: (option, place, places) =>
      `${option}: ${write.number(place)} de ${write.number(places)}`,
    withoutText: 'opción sin texto',
  },
  signature: {
    hint: 'Firme con el dedo o el ratón, o escriba su nombre.',
    empty: 'Su firma: todavía vacía',
    drawn: 'Su firma: dibujada',
    typedName: 'Su nombre completo, como firma',
    drawInstead: 'Dibujar la firma',
    typeInstead: 'Escribir el nombre',
    undo: 'Deshacer',
    clear: 'Borrar',
  },
  limits: {
    chooseAllInRows: 'Elija todas las que correspondan en cada fila',
    dates: ({ min, max }) => {
      if (min !== undefined && max !== undefined) {
        return `Del ${write.date(min)} al ${write.date(max)}`
      }
      if (min !== undefined) return `El ${write.date(min)} o después`
      return max === undefined ? null : `El ${write.date(max)} o antes`
    },
  },
  required: {
    date: 'Escriba una fecha',
    rating: 'Elija una valoración',
    ranking: 'Ordene las opciones',
    matrix: 'Elija una opción en cada fila',
    code: 'Escriba su código',
    signature: 'Firme aquí, o escriba su nombre',
    consent: 'Marque la casilla para aceptar',
  },
  violations: {
    notADate: ({ typed }) => dateWords(typed),
    everyOption: () => 'Ordene todas las opciones',
    oneARow: ({ row }) =>
      row === '' ? 'Elija una sola opción en cada fila' : `Elija una sola opción para «${row}»`,
  },
}

const MISSING = { day: 'el día', month: 'el mes', year: 'el año' }

function dateWords(typed: string): string {
  const fault = dateFault(typed, write.language)
  switch (fault.kind) {
    case 'day':
      return `El ${fault.date} no existe`
    case 'month':
      return 'Escriba un mes del 1 al 12'
    case 'year':
      return 'Escriba el año con cuatro cifras, por ejemplo 2027'
    case 'digits':
      return 'Escriba la fecha en cifras, por ejemplo 27 3 2027'
    case 'missing':
      return `Escriba también ${write.list(
        fault.parts.map((part) => MISSING[part]),
        'and',
      )}`
    case 'incomplete':
      return 'Escriba el día, el mes y el año'
  }
}
