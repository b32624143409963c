import { describe, expect, it } from 'vitest'
import { updateQuestion } from '#src/assessment/engine/editing/questions.ts'
import { START_KEY } from '#src/builder/screens/state/draftPlaces.ts'
import { outlineRows } from '#src/builder/screens/outline/outlineRows.ts'
import { treeMove, typeAhead } from '#src/builder/screens/outline/treeKeys.ts'
import {
  anAssessment,
  answeredWith,
  longText,
  section,
  shortText,
  statement,
  text,
} from '#tests/support/definitions.ts'

const definition = anAssessment(
  section('s1', { title: 'About you' }, shortText('name', { required: true }), statement('note')),
  section(
    's2',
    { title: 'Experience' },
    longText('story', { showIf: answeredWith('name', 'Ada') }),
    longText('wishes'),
  ),
)
const everything = { closed: new Set<string>(), search: '' }
const rows = outlineRows(definition, everything)
const ids = (shown = everything) => outlineRows(definition, shown).map(({ row }) => row.id)

describe('the rows of the outline', () => {
  it('are the start, every section, and every question under its section', () => {
    expect(ids()).toEqual([START_KEY, 's1', 'name', 'note', 's2', 'story', 'wishes'])
  })
  it('count questions as candidates do, without statements', () => {
    expect(rows.map(({ number }) => number)).toEqual([null, null, 1, null, null, 2, 3])
  })
  it('leave out the questions of a collapsed section', () => {
    expect(ids({ closed: new Set(['s1']), search: '' })).not.toContain('name')
  })
  it('show only search results, with their section, also from collapsed ones', () => {
    expect(ids({ closed: new Set(['s2']), search: 'STORY' })).toEqual(['s2', 'story'])
    expect(ids({ closed: new Set(), search: 'nothing of it' })).toEqual([])
  })
  it('keep their identity if nothing changed', () => {
    const edited = updateQuestion(definition, 'wishes', { prompt: text('What do you wish for?') })
    const after = outlineRows(edited, everything, rows)
    const changed = after.filter((placed, at) => placed !== rows[at]).map(({ row }) => row.id)
    expect(changed).toEqual(['wishes'])
  })
})

describe('the keys of the tree', () => {
  const at = (id: string) => rows.findIndex(({ row }) => row.id === id)
  const move = (key: string, id: string, closed = new Set<string>()) =>
    treeMove(key, rows, at(id), closed)

  it('navigate with arrows, Home and End', () => {
    expect(move('ArrowDown', START_KEY)).toEqual({ focus: 's1' })
    expect(move('ArrowUp', 's1')).toEqual({ focus: START_KEY })
    expect(move('End', 's1')).toEqual({ focus: 'wishes' })
    expect(move('Home', 'story')).toEqual({ focus: START_KEY })
  })
  it('expand, enter, leave and collapse a section', () => {
    expect(move('ArrowRight', 's1', new Set(['s1']))).toEqual({ open: 's1' })
    expect(move('ArrowRight', 's1')).toEqual({ focus: 'name' })
    expect(move('ArrowLeft', 'note')).toEqual({ focus: 's1' })
    expect(move('ArrowLeft', 's1')).toEqual({ close: 's1' })
  })
  it('find a row by its first characters, and the next one by the same character', () => {
    const words = ({ row }: (typeof rows)[number]) => (row.kind === 'question' ? row.prompt : '')
    expect(typeAhead(rows, 0, 'what about s', words)).toBe('story')
    expect(typeAhead(rows, at('name'), 'w', words)).toBe('story')
    expect(typeAhead(rows, at('wishes'), 'w', words)).toBe('name')
    expect(typeAhead(rows, 0, 'zz', words)).toBeNull()
  })
})
