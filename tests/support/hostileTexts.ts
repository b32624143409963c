/** Syntax that is expensive for a Markdown parser when repeated. */
const UNITS = [
  ...['a\n=\n', 'a\n-\n', '# a\n', '---\n', 'a\n\n', 'a\n', 'a  \n', '\n'],
  ...[
    '- a\n',
    '- a\n\n',
    '- a\n  - b\n',
    '1. a\n',
    '+\n',
    '> a\n',
    '> a\nb\n',
    '> - a\n',
    '    a\n\n',
  ],
  ...['```\na\n```\n', '```\n', '````a\n```\n', '`a', '`a` ', '``a`', '~~~\n'],
  ...[
    '*a*',
    '_a*',
    '**a*',
    '*a **b ',
    '***a ',
    '[a](b)',
    '[',
    '[a][',
    '![a](',
    '[a]: b\n',
    '[a]\n',
  ],
  ...['&amp;', '&a', '\\# ', '<a ', '<p>\n\n', '<http://a>', '<br>', '{{a}}', '{{', 'a {{b}}\n'],
]

/** Texts of 250 to 20,000 characters of each: some are parsed, others rendered as plain text. */
export function hostileTexts(): { unit: string; texts: string[] }[] {
  const lengths = [250, 500, 1_000, 1_500, 2_000, 3_000, 4_000, 6_000, 10_000, 20_000]
  return UNITS.map((unit) => ({
    unit,
    texts: lengths.map((length) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)),
  }))
}
