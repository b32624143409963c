import { leave, prepare } from './bootstrap.mjs'

prepare()
import('./stages.mjs').then((stages) => stages.runStages()).catch((error) => leave(error.stack))
