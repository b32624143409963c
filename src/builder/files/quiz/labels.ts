/**
 * Labels of answers, explanations and questions in the most common languages of quizzes, including
 * the words around them ("la bonne réponse est", "resposta correta").
 */

const ANSWER = [
  'answers?|ans|key|solutions?', // English
  'antwort(?:en)?|lösung(?:en)?', // German
  'réponses?|répondre|corrigé', // French
  'respuestas?|solución', // Spanish
  'rispost[ae]|soluzion[ei]', // Italian
  'respostas?|gabarito|solução', // Portuguese
  'antwoord(?:en)?|oplossing', // Dutch
  'odpowiedź|odpowiedzi|rozwiązanie', // Polish
  'răspuns(?:uri)?|raspuns', // Romanian
  'ответы?', // Russian
  'відповід[ьі]', // Ukrainian
  'отговор|одговор', // Bulgarian, Serbian
  'odgovor|rješenje|rešenje', // Bosnian, Croatian, Serbian
  'odpově[dď]|odpoveď|řešení', // Czech, Slovak
  'përgjigj[aeë]|pergjigj[ae]', // Albanian
  'cevap|yanıt|çözüm', // Turkish
  'jawaban|jawapan', // Indonesian, Malay
  'đáp án|trả lời|lời giải', // Vietnamese
  'svar|vastaus|válasz|megoldás', // Swedish, Danish, Norwegian, Finnish, Hungarian
  'απάντηση|απαντήσεις', // Greek
  'คำตอบ|เฉลย', // Thai
  '答え|解答|正解|回答|答案|参考答案|正确答案|正確答案|答', // Japanese, Chinese
  '정답|해답|답안|답', // Korean
  'ال[إا]جابات?|الجواب|جواب|پاسخ', // Arabic, Persian, Urdu
  'ال[إا]جابة',
  'תשובות?|תשובה|פתרון', // Hebrew
  'उत्तर|जवाब|উত্তর', // Hindi, Bengali
].join('|')

const BEFORE = [
  'the|correct|right|model|sample',
  'die|richtigen?|korrekte|la|les?|bonnes?|las?|il|o|a|de|het|juiste?|goede',
  'prawidłowa|poprawna|правильные|правильный|верный|правильна|вірна|верен|правилен|тачан|točan|tačan',
  'správná|doğru|rätt|korrekt|rett|riktig|oikea|helyes|σωστή|η|सही|সঠিক',
].join('|')

const AFTER = [
  'is|are|correcta?|correctas|correctes?|corrett[ae]|esatt[ae]|corretas?|certas?|corect|e corect',
  'est|ist|lautet|sind|es|son|è|sono|é|são|to|jest|brzmi|је|je|є|jsou|är|er|on|este',
  'e saktë|yang benar|đúng(?: là)?|là|adalah|ที่ถูกต้อง|คือ|は|은|는|是|为|爲|為',
  'الصحيحة|الصحيح|هي|هو|صحیح|הנכונה|היא|है',
].join('|')

const EXPLANATION = [
  'explanations?|rationale|reason|feedback|why',
  'erklärung|begründung|explications?|explicación|spiegazione|explicação|uitleg|toelichting',
  'wyjaśnienie|explicație|объяснение|пояснение|пояснення|обяснение|objašnjenje|vysvětlení',
  'shpjegim|açıklama|penjelasan|giải thích|förklaring|forklaring|selitys|magyarázat|εξήγηση',
  'คำอธิบาย|解説|説明|解析|解释|解釋|说明|설명|해설|الشرح|التفسير|توضیح|הסבר|व्याख्या|ব্যাখ্যা',
].join('|')

const QUESTION = [
  'question|frage|pregunta|domanda|pergunta|questão|vraag|pytanie|întrebarea|вопрос|питання|въпрос',
  'pitanje|otázka|pyetja|soru|pertanyaan|soal|câu hỏi|câu|fråga|spørgsmål|spørsmål|kysymys|kérdés',
  'ερώτηση|ข้อ|คำถาม|質問|問題|問|문제|问题|题目|题|السؤال|سؤال|שאלה|प्रश्न|প্রশ্ন',
].join('|')

/** "Answer:", "**Answers:**", "#### Answer:", "Правильный ответ:", "答案：". */
export const ANSWER_LABEL = labelPattern(
  `(?:(?:${BEFORE})\\s){0,3}(?:${ANSWER})(?:\\s{0,2}(?:${AFTER})){0,2}`,
)

/** Names for an answer without a colon: "#### 答案 B", "Ans. B". */
export const ANSWER_NAME = new RegExp(
  `^(?:#{1,6}\\s+)?[*_]{0,3}(?:(?:${BEFORE})\\s){0,3}(?:${ANSWER})(?=[\\s*_.:：–-])`,
  'iu',
)

/** "Explanation:", "解説：". */
export const EXPLANATION_LABEL = labelPattern(`(?:${EXPLANATION})`)

/** Names of a fold, which carry no information: "Show answer", "Antwort". */
export const FOLD_NAME = new RegExp(
  `^(?:(?:show|see|view|reveal|click for|voir|ver|mostrar|anzeigen)\\s)?(?:(?:${BEFORE})\\s){0,3}(?:(?:${ANSWER}|${EXPLANATION}|hint)(?:\\s(?:${AFTER}|anzeigen))?)?$`,
  'iu',
)

/** "Question 3", "Frage #3", "Q3", "第3题", or no word at all; the first group is the number. */
export const QUESTION_LABEL = `(?:(?:${QUESTION}|q)\\s{0,3}#?|第)`

function labelPattern(label: string): RegExp {
  return new RegExp(
    `^(?:#{1,6}\\s+|[-*+]\\s+)?[*_]{0,3}${label}[*_]{0,3}\\s{0,3}[:：=][*_]{0,3}\\s*`,
    'iu',
  )
}
