/** The names of U+00A0 to U+00FF, in order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

/** The names of the letters from U+0391 and, in lower case, from U+03B1; U+03A2 is no letter. */
const GREEK =
  'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi Psi Omega'

/** Each character is followed by its names. */
const OTHERS =
  '& amp AMP < lt LT > gt GT " quot QUOT \' apos Œ OElig œ oelig Š Scaron š scaron Ÿ Yuml ƒ fnof ˆ circ ˜ tilde – ndash — mdash ‘ lsquo ’ rsquo ‚ sbquo “ ldquo ” rdquo „ bdquo † dagger ‡ Dagger • bull … hellip ‰ permil ′ prime ″ Prime ‹ lsaquo › rsaquo ‾ oline ⁄ frasl € euro ™ trade ← larr ↑ uarr → rarr ↓ darr ↔ harr ⇐ lArr ⇑ uArr ⇒ rArr ⇓ dArr ⇔ hArr ∀ forall ∂ part ∃ exist ∅ empty ∇ nabla ∈ isin ∉ notin ∋ ni ∏ prod ∑ sum − minus ∗ lowast √ radic ∝ prop ∞ infin ∠ ang ∧ and ∨ or ∩ cap ∪ cup ∫ int ∴ there4 ∼ sim ≅ cong ≈ asymp ≠ ne ≡ equiv ≤ le ≥ ge ⊂ sub ⊃ sup ⊄ nsub ⊆ sube ⊇ supe ⊕ oplus ⊗ otimes ⊥ perp ⋅ sdot ◊ loz ♠ spades ♣ clubs ♥ hearts ♦ diams ς sigmaf ϑ thetasym ϒ upsih ϖ piv ✓ check checkmark ✗ cross \u2002 ensp \u2003 emsp \u2009 thinsp \u200c zwnj \u200d zwj \u200e lrm \u200f rlm * ast # num % percnt ( lpar ) rpar [ lsqb lbrack ] rsqb rbrack { lcub lbrace } rcub rbrace \\ bsol / sol | vert verbar : colon ; semi , comma . period ! excl ? quest @ commat $ dollar _ lowbar ` grave ^ Hat ~ Tilde + plus = equals \t Tab \n NewLine'

/** What Windows had at 128 to 159, as browsers read such numbers. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN.split(' ').map((name, at) => [name, String.fromCodePoint(0xa0 + at)] as const),
  ...GREEK.split(' ').flatMap((name, at) => [
    [name, String.fromCodePoint(0x391 + at)] as const,
    [name.toLowerCase(), String.fromCodePoint(0x3b1 + at)] as const,
  ]),
  ...namedOthers(),
])

function namedOthers(): [string, string][] {
  let character = ''
  const named: [string, string][] = []
  for (const word of OTHERS.split(' ')) {
    if (/^[a-z]/i.test(word) && character !== '') named.push([word, character])
    else character = word
  }
  return named
}

/** The text with the characters that its entities of HTML or XML stand for. */
export function withEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,8}));/gi,
    (whole, ten, sixteen, name) => {
      if (typeof name === 'string') return NAMED.get(name) ?? whole
      const code = Number.parseInt(ten ?? sixteen, ten ? 10 : 16)
      if (code >= 0x80 && code < 0xa0) return WINDOWS.charAt(code - 0x80)
      const isLetter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      return isLetter ? String.fromCodePoint(code) : whole
    },
  )
}
