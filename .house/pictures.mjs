import { leave, prepare } from './bootstrap.mjs'

prepare()
import('./browserRun.mjs')
  .then((browserRun) => browserRun.runInBrowser('e2e/pictures.config.ts', process.argv.slice(2)))
  .catch((error) => leave(error.message))
