import '@testing-library/jest-dom/vitest'

import { cleanup, configure } from '@testing-library/react'
import { config } from 'zod/mini'
import { afterEach, beforeAll } from 'vitest'

import { loadLazyParts } from '#src/ui/lazyPart.ts'

// As in main.tsx.
config({ jitless: true })

// How long to wait for what must appear on a busy machine; nothing waits this long by default.
configure({ asyncUtilTimeout: 10_000 })

// As pages do after the first paint.
beforeAll(loadLazyParts)

afterEach(cleanup)
