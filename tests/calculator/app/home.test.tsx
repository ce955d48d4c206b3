import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readShellTexts } from '../../../src/build/languages.ts'
import { curtain } from '../../../src/build/loadingPage.ts'
import { App } from '../../../src/calculator/App.tsx'
import { nothingAcknowledged, type Host } from '../../../src/calculator/state/Host.ts'
import { initialModel } from '../../../src/calculator/state/model.ts'
import type { Client } from '../../../src/contract/instance.ts'
import { setClient, setResponse, testKey } from '../../server.ts'
import { instanceWith } from '../instances.ts'
import { heading, visit, withService } from '../visit.tsx'

withService()

// As in a new document.
beforeEach(() => document.documentElement.removeAttribute('dir'))

const home = () => heading('Do the math on medical')

describe('home', () => {
  it('says what the calculator takes, and what happens to the answers', async () => {
    visit()
    await home()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'About two minutes',
        'No name, no sign-in',
        'Answers are sent only to calculate your costs',
        'If you reload or leave, this tab keeps your answers for 30 minutes',
      ]),
    )
    // The picture of a result is an example.
    for (const amount of screen.getAllByText(/^\$[\d,]+$/))
      expect(amount.closest('[aria-hidden="true"]')).not.toBeNull()
    const link = screen.getByRole('link', { name: 'Lakeshore Outfitters' })
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(link.parentElement).toHaveTextContent('Created by Harbor Benefits for Lakeshore Outfitters')
    expect(screen.getByText(`© 2018–${new Date().getFullYear()}`)).toBeVisible()
  })

  it('names no consultancy if the page has none', async () => {
    render(<App settings={{ host: '/', key: testKey, consultancy: '' }} base="" />)
    const link = await screen.findByRole('link', { name: 'Lakeshore Outfitters' })
    expect(link.parentElement).toHaveTextContent('Created by a benefits consultancy for Lakeshore Outfitters')
    expect(link.parentElement!.querySelector('[lang="en"]')).toBeNull()
  })

  it.each([
    ['/', 'Do the math on medical'],
    ['/preview/abc', 'Not Available'],
  ])('at %s hydrates the curtain that the page contains', async (path, title) => {
    window.history.replaceState(null, '', path)
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = `<main class="curtain">${curtain(await readShellTexts())}</main>`
    const onRecoverableError = vi.fn<(error: unknown) => void>()
    const app = <App settings={{ host: '/', key: testKey, consultancy: '' }} base="" />
    render(app, { container, hydrate: true, onRecoverableError })
    if (path === '/') expect(screen.getByRole('status')).toHaveTextContent('Loading…')
    await heading(title)
    expect(onRecoverableError.mock.calls).toEqual([])
  })
})

it('the curtain has the texts of every language, each with its language', async () => {
  const languages = await readShellTexts()
  const page = document.createElement('div')
  page.innerHTML = curtain(languages)
  expect(languages.map(({ locale }) => locale)).toContain('es-US')
  for (const { locale, shell } of languages) {
    const texts = [...page.querySelectorAll(`[lang="${locale}"]`)].map((part) => part.textContent)
    expect(texts).toEqual([shell.application, shell.loading, shell.loadingHint])
  }
  // Nothing in any language is visible before the hint.
  const visible = [...page.querySelectorAll('[lang]')].filter(
    (text) => !text.matches('.visually-hidden *') && !text.matches('.curtain-hint'),
  )
  expect(visible).toEqual([])
})

describe('the branding of a client', () => {
  async function visitClient(branding: Partial<Client>) {
    const client = { planYear: 2027, displayName: 'Lakeshore', ...branding }
    setResponse('instance', instanceWith({ client }))
    visit()
    await home()
  }
  const logo = { url: 'https://example.com/logo.svg', alt: 'Lakeshore' }
  const page = () => document.querySelector<HTMLElement>('.page')!
  const contact = () => screen.queryByRole('link', { name: 'Ask Pat.' })?.getAttribute('href')

  it('is a logo that the instance contains', async () => {
    await visitClient({ logo: { ...logo, url: 'data:image/png;base64,AAAA' } })
    expect(screen.getByRole('img', { name: 'Lakeshore' })).toHaveAttribute(
      'src',
      'data:image/png;base64,AAAA',
    )
  })

  it('is a logo, whose host does not learn the address of the page, colors, and a contact', async () => {
    await visitClient({
      logo,
      colors: { accent: '#1d4ed8', tint: '#e3ecff' },
      contact: { text: 'Ask Pat.', url: 'tel:+15550100' },
    })
    const picture = screen.getByRole('img', { name: 'Lakeshore' })
    expect(picture).toHaveAttribute('src', logo.url)
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer')
    expect(page().style.getPropertyValue('--client-accent')).toBe('#1d4ed8')
    expect(page().style.getPropertyValue('--client-tint')).toBe('#e3ecff')
    expect(contact()).toBe('tel:+15550100')
    // Without its picture, a logo disappears.
    fireEvent.error(picture)
    expect(screen.queryByRole('img')).toBeNull()
  })

  it.each<Partial<Client>>([
    {
      logo: { ...logo, url: 'javascript:alert(1)' },
      colors: { accent: 'red', tint: 'url(https://example.com)' },
      contact: { text: 'Ask Pat.', url: 'javascript:alert(1)' },
    },
    {
      logo: { ...logo, url: 'http://example.com/logo.svg' },
      colors: { accent: '#ffd400', tint: '#101010' },
      contact: { text: 'Ask Pat.', url: null },
    },
    { logo: null, colors: null, contact: { text: 'Ask Pat.' } },
  ])('leaves out what is unsafe or illegible: %j', async (branding) => {
    await visitClient(branding)
    expect(screen.queryByRole('img')).toBeNull()
    expect(page().getAttribute('style') ?? '').toBe('')
    expect(contact()).toBeUndefined()
    expect(screen.getByText('Ask Pat.')).toBeVisible()
  })
})

describe('a host', () => {
  const withOnChange = (start: Pick<Host, 'year' | 'acknowledged'>) => ({
    ...start,
    onChange: vi.fn<NonNullable<Host['onChange']>>(),
  })

  it('provides the state at the start, and gets every answer, which is not saved', async () => {
    setClient('fernhill')
    const host = withOnChange({ year: null, acknowledged: { ...nothingAcknowledged, home: true } })
    visit('/coverage', {
      ...host,
      restore: (instance) => ({ ...initialModel(instance), family: { spouse: true, children: 3 } }),
    })
    await heading('Who needs coverage?')
    const spouse = screen.getByRole('switch', { name: /spouse/i })
    expect(spouse).toBeChecked()
    fireEvent.click(spouse)
    await waitFor(() =>
      expect(host.onChange.mock.lastCall?.[0].family).toEqual({ spouse: false, children: 3 }),
    )
    expect(sessionStorage.getItem('mediplan.answers')).toBeNull()
  })

  it('provides the year of a preview', async () => {
    setClient('marlow')
    const host = withOnChange({ year: '2028', acknowledged: nothingAcknowledged })
    visit('/', host)
    await home()
    expect(screen.getByText(/2028 medical costs/)).toBeVisible()
    await waitFor(() => expect(host.onChange.mock.lastCall?.[1]).toMatchObject({ year: '2028' }))
  })
})
