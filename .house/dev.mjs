import { leave, prepare } from './bootstrap.mjs'

prepare()
// A different origin from the built app, so that experiments don't touch its data.
import('vite')
  .then((vite) =>
    vite.createServer({ server: { host: '127.0.0.1', port: 5173, strictPort: true } }),
  )
  .then((server) => server.listen())
  .then((server) => server.printUrls())
  .catch((error) => leave(error.message))
