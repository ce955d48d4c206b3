import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Client } from '../../../src/contract/instance.ts'
import { setResponse } from '../../server.ts'
import { instanceWith } from '../instances.ts'
import { goToCoverage, heading, visit, withService } from '../visit.tsx'

withService()

async function visitClient(branding: Partial<Client>) {
  setResponse('instance', instanceWith({ client: { planYear: 2027, displayName: 'Lakeshore', ...branding } }))
  const visitor = visit()
  await heading('Do the math on medical')
  return { ...visitor, page: visitor.container.firstElementChild as HTMLElement }
}

describe("The client's logo", () => {
  const logo = { url: 'https://example.com/logo.svg', alt: 'Lakeshore' }

  it('is on every screen, and its host does not learn the address of the page', async () => {
    const { user } = await visitClient({ logo })
    expect(screen.getByRole('img', { name: 'Lakeshore' })).toHaveAttribute('src', logo.url)
    expect(screen.getByRole('img', { name: 'Lakeshore' })).toHaveAttribute('referrerpolicy', 'no-referrer')
    await goToCoverage(user)
    expect(screen.getByRole('img', { name: 'Lakeshore' })).toBeVisible()
  })

  it.each(['http://example.com/logo.svg', 'data:image/svg+xml,x', 'javascript:alert(1)', '/logo.svg'])(
    'is not shown from %s',
    async (url) => {
      await visitClient({ logo: { ...logo, url } })
      expect(screen.queryByRole('img')).toBeNull()
    },
  )

  it('disappears if it does not load', async () => {
    await visitClient({ logo })
    fireEvent.error(screen.getByRole('img', { name: 'Lakeshore' }))
    expect(screen.queryByRole('img')).toBeNull()
  })
})

describe("The client's colors", () => {
  it('replace those of the page', async () => {
    const { page } = await visitClient({ colors: { accent: '#1d4ed8', tint: '#e3ecff' } })
    expect(page.style.getPropertyValue('--client-accent')).toBe('#1d4ed8')
    expect(page.style.getPropertyValue('--client-tint')).toBe('#e3ecff')
  })

  it.each([
    [{ accent: '#ffd400', tint: '#101010' }],
    [{ accent: 'red', tint: 'url(https://example.com)' }],
    [{ accent: null }],
    [null],
  ])('do not if they are %j', async (colors) => {
    const { page } = await visitClient({ colors })
    expect(page.getAttribute('style') ?? '').toBe('')
  })
})

describe("The client's contact", () => {
  it('is a link in the footer', async () => {
    await visitClient({ contact: { text: 'Questions? Call 555-0100.', url: 'tel:+15550100' } })
    expect(screen.getByRole('link', { name: 'Questions? Call 555-0100.' })).toHaveAttribute(
      'href',
      'tel:+15550100',
    )
  })

  it.each([null, undefined, 'javascript:alert(1)'])('is text without a safe address: %j', async (url) => {
    await visitClient({ contact: { text: 'Ask Pat.', url } })
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Ask Pat.')
    expect(screen.queryByRole('link', { name: 'Ask Pat.' })).toBeNull()
  })
})
