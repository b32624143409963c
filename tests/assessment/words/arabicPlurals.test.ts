import { expect, test } from 'vitest'

import { arabic } from '#src/assessment/words/arabic/first.ts'
import { clock } from '#src/assessment/words/arabic/clock.ts'
import { files } from '#src/assessment/words/arabic/rare.ts'
import type { Rule } from '#src/assessment/engine/rule.ts'
import { hebrew } from '#src/assessment/words/hebrew/first.ts'
import { violationWords } from '#src/assessment/words/violationWords.ts'
import { shortText } from '#tests/support/definitions.ts'

const COUNTS = [0, 1, 2, 3, 11, 100]

test.each<[string, (count: number) => string | null, readonly string[]]>([
  [
    'files',
    files.soFar,
    ['0 ملف', 'ملف واحد', 'ملفين', '3 ملفات', '11 ملفًا', '100 ملف'].map(
      (counted) => `تمت إضافة ${counted}`,
    ),
  ],
  [
    'characters',
    arabic.fields.characters.tooMany,
    ['0 حرف', 'حرف واحد', 'حرفين', '3 أحرف', '11 حرفًا', '100 حرف'].map(
      (counted) => `تجاوزت الحد بمقدار ${counted}`,
    ),
  ],
  [
    'characters to enter',
    (count) => violation('minLength', count),
    ['0 حرف', 'حرفًا واحدًا', 'حرفين', '3 أحرف', '11 حرفًا', '100 حرف'].map(
      (counted) => `أدخل ${counted} على الأقل`,
    ),
  ],
  [
    'minutes that are left',
    clock.warning.section,
    ['0 دقيقة', 'دقيقة واحدة', 'دقيقتين', '3 دقائق', '11 دقيقة', '100 دقيقة'].map(
      (counted) => `يتبقى لك أقل من ${counted} لهذا القسم`,
    ),
  ],
  [
    'minutes of a limit',
    (count) => clock.facts.all(count * 60),
    ['', 'دقيقة واحدة', 'دقيقتين', '3 دقائق', '11 دقيقة', '100 دقيقة'].map(
      (counted) => `لديك مدة ${counted} للتقييم كله.`,
    ),
  ],
  [
    'options',
    (count) => arabic.limits.choices({ min: count, max: count }),
    ['0 خيار', 'خيارًا واحدًا', 'خيارين', '3 خيارات', '11 خيارًا', '100 خيار'].map(
      (counted) => `اختر ${counted}`,
    ),
  ],
  [
    'questions',
    (count) => arabic.starting.count({ fewest: count, most: count }),
    ['0 سؤال', 'سؤال واحد', 'سؤالان', '3 أسئلة', '11 سؤالًا', '100 سؤال'],
  ],
  [
    'minutes that are needed',
    arabic.starting.usually,
    ['0 دقيقة', 'دقيقة واحدة', 'دقيقتين', '3 دقائق', '11 دقيقة', '100 دقيقة'].map(
      (counted) => `يحتاج معظم الناس إلى ${counted}`,
    ),
  ],
  [
    'seconds',
    arabic.ending.idle.soon,
    ['0 ثانية', 'ثانية واحدة', 'ثانيتين', '3 ثوانٍ', '11 ثانية', '100 ثانية'].map(
      (counted) => `ستُقفل الصفحة خلال ${counted}.`,
    ),
  ],
])('%s in Arabic have six forms', (_name, say, expected) => {
  expect(COUNTS.map(say)).toEqual(expected)
})

test('Hebrew says one and two in words', () => {
  expect([0, 1, 2, 3].map((count) => hebrew.limits.choices({ min: count, max: count }))).toEqual([
    'בחרו 0 אפשרויות',
    'בחרו אפשרות אחת',
    'בחרו שתי אפשרויות',
    'בחרו 3 אפשרויות',
  ])
})

function violation(rule: Rule, limit: number): string {
  return violationWords({ questionId: 'q', rule, limit }, shortText('q'), arabic)
}
