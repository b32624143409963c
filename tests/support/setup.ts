import '@testing-library/jest-dom/vitest'

import { cleanup, configure } from '@testing-library/react'
import { config } from 'zod/mini'
import { afterEach, beforeAll } from 'vitest'

import { fetchLaterParts } from '#src/ui/later.ts'

// As in main.tsx.
config({ jitless: true })

// How long to go on looking for what must come, on a busy machine; nothing waits this long by itself.
configure({ asyncUtilTimeout: 10_000 })

// As pages do once they are painted.
beforeAll(fetchLaterParts)

afterEach(cleanup)
