/** How programs write the items of their lists. */

export const label = (text: string): string =>
  `<![if !supportLists]><span
lang=EN-GB style='mso-fareast-font-family:Calibri;mso-bidi-font-family:Calibri'><span
style='mso-list:Ignore'>${text}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>`

export const wordItem = (level: number, mark: string, text: string): string =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:
auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>${label(mark)}<span lang=EN-GB>${text}<o:p></o:p></span></p>

`

export const docsItem = (level: number, type: string, text: string, style = ''): string =>
  `<li dir="ltr" style="list-style-type:${type};font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;white-space:pre;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;" role="presentation"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;white-space:pre;white-space:pre-wrap;${style}">${text}</span></p></li>`
export const MARKED = 'background-color:#d9ead3;'

export const wacItem = (
  level: number,
  start: number,
  pattern: string,
  text: string,
  style = '',
): string =>
  `<div class="ListContainerWrapper SCXW1 BCX0"><ol class="NumberListStyle${level} SCXW1" role="list" start="${start}"><li data-leveltext="${pattern}" data-font="Calibri" data-listid="1" aria-setsize="-1" data-aria-posinset="${start}" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW1"${level > 1 ? ' style="list-style-type:lower-alpha"' : ''}><p class="Paragraph SCXW1" xml:lang="EN-GB"><span data-contrast="auto" class="TextRun SCXW1" style="${style}"><span class="NormalTextRun SCXW1">${text}</span></span><span class="EOP SCXW1" data-ccp-props="{&quot;201341983&quot;:0}">&nbsp;</span></p></li></ol></div>`

export type ListedQuestion = { prompt: string; options: { text: string; isMarked: boolean }[] }

const lettered = (at: number): string => 'abcdefgh'.charAt(at)
const bold = (text: string, isBold: boolean): string => (isBold ? `<b>${text}</b>` : text)

/** The same questions as lists, with the marked options in the way of each program. */
export const LIST_DIALECTS: Record<string, (questions: readonly ListedQuestion[]) => string> = {
  Word: (questions) =>
    questions
      .map(({ prompt, options }, at) =>
        [
          wordItem(1, `${at + 1}.`, prompt),
          ...options.map((each, place) =>
            wordItem(2, `${lettered(place)})`, bold(each.text, each.isMarked)),
          ),
        ].join(''),
      )
      .join(''),
  'Google Docs': (questions) =>
    `<b style="font-weight:normal;" id="docs-internal-guid-1"><ol>${questions
      .map(
        ({ prompt, options }) =>
          `${docsItem(1, 'decimal', prompt)}<ol>${options
            .map((each) => docsItem(2, 'lower-alpha', each.text, each.isMarked ? MARKED : ''))
            .join('')}</ol>`,
      )
      .join('')}</ol></b>`,
  'Word for the web': (questions) =>
    questions
      .map(({ prompt, options }, at) =>
        [
          wacItem(1, at + 1, '%1.', prompt),
          ...options.map((each, place) =>
            wacItem(2, place + 1, '%2)', each.text, each.isMarked ? 'font-weight:bold' : ''),
          ),
        ].join(''),
      )
      .join(''),
  'a page': (questions) =>
    `<ol>${questions
      .map(
        ({ prompt, options }) =>
          `<li>${prompt}<ul style="list-style:none">${options
            .map(
              ({ text, isMarked }) =>
                `<li><input type="checkbox"${isMarked ? ' checked' : ''}> ${text}</li>`,
            )
            .join('\n')}</ul></li>`,
      )
      .join('\n')}</ol>`,
}
