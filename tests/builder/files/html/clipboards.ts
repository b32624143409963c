import { docsItem, label, MARKED, wacItem, wordItem } from './listDialects.ts'

/**
 * What programs put into the clipboard as HTML, in own sentences: the same two to four questions in
 * the shape that each of them writes.
 */
export type ClipboardCase = {
  program: string
  html: string
  /** The text beside it. */
  plain: string
}

const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style>
<!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-parent:"";
	margin:0cm;
	font-family:"Calibri",sans-serif;}
@list l0:level2
	{mso-level-number-format:alpha-lower;
	mso-level-text:"%2\\)";}
-->
</style>
</head>
<body lang=EN-GB>
<!--StartFragment-->
<p class=MsoNormal><b><span lang=EN-GB>Warehouse
basics<o:p></o:p></span></b></p>

${wordItem(1, '1.', 'Which of these lifts a\npallet?')}${wordItem(2, 'a)', 'A ladder')}${wordItem(2, 'b)', "<span style='background:yellow;mso-highlight:yellow'>A fork&shy;lift</span>")}${wordItem(2, 'c)', 'A scanner')}${wordItem(1, '2.', 'Which ones protect you? <span style="mso-hide:all">hidden</span>')}${wordItem(2, 'a)', '<b>Gloves</b>')}${wordItem(2, 'b)', 'A radio')}${wordItem(2, 'c)', '<b>A helmet</b>')}<p class=MsoNormal><span lang=EN-GB><o:p>&nbsp;</o:p></span></p>

<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_x0020_1"><v:imagedata src="file:///C:/image001.png"/></v:shape><![endif]--><![if !vml]><img width=604 height=200 src="file:///C:/Temp/msohtmlclip1/01/clip_image002.png" alt="A loading ramp"><![endif]></p>
<!--EndFragment-->
</body>
</html>
`

const GOOGLE_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0aa1"><ol style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${docsItem(1, 'decimal', 'Which of these lifts a pallet?')}<ol style="margin-top:0;">${docsItem(2, 'lower-alpha', 'A ladder')}${docsItem(2, 'lower-alpha', 'A forklift', MARKED)}${docsItem(2, 'lower-alpha', 'A scanner')}</ol></ol><p dir="ltr"><span style="white-space:pre-wrap;">The next one has two answers.</span></p><br /><ol style="margin-top:0;" start="2">${docsItem(1, 'decimal', 'Which ones protect you?')}<ol>${docsItem(2, 'lower-alpha', 'Gloves', 'font-weight:700;')}${docsItem(2, 'lower-alpha', 'A radio')}${docsItem(2, 'lower-alpha', 'A helmet', 'font-weight:700;')}</ol></ol></b><br class="Apple-interchange-newline">`

const LIBRE_OFFICE = `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN">
<HTML><HEAD>
<META HTTP-EQUIV="CONTENT-TYPE" CONTENT="text/html; charset=utf-8">
<META NAME="GENERATOR" CONTENT="LibreOffice 24.2 (Linux)">
<STYLE TYPE="text/css">
<!-- P { margin-bottom: 0.25cm; direction: ltr } .wrong { display: none } -->
</STYLE></HEAD>
<BODY LANG="en-GB" DIR="LTR">
<OL>
	<LI><P STYLE="margin-bottom: 0cm">Which of these lifts a
	pallet?</P>
	<OL TYPE="a">
		<LI><P>A ladder</P></LI>
		<LI><P><SPAN STYLE="background: #ffff00">A forklift</SPAN></P></LI>
		<LI><P>A scanner</P></LI>
	</OL></LI>
</OL>
<OL START="2">
	<LI><P>Which ones protect you?</P>
	<OL TYPE="a">
		<LI><P><B>Gloves</B></P></LI>
		<LI><P>A radio</P></LI>
		<LI><P><B>A helmet</B></P></LI>
	</OL></LI>
</OL>
<P CLASS="wrong">hidden</P>
</BODY></HTML>`

const PLAIN_LIST = `1. Which of these lifts a pallet?
a. A ladder
b. A forklift
c. A scanner
2. Which ones protect you?
a. Gloves
b. A radio
c. A helmet
`

const WORD_WEB = `<div class="OutlineElement Ltr SCXW1">${wacItem(1, 1, '%1.', 'Which of these lifts a pallet?')}${wacItem(2, 1, '%2)', 'A ladder')}${wacItem(2, 2, '%2)', 'A forklift', 'font-weight:bold')}${wacItem(2, 3, '%2)', 'A scanner')}${wacItem(1, 2, '%1.', 'Which ones protect you?')}${wacItem(2, 1, '%2)', 'Gloves', 'background-color:rgb(255, 255, 0)')}${wacItem(2, 2, '%2)', 'A radio', 'background-color:rgb(255, 255, 255)')}${wacItem(2, 3, '%2)', 'A helmet', 'background-color:rgb(255, 255, 0)')}</div>`

const CELLS = [
  ['Question', 'A', 'B', 'C', 'Answer'],
  ['Which of these lifts a pallet?', 'A ladder', 'A forklift', 'A scanner', 'B'],
  ['Which ones protect you?', 'Gloves', 'A radio', 'A "hard"\nhelmet', 'A, C'],
]
const TSV = CELLS.map((row) =>
  row.map((cell) => (/["\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'),
).join('\r\n')
const cellHtml = (cell: string): string =>
  cell.replaceAll('"', '&quot;').replace('\n', "<br style='mso-data-placement:same-cell'>\n  ")

const EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head>
<meta name=ProgId content=Excel.Sheet>
<style>
<!--table
	{mso-displayed-decimal-separator:"\\.";}
.xl65
	{font-weight:700;}
-->
</style></head><body>
<table border=0 cellpadding=0 cellspacing=0 width=435 style='border-collapse:collapse;width:325pt'>
<!--StartFragment-->
 <col width=87 span=5 style='width:65pt'>
${CELLS.map((row, at) => ` <tr height=20>\n${row.map((cell) => `  <td height=20${at === 0 ? ' class=xl65' : ''}>${cellHtml(cell)}</td>\n`).join('')} </tr>\n`).join('')}<!--EndFragment-->
</table></body></html>`

const SHEETS = `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/><col width="100"/><col width="100"/></colgroup><tbody>${[
  ['Question', 'Option', 'Option', 'Option'],
  ['Which of these lifts a pallet?', 'A ladder', '*A forklift', 'A scanner'],
  ['Which ones protect you?', '*Gloves', 'A radio', '*A helmet'],
]
  .map(
    (row) =>
      `<tr style="height:21px;">${row.map((cell) => `<td style="overflow:hidden;padding:2px 3px;${cell.startsWith('*') ? 'font-weight:bold;' : ''}" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;x &gt; y&quot;}">${cell.replace('*', '')}</td>`).join('')}</tr>`,
  )
  .join('')}</tbody></table></google-sheets-html-origin>`

const radio = (name: string, text: string, isChecked = false): string =>
  `<div class="r0"><input type="radio" name="${name}" value="1"${isChecked ? ' checked="checked"' : ''}><label><span class="answernumber">${text.slice(0, 1)}. </span><div class="flex-fill">${text.slice(3)}</div></label></div>`

const WEB_PAGE = `<html><body><!--StartFragment--><nav><a href="/">Home</a> &gt; Quizzes</nav>
<div hidden>Tracking</div><script>var answers = "<b>no</b>"</script>
<section><h3>Question <span class="qno">1</span></h3><p>Which of these lifts a pallet?</p><div class="ablock">${radio('q1', 'a. A ladder')}${radio('q1', 'b. A forklift', true)}${radio('q1', 'c. A scanner')}</div></section>
<img src="https://example.org/pixel.gif" width="1" height="1">
<section><h3>Question <span class="qno">2</span></h3><p>Which ones protect you?</p><ul style="list-style:none"><li><input type="checkbox" checked> Gloves</li><li><input type="checkbox"> A radio</li><li><input type="checkbox" checked> A helmet</li></ul>
<span class="sr-only">End of the quiz</span><span style="visibility:hidden">x</span></section><!--EndFragment--></body></html>`

const CHATBOT = `<meta charset='utf-8'><h2 data-start="0">Warehouse quiz</h2><p><strong data-start="2">1. Which of these lifts a pallet?</strong></p><p>A) A ladder<br>B) A forklift<br>C) A scanner</p><p><strong>Answer:</strong> B</p><hr><p><strong>2. What does this print?</strong></p><pre class="overflow-visible!"><div class="contain-inline-size"><div class="flex">js</div><div class="sticky"><button>Copy code</button></div><div dir="ltr"><code class="whitespace-pre! language-js"><span><span class="hljs-keyword">let</span> a = <span>1</span>
console.log(a &lt; 2)</span></code></div></div></pre><ul><li><p>A) <code>true</code></p></li><li><p>B) <code>false</code></p></li></ul><p><strong>Answer:</strong> A</p><hr><p><strong>3. How much is <span class="katex"><span class="katex-mathml"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mn>10</mn><mn>6</mn></msup></mrow><annotation encoding="application/x-tex">10^6</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span class="base">106</span></span></span>?</strong></p><ol style="list-style-type:upper-alpha"><li>A thousand</li><li>A million</li></ol><p><strong>Answer:</strong> B</p>`

const NOTION = `<meta charset='utf-8'><!-- notionvc: 1 --><ol type="1" start="1">
<li>Which of these lifts a pallet?
<ul>
<li>A ladder</li>
<li><strong>A forklift</strong></li>
<li>A scanner</li>
</ul>
</li>
<li>Which ones protect you?
<ul>
<li><mark>Gloves</mark></li>
<li>A radio</li>
<li><mark>A helmet</mark></li>
</ul>
</li>
</ol>`

const CODE_EDITOR_TEXT = `1. Which of these lifts a pallet?
   - [ ] A ladder
   - [x] A forklift

2. What does this print?

\`\`\`js
console.log(1 < 2)
\`\`\`

- [x] true
- [ ] false
`
const CODE_EDITOR = `<meta charset='utf-8'><div style="color: #3b3b3b;background-color: #ffffff;font-family: 'Droid Sans Mono', monospace;font-weight: normal;font-size: 14px;line-height: 19px;white-space: pre;">${CODE_EDITOR_TEXT.split(
  '\n',
)
  .map((line) =>
    line === ''
      ? '<br>'
      : `<div><span style="color: #0451a5;">${line.replace('<', '&lt;')}</span></div>`,
  )
  .join('')}</div>`

const RIGHT_TO_LEFT = `<p dir=RTL style='mso-list:l0 level1 lfo1'>${label('1.')}<span lang=HE>איזה מהם פרי?</span></p><p dir=RTL style='mso-list:l0 level2 lfo1'>${label('א.')}<span lang=HE>כיסא</span></p><p dir=RTL style='mso-list:l0 level2 lfo1'>${label('ב.')}<b><span lang=HE>תפוח</span></b></p>`

export const CLIPBOARDS: readonly ClipboardCase[] = [
  { program: 'Word', html: WORD, plain: `Warehouse basics\n${PLAIN_LIST}` },
  { program: 'Google Docs', html: GOOGLE_DOCS, plain: PLAIN_LIST },
  { program: 'LibreOffice Writer', html: LIBRE_OFFICE, plain: PLAIN_LIST },
  { program: 'Word for the web', html: WORD_WEB, plain: PLAIN_LIST },
  { program: 'Excel', html: EXCEL, plain: TSV },
  { program: 'Google Sheets', html: SHEETS, plain: TSV },
  { program: 'a web page', html: WEB_PAGE, plain: PLAIN_LIST },
  { program: 'a chatbot', html: CHATBOT, plain: PLAIN_LIST },
  { program: 'Notion', html: NOTION, plain: PLAIN_LIST },
  { program: 'a code editor', html: CODE_EDITOR, plain: CODE_EDITOR_TEXT },
  { program: 'Word, from right to left', html: RIGHT_TO_LEFT, plain: 'איזה מהם פרי?' },
]
