/** Names from many scripts, which every screen must display and every list must find. */
import type { Faker } from '@faker-js/faker'
import { faker as ar } from '@faker-js/faker/locale/ar'
import { faker as de } from '@faker-js/faker/locale/de'
import { faker as el } from '@faker-js/faker/locale/el'
import { faker as en } from '@faker-js/faker/locale/en'
import { faker as es } from '@faker-js/faker/locale/es'
import { faker as he } from '@faker-js/faker/locale/he'
import { faker as ja } from '@faker-js/faker/locale/ja'
import { faker as ka } from '@faker-js/faker/locale/ka_GE'
import { faker as ko } from '@faker-js/faker/locale/ko'
import { faker as ne } from '@faker-js/faker/locale/ne'
import { faker as pl } from '@faker-js/faker/locale/pl'
import { faker as pt } from '@faker-js/faker/locale/pt_PT'
import { faker as th } from '@faker-js/faker/locale/th'
import { faker as tr } from '@faker-js/faker/locale/tr'
import { faker as uk } from '@faker-js/faker/locale/uk'
import { faker as vi } from '@faker-js/faker/locale/vi'
import { faker as yo } from '@faker-js/faker/locale/yo_NG'
import { faker as zh } from '@faker-js/faker/locale/zh_CN'

import type { Random } from './random.ts'

export type Person = { name: string; email: string; phone: string }

/** The frequency of names by language. English comes first, because the others are based on it. */
const LANGUAGES: readonly { value: Faker; weight: number }[] = [
  { value: en, weight: 14 },
  { value: pt, weight: 22 },
  { value: es, weight: 10 },
  { value: de, weight: 7 },
  { value: pl, weight: 5 },
  { value: tr, weight: 4 },
  { value: vi, weight: 4 },
  { value: yo, weight: 4 },
  { value: uk, weight: 6 },
  { value: el, weight: 3 },
  { value: ka, weight: 2 },
  { value: ar, weight: 5 },
  { value: he, weight: 2 },
  { value: ne, weight: 3 },
  { value: th, weight: 2 },
  { value: ja, weight: 3 },
  { value: ko, weight: 2 },
  { value: zh, weight: 4 },
]

const HOSTS = ['example.com', 'example.net', 'example.org']

/** Generates people one by one, with unique emails. */
export function peopleFrom(seed: number, random: Random): () => Person {
  // English is the source of all other randomness and was seeded there.
  for (const { value } of LANGUAGES) if (value !== en) value.seed(seed)
  const taken = new Set<string>()
  return () => {
    const language = random.pickByWeight(LANGUAGES)
    const name = FAMILY_FIRST.has(language) ? language.person.fullName() : twoNames(language)
    let email = ''
    do email = `${mailbox(name, random)}@${random.pick(HOSTS)}`
    while (taken.has(email))
    taken.add(email)
    return { name, email, phone: random.odds(0.8) ? random.phone() : '' }
  }
}

/** Family name first. */
const FAMILY_FIRST: ReadonlySet<Faker> = new Set([ja, ko, zh])

/** Without titles and suffixes, which faker adds to full names. */
function twoNames(language: Faker): string {
  return `${language.person.firstName()} ${language.person.lastName()}`
}

/** Latin names become mailboxes; people with other names mostly get a random word. */
function mailbox(name: string, random: Random): string {
  const latin = name
    .normalize('NFKD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .split(' ')
    .filter((part) => part.length > 1)
  const [first = ''] = latin
  const last = latin.at(-1) ?? ''
  if (latin.length < 2)
    return `${random
      .word()
      .toLowerCase()
      .replace(/[^a-z]/g, '')}${random.whole(1, 999)}`
  const joined = random.pick([`${first}.${last}`, `${first}${last}`, `${first.charAt(0)}.${last}`])
  return random.odds(0.35) ? `${joined}${random.whole(1, 99)}` : joined
}
