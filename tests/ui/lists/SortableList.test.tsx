import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'

import { prepareAnnouncements } from '#src/ui/announce.ts'
import { SortableList } from '#src/ui/lists/SortableList.tsx'

const fruits = ['Apple', 'Pear', 'Plum'].map((title) => ({ id: title.toLowerCase(), title }))

function Fruits({ disabled = false, onMove }: { disabled?: boolean; onMove?: () => void }) {
  const [items, setItems] = useState(fruits)
  return (
    <SortableList
      label="Fruits"
      items={items}
      disabled={disabled}
      onMove={(id, index) => {
        onMove?.()
        const moved = items.filter((item) => item.id === id)
        setItems(items.filter((item) => item.id !== id).toSpliced(index, 0, ...moved))
      }}
    >
      {(item, { handle }) => (
        <>
          {handle}
          <a href={`#${item.id}`}>{item.title}</a>
        </>
      )}
    </SortableList>
  )
}

const order = () => screen.getAllByRole('link').map((link) => link.textContent)

describe('a sortable list', () => {
  test('moves with Alt+arrows, keeps the focus and announces the new position', async () => {
    prepareAnnouncements()
    render(<Fruits />)
    const user = userEvent.setup()
    screen.getByRole('link', { name: 'Apple' }).focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(order()).toEqual(['Pear', 'Apple', 'Plum'])
    expect(screen.getByRole('link', { name: 'Apple' })).toHaveFocus()
    expect(screen.getByText('Apple moved to position 2 of 3.')).toBeInTheDocument()
  })

  test('announces the ends, and stays', async () => {
    render(<Fruits />)
    screen.getByRole('link', { name: 'Apple' }).focus()
    await userEvent.setup().keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(order()).toEqual(['Apple', 'Pear', 'Plum'])
    expect(screen.getByText('Apple is already first.')).toBeInTheDocument()
  })

  test('names each handle after its item', () => {
    render(<Fruits />)
    expect(screen.getByRole('button', { name: 'Move Plum' })).toBeInTheDocument()
  })

  test('has no handles and does not move while it is disabled', async () => {
    const onMove = vi.fn<() => void>()
    render(<Fruits disabled onMove={onMove} />)
    screen.getByRole('link', { name: 'Apple' }).focus()
    await userEvent.setup().keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(onMove).not.toHaveBeenCalled()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('a row picked up by keys', () => {
  const pickUpPear = async () => {
    prepareAnnouncements()
    render(<Fruits />)
    const user = userEvent.setup()
    const handle = screen.getByRole('button', { name: 'Move Pear' })
    expect(handle).toHaveAccessibleDescription(/press Space to pick up/)
    handle.focus()
    await user.keyboard(' ')
    expect(screen.getByText('Picked up Pear. At position 2 of 3.')).toBeInTheDocument()
    expect(handle).toHaveAttribute('aria-pressed', 'true')
    return { user, handle }
  }

  test('is dropped where the arrows moved it, and keeps the focus', async () => {
    const { user, handle } = await pickUpPear()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}')
    expect(screen.getByText('At position 1 of 3.')).toBeInTheDocument()
    expect(order()).toEqual(['Apple', 'Pear', 'Plum'])
    await user.keyboard(' ')
    expect(order()).toEqual(['Pear', 'Apple', 'Plum'])
    expect(handle).toHaveFocus()
    expect(handle).not.toHaveAttribute('aria-pressed')
    expect(screen.getByText('Pear was dropped at position 1 of 3.')).toBeInTheDocument()
  })

  test('is put back by Escape, which nobody else receives', async () => {
    const { user } = await pickUpPear()
    const onKeyDown = vi.fn<() => void>()
    document.addEventListener('keydown', onKeyDown)
    await user.keyboard('{ArrowDown}{Escape}')
    document.removeEventListener('keydown', onKeyDown)
    expect(onKeyDown).not.toHaveBeenCalled()
    expect(screen.getByText('Moving Pear was cancelled.')).toBeInTheDocument()
    await user.keyboard('{ArrowDown}')
    expect(order()).toEqual(['Apple', 'Pear', 'Plum'])
  })

  test('is put back when the focus leaves it', async () => {
    const { user } = await pickUpPear()
    await user.keyboard('{ArrowDown}')
    await user.click(screen.getByRole('link', { name: 'Plum' }))
    expect(screen.getByText('Moving Pear was cancelled.')).toBeInTheDocument()
    expect(order()).toEqual(['Apple', 'Pear', 'Plum'])
  })
})

describe('a list of text fields', () => {
  function Words() {
    const [words, setWords] = useState(['one', 'two'])
    return (
      <SortableList
        label="Words"
        items={words.map((title, at) => ({ id: `w${at}`, title }))}
        reachesHandles={false}
        onMove={() => undefined}
      >
        {(item, { handle, index }) => (
          <>
            {handle}
            <input
              aria-label={`Word ${index + 1}`}
              value={item.title}
              onChange={(event) => setWords(words.with(index, event.target.value))}
            />
          </>
        )}
      </SortableList>
    )
  }

  test('is tabbed through from text to text', async () => {
    render(<Words />)
    const user = userEvent.setup()
    await user.tab()
    expect(screen.getByRole('textbox', { name: 'Word 1' })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('textbox', { name: 'Word 2' })).toHaveFocus()
  })

  test('passes characters typed on a handle to the text', async () => {
    render(<Words />)
    screen.getByRole('button', { name: 'Move two' }).focus()
    await userEvent.setup().keyboard('!?')
    expect(screen.getByRole('textbox', { name: 'Word 2' })).toHaveValue('two!?')
  })
})
