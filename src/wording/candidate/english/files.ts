import type { Question } from '#schemas/question.ts'
import type { FileRefusals } from '#src/wording/candidate/fileRefusal.ts'
import type { Ends } from '#src/wording/candidate/limitEnds.ts'
import type {
  FileRequired,
  FileSentences,
  ViolationFacts,
} from '#src/wording/candidate/violationFacts.ts'

import { amount } from './limits.ts'
import { files as forms, write } from './write.ts'

const refused: FileRefusals = {
  emptyFile: ({ name }) => `“${name}” was not added. It is empty.`,
  fileSize: ({ name, size, most }) =>
    `“${name}” was not added. It is ${write.size(size)}; the limit is ${write.size(most)}.`,
  fileType: ({ name, question }) => `“${name}” was not added. It must be ${fileKinds(question)}.`,
  maxFiles: ({ name, question }) =>
    `“${name}” was not added. You already have ${write.counted(question.maxFiles, forms)}.`,
  'too-much': ({ name, most }) =>
    `“${name}” was not added. All your files together can be up to ${write.size(most)}.`,
  'storage-full': ({ name }) =>
    `“${name}” was not added. This device has no room left for it. Tell a member of staff.`,
  'storage-failed': ({ name }) => `“${name}” was not added. Try again.`,
}

const required: FileRequired = {
  file: ({ maxFiles }) => (maxFiles === 1 ? 'Add a file' : 'Add at least one file'),
}

const violations: FileSentences = {
  minFiles: (facts) =>
    `Add ${facts.isExact ? 'exactly' : 'at least'} ${write.counted(facts.count, forms)}`,
  maxFiles: (facts) =>
    `Add ${facts.isExact ? 'exactly' : 'at most'} ${write.counted(facts.count, forms)}`,
  fileSize: (facts) => `${theFile(facts)} must be ${facts.limit} or smaller`,
  fileType: (facts) => `${theFile(facts)} must be ${fileKinds(facts.question)}`,
  emptyFile: (facts) => `${theFile(facts)} is empty`,
}

/** For questions that ask for files; loaded with their field. */
export const files = {
  chooseOne: 'Choose a file',
  chooseSeveral: 'Choose files',
  chooseAnother: 'Choose another file instead',
  /** After the button that chooses a file. */
  dropOne: 'or drop it here',
  dropSeveral: 'or drop them here',
  list: 'Files added',
  remove: (name: string) => `Remove ${name}`,
  adding: 'Adding…',
  added: (name: string) => `${name} added`,
  /** `count`: the number of files now, including this one. */
  addedOf: (name: string, count: number, most: number) =>
    `${name} added, ${write.number(count)} of ${write.number(most)}`,
  removed: (name: string) => `${name} removed`,
  soFar: (count: number) => `${write.counted(count, forms)} added`,
  refused,
  /** `kinds`: PDF, DOCX; `size`: the maximum size per file in bytes. */
  limits: ({
    min,
    max,
    kinds,
    size,
  }: Ends<number> & { kinds: readonly string[]; size: number }) => {
    const most = `up to ${write.size(size)}`
    const parts =
      max === 1
        ? ['One file', write.list(kinds, 'or'), most]
        : [amount({ min, max }, forms) ?? '', write.list(kinds, 'or'), `${most} each`]
    return parts.filter((part) => part !== '').join(', ')
  },
  required,
  violations,
}

/** The accepted file types: "a PDF file". */
function fileKinds(question: Question): string {
  const accept = question.kind === 'file' ? question.accept : []
  const kinds = accept.map((ending) => ending.slice(1).toUpperCase())
  if (kinds.length === 0) return 'a file of another kind'
  const list = write.list(kinds, 'or')
  return kinds.length === 1 ? `a ${list} file` : `one of these kinds: ${list}`
}

function theFile({ fileName }: ViolationFacts): string {
  return fileName === '' ? 'The file' : `“${fileName}”`
}
