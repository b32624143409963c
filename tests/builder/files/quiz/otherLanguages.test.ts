import { describe, expect, test } from 'vitest'

import { readQuiz } from '#src/builder/files/quiz/readQuiz.ts'
import { asChoice, read, single } from '#tests/support/quizzes.ts'

describe('in other languages', () => {
  test.each([
    ['Réponse : B', 1],
    ['**Bonne réponse :** B', 1],
    ['#### Antwort: B', 1],
    ['Richtige Antwort: B', 1],
    ['Die richtige Antwort ist: B', 1],
    ['Respuesta correcta: B', 1],
    ['Risposta corretta: B', 1],
    ['Resposta: B', 1],
    ['Antwoord: B', 1],
    ['Odpowiedź: B', 1],
    ['Răspuns corect: B', 1],
    ['Правильный ответ: B', 1],
    ['Відповідь: B', 1],
    ['Odgovor: B', 1],
    ['Përgjigja: B', 1],
    ['Doğru cevap: B', 1],
    ['Jawaban yang benar: B', 1],
    ['Đáp án: B', 1],
    ['คำตอบ: B', 1],
    ['答え：B', 1],
    ['正解: B', 1],
    ['答案：B', 1],
    ['#### 答案 B', 1],
    ['정답: B', 1],
    ['الإجابة الصحيحة: B', 1],
    ['الإجابة هي الخيار الثاني : B', 1],
    ['תשובה: B', 1],
    ['सही उत्तर: B', 1],
    ['Σωστή απάντηση: B', 1],
    ['Ans. B', 1],
  ])('%s', (answer, key) => {
    expect(read(`1. X?\nA: x\nB: y\n\n${answer}`)).toEqual([single('X?', ['x', 'y'], key)])
  })

  test.each([
    ['Cyrillic', 'а) x\nб) y\nв) z\nОтвет: б, в', [1, 2]],
    ['Greek', 'Α. x\nΒ. y\nΑπάντηση: Β', [1]],
    ['Arabic, by its old order', 'أ: x\nب: y\nج: z\nالإجابة: ج', [2]],
    ['Arabic, by its alphabet', 'أ) x\nب) y\nت) z\nالجواب: ت', [2]],
    ['Hebrew', 'א. x\nב. y\nתשובה: ב', [1]],
    ['Devanagari', '(क) x\n(ख) y\nउत्तर: ख', [1]],
    ['Thai', 'ก. x\nข. y\nเฉลย: ข', [1]],
    ['Chinese', '甲、x\n乙、y\n答案：乙', [1]],
    ['Korean', '가. x\n나. y\n정답: 나', [1]],
    ['Japanese', 'ア．x\nイ．y\n答え：イ', [1]],
    ['full width', 'Ａ．x\nＢ．y\n答案：Ｂ', [1]],
    ['circled numbers', '① x\n② y\n정답: ②', [1]],
    ['capitals and dashes', 'A - x\nB - y\nRéponse : B', [1]],
    ['words between letters', 'A. x\nB. y\nC. z\nAntwort: A und C', [0, 2]],
    ['a letter between letters', 'A. x\nB. y\nC. z\nRisposte: A, B e C', [0, 1, 2]],
    ['a letter between two', 'A. x\nB. y\nC. z\nRespuestas: A y C', [0, 2]],
  ])('options lettered in %s', (_, rest, key) => {
    const [question] = readQuiz(`1. X?\n${rest}`).questions.map(asChoice)
    expect(question?.options.slice(0, 2)).toEqual(['x', 'y'])
    expect(question?.key).toEqual(key)
  })

  test('a word is no list of letters', () => {
    const [question] = readQuiz('1. X?\n- bad\n- Bed\n- good\n- dim\nAnswer: bed').questions
    expect(question).toMatchObject({ key: [1] })
    expect(readQuiz('1. X?\n- [ ] r\n- [ ] s\nAnswer: AeB').questions[0]).toMatchObject({ key: [] })
  })

  test.each([
    ['Frage 3: Welche?\nA. x\nB. y', 'Welche?'],
    ['Câu 3. Nào?\nA. x\nB. y', 'Nào?'],
    ['第3题 哪个？\nA. x\nB. y', '哪个？'],
    ['3、哪个？\nA、x\nB、y', '哪个？'],
    ['٣. أيها؟\nأ) x\nب) y', 'أيها؟'],
    ['###### <a name=20190707></a>3. Which?\n- A: x\n- B: y', 'Which?'],
    ['###### 3.何が？\n- A: x\n- B: y', '何が？'],
  ])('%j', (text, prompt) => {
    expect(read(text)).toEqual([single(prompt, ['x', 'y'])])
  })

  test('a fold has a name, which is no explanation', () => {
    const text =
      '1. X?\n- A: x\n- B: y\n\n<details><summary><b>Antwort</b></summary>\n<p>\n\n#### Antwort: B\n\nDarum.\n\n</p>\n</details>'
    expect(readQuiz(text).questions).toMatchObject([{ key: [1], explanation: 'Darum.' }])
  })
})
