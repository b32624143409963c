/** Files that are not text, are recognised by their bytes, and are not read. */
import { fileNameText } from '#src/assessment/engine/texts/fileNames.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import {
  type FileBytes,
  fileBytes,
  hasEntry,
  hasOldPart,
  isBinaryFile,
  isGzip,
  isMoodleBackup,
  isOpenDocument,
} from './fileBytes.ts'
import type { Reader } from './reader.ts'
import { isBinaryText } from './source.ts'
import { AS_SEEN, COPY_TEXT, GIFT_FROM_MOODLE, QTI, SAVE_AS_DOCX, unread } from './unread.ts'

/** Only in files, never in pasted text. */
const recognises = () => false

const words = staffWords.workbook
const OTHER_ARCHIVE = /^(?:Rar!|7z\u00bc\u00af|BZh\d|\u00fd7zXZ|[^]{257}ustar)/
const PICTURE =
  /^(?:\u0089PNG|\u00ff\u00d8\u00ff|GIF8|RIFF[^]{4}WEBP|BM[^]{4}\0\0|II\*\0|MM\0\*|[^]{4}ftyp(?:hei|avi|mif|msf))/
const SOUND = /^(?:ID3|\u00ff[\u00e2-\u00fb]|RIFF|OggS|fLaC|MThd|[^]E\u00df\u00a3|\0\0[^]{2}ftyp)/

/** The first row that recognises a file counts. */
export const OTHER_FILES = [
  {
    name: 'binarySheet',
    recognises,
    recognisesBytes: (file) => hasEntry(file, /^xl\/workbook\.bin$/),
    ...unread('an Excel binary workbook (.xlsb)', words.saveAsXlsx),
  },
  {
    name: 'openSheet',
    recognises,
    recognisesBytes: (file) => isOpenDocument(file, 'spreadsheet'),
    ...unread('an OpenDocument spreadsheet (.ods)', words.saveAsXlsx),
  },
  {
    name: 'slides',
    recognises,
    recognisesBytes: (file) =>
      hasEntry(file, /^ppt\//) ||
      isOpenDocument(file, 'presentation') ||
      hasOldPart(file, 'PowerPoint Document'),
    ...unread('a presentation', COPY_TEXT),
  },
  {
    name: 'openText',
    recognises,
    recognisesBytes: (file) => isOpenDocument(file, ''),
    ...unread('an OpenDocument file (.odt or similar)', SAVE_AS_DOCX),
  },
  {
    name: 'lockedOffice',
    recognises,
    recognisesBytes: (file) => hasOldPart(file, 'EncryptedPackage'),
    ...unread('an Office file with a password', words.withoutPassword),
  },
  {
    name: 'email',
    recognises: ({ trimmed }) => isEmail(trimmed.slice(0, 5_000)),
    recognisesBytes: (file) => hasOldPart(file, '__substg1.0_'),
    ...unread('an email', COPY_TEXT),
  },
  {
    name: 'oldSheet',
    recognises,
    recognisesBytes: (file) => hasOldPart(file, 'Workbook') || hasOldPart(file, 'Book'),
    ...unread('an Excel file in the format of 97–2003 (.xls)', words.saveAsXlsx),
  },
  {
    name: 'oldText',
    recognises,
    recognisesBytes: (file) => hasOldPart(file, ''),
    ...unread('a Word file in the format of 97–2003 (.doc)', SAVE_AS_DOCX),
  },
  {
    name: 'iWork',
    recognises,
    recognisesBytes: (file) => hasEntry(file, /(?:^|\/)(?:Index\/.*\.iwa|Index\.zip|index\.apxl)$/),
    ...unread(
      'a Pages, Numbers or Keynote document',
      'Export it as Word or Excel, or copy its text and paste it.',
    ),
  },
  {
    name: 'h5p',
    recognises,
    recognisesBytes: (file) => hasEntry(file, /^h5p\.json$/),
    ...unread('an H5P activity', AS_SEEN),
  },
  {
    name: 'anki',
    recognises,
    recognisesBytes: (file) => hasEntry(file, /^collection\.anki2/),
    ...unread(
      'an Anki deck',
      'In Anki, export it as “Notes in Plain Text (.txt)”, and open that file.',
    ),
  },
  {
    name: 'moodleBackup',
    recognises,
    recognisesBytes: isMoodleBackup,
    ...unread('a Moodle backup (.mbz)', `Restore it in Moodle, ${GIFT_FROM_MOODLE}`),
  },
  {
    name: 'qtiPackage',
    recognises,
    recognisesBytes: (file) => hasEntry(file, /(?:^|\/)imsmanifest\.xml$/),
    ...unread('a package of a learning platform (QTI, SCORM or Common Cartridge)', QTI),
  },
  {
    name: 'ebook',
    recognises,
    recognisesBytes: ({ start }) => start.slice(0, 200).includes('application/epub+zip'),
    ...unread('an e-book (EPUB)', COPY_TEXT),
  },
  {
    name: 'pdf',
    recognises: ({ trimmed }) => trimmed.startsWith('%PDF-'),
    recognisesBytes: ({ start }) => start.slice(0, 1_024).includes('%PDF-'),
    ...unread('a PDF file', COPY_TEXT),
  },
  {
    name: 'picture',
    recognises: ({ trimmed }) => /^(?:<\?xml[^>]*>\s*)?<svg[\s>]/.test(trimmed),
    recognisesBytes: ({ start }) => PICTURE.test(start),
    ...unread(
      'a picture',
      'Most phones can copy the text in a picture: paste it here, or type the questions.',
    ),
  },
  {
    name: 'sound',
    recognises,
    recognisesBytes: ({ start }) => SOUND.test(start),
    ...unread('a recording', 'Type the questions, or paste a transcript.'),
  },
  {
    name: 'archive',
    recognises,
    recognisesBytes: ({ entries }) => entries.length > 0,
    ...unread('a ZIP archive', words.unpack),
    sheets: {
      inSentence: null,
      accept: [],
      read: (bytes) => ({ ok: false, error: archiveWords(fileBytes(bytes)) }),
    },
  },
  {
    name: 'otherArchive',
    recognises,
    recognisesBytes: (file) => isGzip(file) || OTHER_ARCHIVE.test(file.start),
    ...unread('a packed archive', words.unpack),
  },
  {
    name: 'binary',
    recognises: ({ raw, text }) => isBinaryText(raw) || isBinaryText(text),
    recognisesBytes: isBinaryFile,
    ...unread('a file that is not text', COPY_TEXT),
    opensIn: null,
  },
] as const satisfies readonly Reader[]

/** A message as it is saved, or a web page saved with its pictures: lines of headers come first. */
function isEmail(start: string): boolean {
  const [headers = ''] = start.split(/\r?\n\r?\n/, 1)
  const isHeaders = /^(?:[A-Z][\w-]*:.*(?:\r?\n[ \t].*)*(?:\r?\n|$))+$/i.test(headers)
  return isHeaders && /^(?:MIME-Version|Received|Message-ID):/im.test(headers)
}

function archiveWords({ entries }: FileBytes): string {
  const files = entries.filter(({ name }) => !/\/$|^__MACOSX\/|(?:^|\/)\.[^/]*$/.test(name))
  return words.archive(
    files.map(({ name }) => fileNameText(name.slice(name.lastIndexOf('/') + 1)).slice(0, 60)),
    files.some(({ hasPassword }) => hasPassword),
  )
}
