import { expect, test } from 'vitest'

import { textMask } from '#src/review/model/masking/textMask.ts'

/** Each text alone, because what is hidden in a row is shown as one. */
function masked(name: string, ...texts: string[]): string[] {
  return texts.map(textMask({ name, emails: [], phones: [] }))
}

/** Those of the texts that are not hidden whole. */
function notHidden(name: string, ...texts: string[]): string[] {
  return masked(name, ...texts).filter((text) => text !== '•••')
}

/** What is shown of those texts in which something is hidden. */
function changed(name: string, ...texts: string[]): string[] {
  return masked(name, ...texts).filter((text) => !texts.includes(text))
}

test('H3: parts of any length are hidden as one word where they follow each other in the name', () => {
  expect(notHidden('Kim Min-Su', 'Minsu', 'MinSu', 'MINSU', 'minsukim', 'KimMinsu')).toEqual([])
  expect(notHidden('Kim Min-su', 'Minsu', 'Min-su', 'Su')).toEqual([])
  expect(notHidden('Lee Ji-eun', 'Jieun', 'JIEUN', 'jieunlee')).toEqual([])
  expect(notHidden('Oh Mi-Su', 'Misu')).toEqual([])
  expect(notHidden('Vincent van Gogh', 'vanGogh', 'VincentVanGogh', 'vangogh')).toEqual([])
  expect(changed('Kim Min-Su', 'su', 'mind', 'minsub')).toEqual([])
  expect(changed('Vincent van Gogh', 'Een bus van de stad')).toEqual([])
  // An initial beside a name, and two short names, are easily ordinary words.
  expect(changed('Don E. Smith', 'done')).toEqual([])
  expect(changed('Al So Berg', 'also')).toEqual([])
})

test('H3: only particles in lower case stay, not a name that was typed so', () => {
  expect(masked('anna Schmidt', 'I am Anna.')).toEqual(['I am •••.'])
  expect(masked('გიორგი Beridze', 'მე ვარ გიორგი')).toEqual(['მე ვარ •••'])
  expect(changed('Ana de la Cruz', 'la casa de los')).toEqual([])
})

test('H3: a word of two letters is hidden in capitals as well', () => {
  expect(notHidden('Lan Ng', 'NG', 'Ng')).toEqual([])
  expect(notHidden('Lan NG', 'NG', 'Ng')).toEqual([])
  expect(notHidden('Lan Vũ', 'VŨ', 'Vũ')).toEqual([])
  expect(changed('Lan Ng', 'ng', 'nG')).toEqual([])
})

test('H3: forms of the same letter, and what is not seen, make no difference', () => {
  expect(notHidden('Γιώργος Παππάς', 'ΓΙΩΡΓΟΣ', 'Γιωργος', 'ΠΑΠΠΑΣ')).toEqual([])
  expect(notHidden('ΓΙΩΡΓΟΣ Παππάς', 'Γιώργος')).toEqual([])
  expect(notHidden('علی رضایی', 'علي', 'رضايي', 'علی')).toEqual([])
  expect(notHidden('كريم علي', 'کریم')).toEqual([])
  expect(notHidden('فاطمة', 'فاطمه', 'فاطمة')).toEqual([])
  expect(notHidden('أحمد علي', 'احـمد', 'أحـــمد')).toEqual([])
  expect(notHidden('Anna Schmidt', 'Sch\u00admidt', 'An\u200bna')).toEqual([])
  expect(notHidden('Anna Sch\u00admidt', 'Schmidt')).toEqual([])
})

test('H5: bare web addresses that contain a word of the name are hidden whole', () => {
  const addresses = ['aschmidt.dev', 'schmidtdesign.com', 'aschmidt.github.io', 'ANNASCHMIDT.DE']
  expect(
    notHidden('Anna Schmidt', ...addresses, 'schmidt.example/cv', 'www.schmidt.example'),
  ).toEqual([])
  expect(masked('Anna Schmidt', 'See schmidt-design.com.')).toEqual(['See •••.'])
  expect(changed('Anna Schmidt', 'w3.org', 'z.B. das', 'object.length')).toEqual([])
  // A sentence that follows without a space.
  expect(masked('Anna Schmidt', 'All done.Anna was there', 'all done.anna')).toEqual([
    'All done.••• was there',
    'all done.•••',
  ])
})

test('H5: initials beside a word of the name are hidden as a user name', () => {
  expect(
    notHidden(
      'Anna Schmidt',
      'aschmidt',
      'ASchmidt',
      'a.schmidt',
      'schmidta',
      'schmidt_a',
      'annas',
    ),
  ).toEqual([])
  expect(notHidden('Anna Maria Schmidt', 'amschmidt', 'mschmidt', 'am.schmidt')).toEqual([])
  expect(
    notHidden('John Doe', 'j.doe', 'j_doe1', '@jdoe', 'https://github.com/jdoe', 'jdoe.dev'),
  ).toEqual([])
  expect(changed('Sam Evans', 'the same')).toEqual([])
  expect(changed('Peter Lane', 'a plane', 'my plan: plane')).toEqual([])
  expect(changed('Anna Schmidt', 'bschmidt', 'Schmidtchen')).toEqual([])
})

test('H5: phone numbers are hidden with any dashes, dots and digits', () => {
  const mask = (phone: string) => textMask({ name: '', emails: [], phones: [phone] })
  for (const stored of ['020 7946 0958', '٠٢٠٧٩٤٦٠٩٥٨', '۰۲۰ ۷۹۴۶ ۰۹۵۸']) {
    const hide = mask(stored)
    for (const text of [
      '020–7946–0958',
      '020·7946·0958',
      '٠٢٠ ٧٩٤٦ ٠٩٥٨',
      '०२०७९४६०९५८',
      '+44 20 7946 0958',
    ]) {
      expect(hide(text)).toBe('•••')
    }
    expect(hide('2019–2024, 12345678')).toBe('2019–2024, 12345678')
  }
})
