/** Reads the part of a GIFT question between its braces. Escapes in texts stay hidden. */

/** One answer: its share of the points, from -1 to 1, and its feedback. */
export type GiftAnswer = { text: string; share: number; feedback: string }

export type GiftAnswers =
  | { kind: 'essay' }
  | { kind: 'trueFalse'; isTrue: boolean; wrong: string; right: string }
  | { kind: 'choice'; answers: GiftAnswer[]; isSingle: boolean }
  | { kind: 'short'; answers: GiftAnswer[] }
  | { kind: 'numerical'; answers: GiftAnswer[] }
  | { kind: 'matching'; pairs: { left: string; right: string; feedback: string }[] }
  | { kind: 'unreadable'; why: 'noPair' | 'noNumber' }

/** The contents of the braces, and the general feedback (`####`). */
export type GiftKey = { answers: GiftAnswers; feedback: string }

/** The marks in it determine the kind of question, in this order of precedence. */
export function giftKey(braces: string): GiftKey {
  const at = braces.lastIndexOf('####')
  const text = (at < 0 ? braces : braces.slice(0, at)).trim()
  return { answers: answersIn(text), feedback: at < 0 ? '' : braces.slice(at + 4).trim() }
}

function answersIn(text: string): GiftAnswers {
  if (text === '') return { kind: 'essay' }
  if (text.startsWith('#')) return numerical(text.slice(1))
  if (text.includes('~')) return choice(text)
  if (text.includes('=') && text.includes('->')) return matching(text)
  // Word processors write an arrow instead.
  if (/^(?:=[^=→]*→[^=→]*){2,}$/.test(text)) return matching(text.replaceAll('→', '->'))
  const [said = '', wrong = '', ...right] = text.split('#')
  if (/^(?:T|F|TRUE|FALSE|True|False|true|false)$/.test(said.trim())) {
    const isTrue = /^t/i.test(said.trim())
    return { kind: 'trueFalse', isTrue, wrong: wrong.trim(), right: right.join('#').trim() }
  }
  return { kind: 'short', answers: parts(text, /(?=[=])/).map((part) => answerIn(part, 1)) }
}

/** An empty wrong answer is none: many write `~=` for a correct one. */
function choice(text: string): GiftAnswers {
  const answers = parts(text, /(?=[=~])/)
    .map((part) => answerIn(part, part.startsWith('=') ? 1 : 0))
    .filter(({ text: own, share, feedback }) => own !== '' || share !== 0 || feedback !== '')
  // Several may be ticked if no single one gives all points.
  return { kind: 'choice', answers, isSingle: text.includes('=') }
}

function numerical(text: string): GiftAnswers {
  const [given = '', ...others] = text.split('~')
  const answers = parts(given, /(?=[=])/).map((part) => answerIn(part, 1))
  if (answers.length === 0) return { kind: 'unreadable', why: 'noNumber' }
  // Feedback for every other number.
  const wrong = others.length > 0 ? [{ ...answerIn(others.join('~'), 0), text: '*', share: 0 }] : []
  return { kind: 'numerical', answers: [...answers, ...wrong] }
}

function matching(text: string): GiftAnswers {
  const pairs = parts(text, /(?=[=])/).map((part) => {
    const pair = part.replace(/^=/, '')
    const arrow = pair.indexOf('->')
    const [right = '', ...feedback] = pair.slice(arrow + 2).split('#')
    const left = pair.slice(0, arrow).trim()
    return arrow < 0 ? null : { left, right: right.trim(), feedback: feedback.join('#').trim() }
  })
  return pairs.includes(null)
    ? { kind: 'unreadable', why: 'noPair' }
    : { kind: 'matching', pairs: pairs.filter((pair) => pair !== null) }
}

function parts(text: string, before: RegExp): string[] {
  return text
    .split(before)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** "=%50%Nazareth#Almost": the mark, share, text and feedback. */
function answerIn(part: string, share: number): GiftAnswer {
  const marked = part.replace(/^[=~]/, '').trim()
  const weight = /^%\s*([-−+]?\d{1,3}(?:[.,]\d*)?)\s*%/.exec(marked)
  const percent = Number((weight?.[1] ?? '').replace('−', '-').replace(',', '.'))
  // There is no larger share, so that it is text.
  const isShare = weight !== null && Math.abs(percent) <= 100
  const rest = isShare ? marked.slice(weight[0].length) : marked
  const hash = rest.indexOf('#')
  return {
    text: (hash < 0 ? rest : rest.slice(0, hash)).trim(),
    share: isShare ? percent / 100 : share,
    feedback: hash < 0 ? '' : rest.slice(hash + 1).trim(),
  }
}
