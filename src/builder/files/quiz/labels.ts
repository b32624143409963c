/**
 * Labels of answers, explanations and questions in the most common languages of quizzes, including
 * the words around them ("la bonne réponse est", "resposta correta").
 */

const ANSWER = [
  'answers?|ans|key|solutions?', // English
  'answer key|correct options?|correct',
  'antwort(?:en)?|lösung(?:en)?|richtig', // German
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
  'ה?תשוב(?:ות|ה)|פתרון', // Hebrew
  'उत्तर|जवाब|উত্তর', // Hindi, Bengali
].join('|')

const BEFORE = [
  'the|correct|right|best|model|sample|suggested|expected|kunci|klucz',
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
  'explanations?|rationale|reason|feedback|why|hints?|comments?',
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

/** "Answer:", "**Answers:**", "#### Answer:", "Правильный ответ:", "答案：", "^ ". */
export const ANSWER_LABEL = labelPattern(
  `(?:(?:${BEFORE})\\s){0,3}(?:${ANSWER})(?:\\s{0,2}(?:${AFTER})){0,2}`,
  '\\^(?=\\s)',
)

/** The name of an answer without a colon: "#### 答案 B", "Ans. B", "Réponse – B". */
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

/** The label of a question without a number: "Question:", "**Frage:**", "Q:", "#Q". */
export const QUESTION_ALONE = new RegExp(
  `^(?:[-*+]\\s+)?[*_]{0,3}(?:(?:${QUESTION}|q)[*_]{0,3}\\s?[:：][*_]{0,3}|#q(?=\\s))\\s*(?=\\S)`,
  'iu',
)

/** The label of a list of options, which carries nothing: "Options:", "**Choix :**". */
export const OPTIONS_LABEL = labelPattern(
  '(?:(?:(?:answer|response) )?(?:options|choices)|antwortmöglichkeiten|auswahl|choix|propositions|opciones|alternativas|opzioni|opções|варианты(?: ответов?)?|варіанти|选项|選項|選択肢|보기|الخيارات|אפשרויות)',
)

/** "Question 3", "Frage #3", "Q3", "No. 3", "第3题". */
export const QUESTION_LABEL = `(?:(?:${QUESTION}|q\\.?|no\\.|nr\\.|№)\\s{0,3}#?|第)`

/** The heading of a key at the end: "Answer key", "**Lösungen**", "参考答案：". */
export const KEY_HEADING = new RegExp(
  `^(?:#{1,6}\\s+)?[*_]{0,3}(?:(?:${BEFORE})\\s){0,3}(?:${ANSWER}|lösungsschlüssel|clave|chiave|chave|clé|ключ|מפתח|klucz|sleutel)(?:\\s(?:key|sheet|list|table|${AFTER}|de correction|de respuestas))?[*_]{0,3}\\s?[:：]?[*_]{0,3}$`,
  'iu',
)

/** The name of a key, which is for several questions. */
export const KEY_NAME =
  /^[#*_\s]*(?:(?:the\s)?(?:answer\s)?key|lösungsschlüssel|clave|gabarito|corrigé|chiave|ключ|מפתח|klucz|sleutel)(?![\p{L}\p{M}])/iu

/** The heading of the column of answers, or of questions, in a table of keys. */
export const ANSWER_COLUMN = new RegExp(
  `^(?:(?:${BEFORE})\\s)?(?:${ANSWER})(?:\\s(?:${AFTER}))?$`,
  'iu',
)
export const QUESTION_COLUMN = new RegExp(
  `^(?:${QUESTION}|q|no|nr|#|№)s?\\.?(?:\\s(?:no|number|nr)\\.?)?$`,
  'iu',
)

const POINT =
  'points?|pts?\\.?|marks?|punkte?|pkt\\.?|puntos?|punt[io]|pontos?|punten|punkty|punktów|балл(?:а|ов|ы)?|бал(?:и|ів)?|puncte|bod(?:y|ů|ova)?|puan|điểm|poäng|poeng|pistettä|pont|คะแนน|点|點|分|점|نقاط|نقطة|درجات|درجة|נקודות|נקודה|अंक'
const AMOUNT = '(\\d{1,7}(?:[.,]\\d{1,2})?)'

/** "(2 points)", "[3 pts]", "（2分）". */
export const POINTS_IN_BRACKETS = new RegExp(
  `[([（【]\\s?(?:worth\\s)?${AMOUNT}\\s{0,2}(?:${POINT})\\s?[)\\]）】]`,
  'iu',
)

/** At the end of a question: "(4P)", "___/3 P.", "/5" behind a sentence, "— 4 pts", and "(+2/-0.5)". */
export const POINTS_AT_END: readonly RegExp[] = [
  // Not "(4p)", which is a price.
  atEnd(`[([（]\\s?${AMOUNT}\\s?P\\.?\\s?[)\\]）]`, 'u'),
  atEnd(`(?<=^|\\s)_{0,20}\\s?/\\s{0,2}${AMOUNT}\\s{0,2}(?:${POINT}|P\\.?)`),
  atEnd(`(?<=(?:^|[?？؟!.。])\\s{0,3})_{0,20}\\s?/\\s{0,2}(\\d{1,3})`),
  atEnd(`(?<=[^\\d\\s]\\s)(?:-\\s|[–—]\\s?)${AMOUNT}\\s{0,2}(?:${POINT})`),
  atEnd(
    `[([（]\\s?\\+?${AMOUNT}\\s{0,2}(?:${POINT})?\\s?[/,;|]\\s?(?<penalty>[-−–]\\s?\\d{1,7}(?:[.,]\\d{1,2})?)\\s{0,2}(?:${POINT})?\\s?[)\\]）]`,
  ),
]

function atEnd(pattern: string, flags = 'iu'): RegExp {
  return new RegExp(`(?:${pattern})[\\s.:*_]{0,10}$`, flags)
}

/** "1 pts" on a line of its own, "0 / 1 pts". */
export const POINTS_ALONE = new RegExp(
  `^[*_]{0,3}(?:\\d{1,4}(?:[.,]\\d{1,2})?\\s?/\\s?)?${AMOUNT}\\s{0,2}(?:${POINT})[*_]{0,3}$`,
  'iu',
)

/** "Points: 2", "**Marks:** 3", "Punkte: 1 P". */
export const POINTS_LINE = new RegExp(
  `^(?:[-*+]\\s+)?[*_]{0,3}(?:${POINT})(?:\\s(?:possible|value))?[*_]{0,3}\\s?[:：=][*_]{0,3}\\s?${AMOUNT}\\s?(?:(?:${POINT}))?[*_]{0,3}$`,
  'iu',
)

/** Properties that questions don't have here: "Difficulty: Easy", "Time limit: 30 s". */
export const PROPERTY_LINE = new RegExp(
  `^(?:[-*+]\\s+)?[*_]{0,3}(?:${[
    // As ExamView writes them: difficulty, reference, objective, standards.
    'dif|ref|obj|nat|sta|std|msc|loc|top|blm',
    "difficulty|time(?: limit)?|level|topics?|categor(?:y|ies)|subject|tags?|skills?|type|question type|source|references?|title|quiz title|learning (?:objective|outcome)|bloom(?:[’']s)?(?: level| taxonomy)?",
    'schwierigkeit(?:sgrad)?|zeit(?:limit)?|thema|kategorie|quelle|difficulté|temps|durée|thème|catégorie|dificultad|tiempo|tema|categoría|difficoltà|tempo|categoria|dificuldade|moeilijkheid|tijd',
    'сложность|время|тема|категория|источник|难度|时间|題型|题型|知识点|難易度|時間|난이도|시간|الصعوبة|الوقت|רמת קושי|זמן',
  ].join('|')})[*_]{0,3}\\s?[:：][*_]{0,3}\\s?\\S`,
  'iu',
)

/** "Part A: Basics", "Section 2", "Teil II", "第一部分". */
export const PART_LINE =
  /^[*_]{0,3}(?:(?:part|section|chapter|unit|teil|abschnitt|kapitel|partie|chapitre|parte|sección|capítulo|sezione|seção|deel|część|rozdział|часть|раздел|глава|частина|розділ|bölüm|phần|חלק|פרק|الجزء|القسم)\s+(?:\p{L}|\d{1,2}|[ivx]{1,5})(?=$|[\s:.–—*_)-]).{0,100}|第[一二三四五六七八九十\d]{1,3}(?:部分|部|章|节).{0,60})$/iu

/** What several questions have in common: "Questions 2-4: read the text." */
export const RANGE_LINE =
  /^[*_]{0,3}(?:questions|fragen|aufgaben|preguntas|domande|perguntas|questões|vragen|pytania|вопросы|питання)\s\d{1,4}\s?(?:[-–—]|to|bis|à|al?|do|до)\s?\d{1,4}(?![\d.])/iu

/** Page numbers and the like: "Page 1 of 2", "- 1 -", "3 / 4", "© 2026 …". */
export const PAGE_LINE =
  /^(?:[-–—]\s?\d{1,4}\s?[-–—]|(?:page|seite|página|pagina|strona|strana|стр\.?|страница|сторінка|sayfa|trang|halaman|sida|side|sivu|oldal|עמוד|صفحة|p\.)\s?\d{1,4}(?:\s?(?:of|\/|von|sur|de|di|из|z|van|av|מתוך|من)\s?\d{1,4})?|\d{1,4}\s?\/\s?\d{1,4}|第\s?\d{1,4}\s?页.{0,20}|(?:©|copyright\b).{0,100})$/iu

/** The words for true and false, by language. */
export const TRUE_FALSE = [
  ['True', 'False'],
  ['Yes', 'No'],
  ['Richtig', 'Falsch'],
  ['Wahr', 'Falsch'],
  ['Ja', 'Nein'],
  ['Vrai', 'Faux'],
  ['Verdadero', 'Falso'],
  ['Vero', 'Falso'],
  ['Verdadeiro', 'Falso'],
  ['Waar', 'Onwaar'],
  ['Prawda', 'Fałsz'],
  ['Верно', 'Неверно'],
  ['Правда', 'Ложь'],
  ['Правда', 'Неправда'],
  ['Doğru', 'Yanlış'],
  ['正确', '错误'],
  ['对', '错'],
  ['正しい', '間違い'],
  ['صح', 'خطأ'],
  ['נכון', 'לא נכון'],
  ['सही', 'गलत'],
  ['Да', 'Нет'],
  ['כן', 'לא'],
  ['نعم', 'لا'],
  ['はい', 'いいえ'],
] as const

const CORRECT =
  'correct|richtig|korrekt|correcte|correct[oa]|corrett[oa]|corret[oa]|goed|juist|poprawn[ae]|corect|верно|верный|правильно|правильный|вірно|правилно|točno|tačno|správně|doğru|benar|đúng|rätt|rigtigt|riktig|oikein|helyes|σωστό|ถูก|正解|正确|正確|정답|صحيح|נכון|सही'
const INCORRECT =
  'incorrect|wrong|falsch|incorrecte|incorrect[oa]|errat[oa]|неверно|неправильно|错误|خطأ|לא נכון'
const RIGHT_BEFORE =
  'right|richtige|korrekte|bonne|juiste|goede|prawidłowa|poprawna|правильна|вірна|верен|правилен|тачан|točan|tačan|správná|oikea|σωστή'
const RIGHT_AFTER = 'esatta|certa|ที่ถูกต้อง|الصحيحة|ה?נכונה'
/** "correct", "right answer", "la bonne réponse", "respuesta correcta". */
const RIGHT = `(?:(?:the|la|die|el|il|a|de|het)\\s)?(?:(?:${CORRECT}|${RIGHT_BEFORE})(?:\\s(?:${ANSWER}))?|(?:${ANSWER})\\s(?:${CORRECT}|${RIGHT_AFTER}))`

/** What marks an option as correct at its end: "(correct)", "- correct", "← right answer", "✓". */
export const RIGHT_END = new RegExp(
  `\\s{0,3}(?:[([（]\\s?(?:${RIGHT}|[✓✔✅])\\s?[)\\]）]|(?<=\\s)(?:<?[-–—]{1,2}|←|<=|//|#)\\s?${RIGHT}|(?<=\\s)(?:<[-–—]{1,3}|←)|[✓✔✅☑]\\uFE0F?)[.!]?$`,
  'iu',
)
/** The same for an incorrect one, beside others that are marked. */
export const WRONG_END = new RegExp(
  `\\s{0,3}(?:[([（]\\s?(?:${INCORRECT})(?: answer)?\\s?[)\\]）]|(?<=\\s)(?:<?[-–—]{1,2}|←)\\s?(?:${INCORRECT})|[✗✘❌])\\uFE0F?[.!]?$`,
  'iu',
)

/** A line that says that something is correct: "Correct answer", "Correct! It is so." */
export const SAYS_RIGHT = new RegExp(`^(?:${RIGHT})\\s?(?:[!:：.](?:\\s|$)|$)`, 'iu')

/** `sign`: one that means the same as the label. */
function labelPattern(label: string, sign = '(?!)'): RegExp {
  return new RegExp(
    `^(?:(?:#{1,6}\\s+|[-*+]\\s+)?[*_]{0,3}${label}[*_]{0,3}\\s{0,3}[:：=][*_]{0,3}|${sign})\\s*`,
    'iu',
  )
}

/** An answer on the line of its question: "Which one? (Answer: B)". */
export const ANSWER_AT_END = new RegExp(
  `(?<=\\S)[\\s(（[]{1,4}(answer|correct answer|correct|ans|key|antwort|lösung|réponse|respuesta|risposta|resposta|ответ|答案|תשובה)\\.?(?:\\s?[:：]|\\s[-–—])\\s?\\(?(\\p{L}(?:\\s?[,&/]\\s?\\p{L}){0,7}|true|false|\\d{1,3})\\)?\\s?[)）\\]]?[.。]?$`,
  'iu',
)

/** "Rubric:", which is for staff wherever it is. */
export const RUBRIC_LABEL = labelPattern(
  '(?:rubric|marking (?:scheme|guide|criteria)|grading criteria|scoring guide|bewertungsschema|barème|rúbrica)',
)
