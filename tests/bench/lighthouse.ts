import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import type { Figures } from './measures.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/**
 * Lighthouse's scores of a page, on the phone that it simulates by default.
 * @param tries of a run that loses its trace, which Lighthouse advises to repeat
 */
export async function lighthouseScores(address: string, chromePath: string, tries = 3): Promise<Figures> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] })
  try {
    const run = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: [...categories],
      logLevel: 'error',
    })
    if (!run) throw new Error('Lighthouse gave no result')
    const { lhr } = run
    if (lhr.runtimeError && tries > 1) return await lighthouseScores(address, chromePath, tries - 1)
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
    return Object.fromEntries(categories.map((name) => [name, (lhr.categories[name]?.score ?? 0) * 100]))
  } finally {
    chrome.kill()
  }
}
