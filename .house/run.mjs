import { leave, prepare } from './bootstrap.mjs'

const [, , name, ...args] = process.argv

prepare()
import('./scripts.mjs')
  .then((scripts) => scripts.runScript(name, args))
  .catch((error) => leave(error.message))
