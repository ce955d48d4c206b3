import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import type { Measurements } from './measures.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/**
 * Returns the Lighthouse scores of a page on the phone that Lighthouse simulates by default.
 * @param attempts for runs with a runtime error, such as a lost trace, which Lighthouse recommends repeating
 */
export async function lighthouseScores(
  address: string,
  chromePath: string,
  attempts = 3,
): Promise<Measurements> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] })
  try {
    const run = await lighthouse(address, {
      port: chrome.port,
      onlyCategories: [...categories],
      logLevel: 'error',
    })
    if (!run) throw new Error('Lighthouse returned no result')
    const { lhr } = run
    if (lhr.runtimeError && attempts > 1) return await lighthouseScores(address, chromePath, attempts - 1)
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
    return Object.fromEntries(categories.map((name) => [name, (lhr.categories[name]?.score ?? 0) * 100]))
  } finally {
    chrome.kill()
  }
}
