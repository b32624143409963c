import { rmSync } from 'node:fs'

import { expect, it, onTestFinished } from 'vitest'

import { placeOf, placesRefused, plantedTree, plantFile } from './plantedTree.ts'

const FILE = 'src/ui/display/Planted.tsx'

const refused = [
  '<p>Section {number}</p>',
  '<p>{done} of {total}</p>',
  '<p><Icon /> {words}</p>',
  '<p>{icon}{isOpen ? "Open" : <b>Closed</b>}</p>',
  '<p><b>{title}</b>{words && ` ${words}`}</p>',
  '<p>{isNew ? <b>New</b> : null} question</p>',
  '<Badge>Version {number}</Badge>',
  '<>Saved</>',
  '<>{labels.map((label) => label.text)}</>',
  '<p><Icon />{countWords(count)}</p>',
]

const permitted = [
  '<p>{words}</p>',
  '<p>{`Section ${number}`}</p>',
  '<p>{isOpen ? "Open" : "Closed"}</p>',
  '<p><Icon /> <span>{words}</span></p>',
  '<p><b>{title}</b> as before</p>',
  '<p>{isNew ? <b>New</b> : null} <span>question</span></p>',
  '<ul>{labels.map((label) => <li key={label.id}>{label.text}</li>)}{icon}</ul>',
  '<div><Icon />{children}</div>',
  '<Badge>{words}</Badge>',
]

it('refuses a text that may change or go while its element holds more', () => {
  const tree = plantedTree()
  onTestFinished(() => rmSync(tree, { recursive: true }))
  const lines = [...refused, ...permitted]
  plantFile(
    tree,
    FILE,
    lines.map((line, at) => `export const drawn${at} = ${line}`),
  )
  const found = placesRefused(tree, 'texts(own)')
  expect(lines.filter((_, at) => found.has(placeOf(FILE, at)))).toEqual(refused)
})
