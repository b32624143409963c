import { leave, prepare } from './bootstrap.mjs'

prepare()
import('./serve.mjs').then((serving) => serving.serveApp()).catch((error) => leave(error.message))
