import { leave, prepare } from './bootstrap.mjs'

prepare()
import('./commandLine.mjs')
  .then((commandLine) => commandLine.runCommand(process.argv.slice(2)))
  .catch((error) => leave(error.stack))
