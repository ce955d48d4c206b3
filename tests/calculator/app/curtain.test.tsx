import { render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { App } from '../../../src/calculator/App.tsx'
import { testKey } from '../../server.ts'
import { heading, withService } from '../visit.tsx'

withService()

const [, curtain] = /<div id="root">(.*)<\/div>/.exec(readFileSync('index.html', 'utf8'))!

it.each([
  ['/', 'Do the math on medical'],
  ['/preview/abc', 'Not Available'],
])('the page at %s contains the curtain that the application hydrates', async (path, title) => {
  window.history.replaceState(null, '', path)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = curtain!
  expect(screen.getByRole('status')).toHaveTextContent('Loading…')
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const app = <App settings={{ host: '/', key: testKey, consultancy: '' }} base="" />
  render(app, { container, hydrate: true, onRecoverableError })
  expect(await heading(title)).toBeVisible()
  expect(onRecoverableError.mock.calls).toEqual([])
})
