import { expect, test } from 'vitest'

import { date, number, rating } from '#tests/support/definitions.ts'
import { answerTo, is, moreThan, unless, requirement } from '#tests/support/requirements.ts'

const lessThan = (value: number) => requirement({ op: 'lessThan', value })
const after = (value: string) => requirement({ op: 'after', value })
const before = (value: string) => requirement({ op: 'before', value })

test.each([
  ['some day', {}, [], '2026-01-01'],
  ['the first', { min: '2024-02-29' }, [], '2024-02-29'],
  ['the day itself', {}, [is(' 2024-02-29 ')], '2024-02-29'],
  ['the day after', {}, [after('2024-02-28')], '2024-02-29'],
  ['the day before', {}, [before('2024-03-01')], '2024-02-29'],
  ['the day between', {}, [after('2024-02-28'), before('2024-03-01')], '2024-02-29'],
  ['no day between neighbours', {}, [after('2024-02-28'), before('2024-02-29')], 'none'],
  ['no day behind the last', { max: '2024-02-29' }, [after('2024-02-29')], 'none'],
  ['no day behind the last there is', {}, [after('9999-12-31')], 'none'],
  ['what is no day', {}, [is('some day')], 'none'],
])('K2: for days, %s', (_, limits, requirements, expected) => {
  expect(answerTo(date('q', limits), ...requirements)).toBe(expected)
})

test.each([
  ['the lowest', [], 1],
  ['the highest', [moreThan(4)], 5],
  ['none above it', [moreThan(5)], 'none'],
  ['none between two', [moreThan(3), lessThan(4)], 'none'],
])('K2: for a scale, %s', (_, requirements, expected) => {
  expect(answerTo(rating('q'), ...requirements)).toBe(expected)
})

test.each([
  ['nought', {}, [], 0],
  ['the least', { min: 5 }, [], 5],
  ['the most', { max: -5 }, [], -5],
  ['the next whole one', {}, [moreThan(3.5)], 4],
  ['the whole one before', {}, [lessThan(3.5)], 3],
  ['the middle', {}, [lessThan(2), unless(requirement({ op: 'is', value: 5 })), moreThan(1)], 1.5],
  ['the next step', { min: 1, step: 5 }, [moreThan(4)], 6],
  ['the next step of decimals', { step: 0.1 }, [moreThan(0.3)], 0.4],
  ['the step of decimals before', { step: 0.1 }, [lessThan(1.1)], 1],
  ['no step between', { step: 0.1 }, [moreThan(0.3), lessThan(0.4)], 'none'],
])('K2: of numbers, %s', (_, limits, requirements, expected) => {
  expect(answerTo(number('q', limits), ...requirements)).toBe(expected)
})

const far = 1e17

test.each([
  ['above', {}, [moreThan(far)], 2 * far],
  ['below', {}, [lessThan(-far)], -2 * far],
  ['between', {}, [moreThan(far), lessThan(far + 64)], far + 32],
  ['nearer to 0', {}, [lessThan(far), moreThan(far / 2)], (3 * far) / 4],
  ['on a step above', { step: 1 }, [moreThan(far)], 2 * far],
  ['on a longer step above', { step: 4 }, [moreThan(far)], 2 * far],
  ['on a step below', { step: 1 }, [lessThan(-far)], -2 * far],
  ['on a step of more than 15 digits', { step: 1 }, [moreThan(1e15)], 1e15 + 1],
  ['on a step between', { step: 1, min: -far }, [moreThan(far), lessThan(far + 64)], far + 32],
])('K2: far from 0 there are numbers %s', (_, limits, requirements, expected) => {
  expect(answerTo(number('q', limits), ...requirements)).toBe(expected)
})
