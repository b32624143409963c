/**
 * The only source of randomness in the sample data: the same seed and day give the same records.
 */
import { faker } from '@faker-js/faker/locale/en'

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const DAY = 24 * 3600 * 1000

export type Random = {
  id: () => string
  accessCode: () => string
  reference: () => string
  seed: () => number
  pick: <T>(items: readonly T[]) => T
  /** Items with weight 0 are never picked. */
  pickByWeight: <T>(items: readonly { weight: number; value: T }[]) => T
  /** `count` items, in their original order. */
  pickSeveral: <T>(items: readonly T[], count: number) => T[]
  /** All items in random order. */
  shuffled: <T>(items: readonly T[]) => T[]
  whole: (from: number, to: number) => number
  /** True with this probability. */
  odds: (probability: number) => boolean
  /** A duration in milliseconds; `from` and `to` in days. */
  days: (from: number, to: number) => number
  phone: () => string
  word: () => string
}

export function seededRandom(seed: number): Random {
  faker.seed(seed)
  const crockford = (length: number): string =>
    faker.string.fromCharacters(CROCKFORD.split(''), length)
  const references = new Set<string>()
  return {
    id: () => faker.string.uuid(),
    accessCode: () => crockford(8),
    reference() {
      let reference = ''
      do reference = `${crockford(4)}-${crockford(4)}`
      while (references.has(reference))
      references.add(reference)
      return reference
    },
    seed: () => faker.number.int({ max: 2 ** 32 - 1 }),
    pick: (items) => faker.helpers.arrayElement(items),
    pickByWeight: (items) =>
      faker.helpers.weightedArrayElement(items.filter(({ weight }) => weight > 0)),
    pickSeveral(items, count) {
      const chosen = new Set(faker.helpers.arrayElements(items, count))
      return items.filter((item) => chosen.has(item))
    },
    shuffled: (items) => faker.helpers.shuffle(items),
    whole: (from, to) => faker.number.int({ min: from, max: to }),
    odds: (probability) => faker.datatype.boolean(probability),
    days: (from, to) => Math.round(faker.number.float({ min: from, max: to }) * DAY),
    phone: () => faker.phone.number({ style: 'international' }),
    word: () => faker.word.noun(),
  }
}
