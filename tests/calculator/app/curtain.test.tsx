import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { readShellTexts } from '../../../src/build/languages.ts'
import { curtain } from '../../../src/build/loadingPage.ts'
import { App } from '../../../src/calculator/App.tsx'
import { testKey } from '../../server.ts'
import { heading, withService } from '../visit.tsx'

withService()

// As in a new document.
beforeEach(() => document.documentElement.removeAttribute('dir'))

it.each([
  ['/', 'Do the math on medical'],
  ['/preview/abc', 'Not Available'],
])('the page at %s contains the curtain that the application hydrates', async (path, title) => {
  window.history.replaceState(null, '', path)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = `<main class="curtain">${curtain(await readShellTexts())}</main>`
  expect(screen.getByRole('status')).toHaveTextContent('Loading…')
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const app = <App settings={{ host: '/', key: testKey, consultancy: '' }} base="" />
  render(app, { container, hydrate: true, onRecoverableError })
  if (path === '/') expect(screen.getByRole('status')).toHaveTextContent('Loading…')
  expect(await heading(title)).toBeVisible()
  expect(onRecoverableError.mock.calls).toEqual([])
})

it('has the texts of every language, each with its language', async () => {
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
