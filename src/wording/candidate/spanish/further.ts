import type { FurtherWords } from '#src/wording/candidate/candidateWords.ts'
import { dateFault } from '#src/wording/candidate/dateFault.ts'

import { write } from './write.ts'

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
    notADate: ({ given }) => dateWords(given),
    everyOption: () => 'Ordene todas las opciones',
    oneARow: ({ row }) =>
      row === '' ? 'Elija una sola opción en cada fila' : `Elija una sola opción para «${row}»`,
  },
}

const MISSING = { day: 'el día', month: 'el mes', year: 'el año' }

function dateWords(given: string): string {
  const fault = dateFault(given, write.language)
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
