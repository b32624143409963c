import { files } from './files.ts'
import { further } from './further.ts'

export const rare = { files, further }
