import type { PinVerifier } from '#schemas/records/device.ts'
import { enterCandidateMode } from '#src/storage/device/candidateModeWrites.ts'

export const PIN = '271828'

/** As `pinVerifierOf`, with so few iterations that no test waits for it. */
export async function quickVerifier(pin: string): Promise<PinVerifier> {
  const salt = new Uint8Array(16)
  const text = new TextEncoder().encode(pin)
  const key = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveBits'])
  const asked = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 1 }
  const hash = new Uint8Array(await crypto.subtle.deriveBits(asked, key, 256))
  return { salt: [...salt], iterations: 1, hash: [...hash] }
}

/** Staff hand the device to one candidate. */
export async function handOver(candidateId: string, assessmentId: string, now: Date) {
  const assessments = [{ id: assessmentId, title: 'An assessment' }]
  return enterCandidateMode({ assessments, candidateId, pin: await quickVerifier(PIN) }, now)
}
