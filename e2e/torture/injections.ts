/** Texts that would run a script wherever one of them is taken for markup, a template or an address. */

const BREAKING_OUT = [
  '',
  '">',
  "'>",
  '</textarea>',
  '</title>',
  '-->',
  '</script>',
  '`',
  ']]>',
  '\u0000',
]

const RUNNING = [
  '<script>ran()</script>',
  '<img src=x onerror=ran()>',
  '<svg onload=ran()>',
  '<svg><script>ran()</script></svg>',
  '<svg><animate onbegin=ran() attributeName=x>',
  '<iframe srcdoc="<script>parent.ran()</script>">',
  '<iframe src=javascript:parent.ran()>',
  '<a href=javascript:ran()>a</a>',
  '[a](javascript:ran())',
  '![a](x"onerror="ran())',
  '<javascript:ran()>',
  'javascript:ran()',
  '<details open ontoggle=ran()>',
  '<input autofocus onfocus=ran()>',
  '<video><source onerror=ran()></video>',
  '<object data=javascript:ran()>',
  '<form action=javascript:ran()><button>a',
  '<base href=https://example.org/>',
  '<link rel=stylesheet href=https://example.org/a>',
  '<meta http-equiv=refresh content="0;url=javascript:ran()">',
  '<style>*{background:url(https://example.org/a)}</style>',
  '<math><mtext><img src=x onerror=ran()>',
  '{{constructor.constructor("ran()")()}}',
  '${ran()}',
  '" onfocus=ran() autofocus="',
]

const IN_CAPITALS = [false, true]

/** 500 of them. */
export const injections: readonly string[] = IN_CAPITALS.flatMap((areCapitals) =>
  BREAKING_OUT.flatMap((first) =>
    RUNNING.map((then) => first + (areCapitals ? then.replaceAll(/<\/?\w+/g, capitals) : then)),
  ),
)

function capitals(text: string): string {
  return text.toUpperCase()
}
