import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { checkFiles } from '../../../src/workbench/state/checkFiles.ts'
import { sections } from '../../../src/compare/form/sections.ts'
import { click, openForm, readSample } from './openForm.tsx'

const instance = readSample('lakeshore', 'instance.json')
const plans = readSample('lakeshore', 'plans.json')

/** What the linter finds in Lakeshore's files with these texts. */
function check(texts: Record<string, string>) {
  const files = { 'instance.json': instance, 'plans.json': plans, ...texts }
  const entries = Object.entries(files).map(([name, text]) => [`lakeshore/${name}`, text] as const)
  const keys = ['keys.json', JSON.stringify({ keys: { workbench: 'lakeshore' } })] as const
  return checkFiles(new Map([keys, ...entries]))
}

it.each(sections)('shows an unusual sample client under $title without a change', ({ name }) => {
  const form = openForm({ client: 'quillon', section: name })
  expect(screen.getByRole('tab', { selected: true })).toBeVisible()
  expect(form.model().histories).toEqual({})
})

describe('A file that is not JSON', () => {
  it('has no form, and a message that says where the error is', () => {
    const text = plans.replace('"plans": [', '"plans": [,')
    const form = openForm({ section: 'plans', texts: { 'plans.json': text } })
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Ask the person who edited plans\.json to correct it, or restore its last version: it has a syntax error in line \d+, /,
    )
    expect(screen.getByRole('button', { name: 'Show in JSON' })).toBeVisible()
    expect(form.text('plans.json')).toBe(text)
  })

  it('does not affect sections of another file, or of a file with comments and trailing commas', () => {
    const texts = {
      'instance.json': instance.replace('"dontTint": false', '"dontTint": false, // comma'),
      'plans.json': '{',
    }
    openForm({ section: 'client', texts })
    expect(screen.getByRole('textbox', { name: /^Client name/ })).toHaveValue('Lakeshore Outfitters')
  })
})

describe('Diagnostics', () => {
  const broken = { 'instance.json': instance.replace('"planYear": 2027', '"planYear": "2027"') }

  it('describe the field of their pointer, with their fix, and are counted in the tab of the section', () => {
    const checked = check(broken)
    const form = openForm({ section: 'client', texts: broken, diagnostics: checked.diagnostics })
    form.dispatch({ type: 'checkFinished', checked })
    const year = screen.getByRole('textbox', { name: /^Plan year/ })
    expect(year).toHaveValue('2027')
    expect(year).toBeInvalid()
    expect(year).toHaveAccessibleDescription(
      /^“Plan year” must be a whole number, but is "2027"\. Write the year in four digits/,
    )
    expect(screen.getByRole('tab', { name: /^Client/ })).toHaveTextContent('Client1 with errors')
    click(screen.getByRole('button', { name: 'Fix' }))
    expect(form.text('instance.json')).toBe(instance)
    expect(year).toHaveValue('2027')
    expect(year).toHaveFocus()
  })

  it('of a part without a field are at the group around it', () => {
    const texts = {
      'instance.json': instance.replace(
        '"dontTint": false',
        '"logo": { "url": "https://example.com/logo.svg", "alt": "x", "size": 3 }',
      ),
    }
    openForm({ section: 'client', texts, diagnostics: check(texts).diagnostics })
    const logo = within(screen.getByRole('group', { name: 'Logo' }))
    expect(logo.getByText("'size' is not a known property and has no effect.")).toBeVisible()
  })

  it('that are chosen elsewhere lead to their section, item, and field', async () => {
    const form = openForm({ section: 'client' })
    form.dispatch({
      type: 'jumped',
      jump: { path: 'lakeshore/plans.json', offset: 0, pointer: '/plans/2/maximumExcludesCopays' },
    })
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Plans')
    expect(screen.getByRole('textbox', { name: /^Plan name/ })).toHaveValue('High Deductible Plan with HSA')
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('switch', { name: /copays/ }))
  })

  it('at an object that only a grid shows lead to its first cell, and leave the focus there', async () => {
    const form = openForm({ section: 'plans' })
    await screen.findByRole('grid')
    form.dispatch({
      type: 'jumped',
      jump: { path: 'lakeshore/plans.json', offset: 0, pointer: '/plans/2/deductible' },
    })
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    expect(document.activeElement).toHaveAttribute('data-place', 'plans.json#/plans/2/deductible/individual')
  })
})
