import type { Question } from '#schemas/question.ts'
import type { FileWords } from '#src/wording/candidate/candidateWords.ts'
import type { ViolationFacts } from '#src/wording/candidate/violationFacts.ts'

import { amount } from './limits.ts'
import { files as forms, quoted, write } from './write.ts'

const ADDED = { one: 'ajouté', other: 'ajoutés' }

export const files: FileWords = {
  chooseOne: 'Choisir un fichier',
  chooseSeveral: 'Choisir des fichiers',
  chooseAnother: 'Choisir un autre fichier à la place',
  dropOne: 'ou déposez-le ici',
  dropSeveral: 'ou déposez-les ici',
  list: 'Fichiers ajoutés',
  remove: (name) => `Retirer ${name}`,
  adding: 'Ajout en cours…',
  added: (name) => `${name} ajouté`,
  addedOf: (name, count, most) =>
    `${name} ajouté, ${write.number(count)} sur ${write.number(most)}`,
  removed: (name) => `${name} retiré`,
  soFar: (count) => `${write.counted(count, forms)} ${write.plural(count, ADDED)}`,
  refused: {
    emptyFile: ({ name }) => `${quoted(name)} n’a pas été ajouté. Le fichier est vide.`,
    fileSize: ({ name, size, most }) =>
      `${quoted(name)} n’a pas été ajouté. Il fait ${write.size(size)}\u00a0; la limite est de ${write.size(most)}.`,
    fileType: ({ name, question }) =>
      `${quoted(name)} n’a pas été ajouté. Il faut ${fileKinds(question)}.`,
    maxFiles: ({ name, question }) =>
      `${quoted(name)} n’a pas été ajouté. Vous avez déjà ${write.counted(question.maxFiles, forms)}.`,
    'too-much': ({ name, most }) =>
      `${quoted(name)} n’a pas été ajouté. Tous vos fichiers ensemble ne peuvent pas dépasser ${write.size(most)}.`,
    'storage-full': ({ name }) =>
      `${quoted(name)} n’a pas été ajouté. Il n’y a plus de place pour lui sur cet appareil. Prévenez un membre de l’équipe.`,
    'storage-failed': ({ name }) => `${quoted(name)} n’a pas été ajouté. Réessayez.`,
  },
  limits: ({ min, max, kinds, size }) => {
    const most = `jusqu’à ${write.size(size)}`
    const parts =
      max === 1
        ? ['Un fichier', write.list(kinds, 'or'), most]
        : [amount({ min, max }, forms) ?? '', write.list(kinds, 'or'), `${most} chacun`]
    return parts.filter((part) => part !== '').join(', ')
  },
  required: {
    file: ({ maxFiles }) => (maxFiles === 1 ? 'Ajoutez un fichier' : 'Ajoutez au moins un fichier'),
  },
  violations: {
    minFiles: ({ count, isExact }) =>
      `Ajoutez ${isExact ? 'exactement' : 'au moins'} ${write.counted(count, forms)}`,
    maxFiles: ({ count, isExact }) =>
      `Ajoutez ${isExact ? 'exactement' : 'au plus'} ${write.counted(count, forms)}`,
    fileSize: (facts) => `${theFile(facts)} ne doit pas dépasser ${facts.limit}`,
    fileType: (facts) => `${theFile(facts)}\u00a0: il faut ${fileKinds(facts.question)}`,
    emptyFile: (facts) => `${theFile(facts)} est vide`,
  },
}

/** The accepted file types: "un fichier PDF". */
function fileKinds(question: Question): string {
  const accept = question.kind === 'file' ? question.accept : []
  const kinds = accept.map((ending) => ending.slice(1).toUpperCase())
  return kinds.length === 0 ? 'un fichier d’un autre type' : `un fichier ${write.list(kinds, 'or')}`
}

function theFile({ fileName }: ViolationFacts): string {
  return fileName === '' ? 'Le fichier' : quoted(fileName)
}
