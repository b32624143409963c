import { defineConfig } from 'vitest/config'

/** The engine's own tests, which must notice every change of its meaning. */
export default defineConfig({
  test: { include: ['tests/engine/**/*.test.ts'], environment: 'node' },
})
