import type { Plugin } from 'vite'
import { escapeMarkup } from './escapeMarkup.ts'
import { readShellTexts, type ShellTexts } from './languages.ts'

/**
 * Writes the texts of every language into a page that contains <!--curtain-->, because its language is known only after
 * scripts have run: the curtain, the text without scripts, the title, and its parts for preload.ts.
 */
export function loadingPage(): Plugin {
  return {
    name: 'loading-page',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes('<!--curtain-->')) return undefined
        const languages = await readShellTexts()
        return html
          .replace('<!--curtain-->', () => curtain(languages))
          .replace('<!--title-->', () =>
            languages.map(({ shell }) => escapeMarkup(shell.application)).join(' · '),
          )
          .replace('<!--noscript-->', () => inEach(languages, 'p', 'noScript'))
          .replace('<!--names-->', () =>
            languages
              .map(
                ({ locale, shell }) =>
                  `<meta name="application-name" lang="${locale}" content="${escapeMarkup(shell.application)}" />`,
              )
              .join('\n    '),
          )
      },
    },
  }
}

const bars = [0, 22, 44].map((x) => `<rect x="${x}" width="14" height="48" rx="4" />`).join('')

/**
 * The content of the curtain: only the bars are visible, until loading takes long. They are an image, which browsers count
 * as the first contentful paint.
 */
export function curtain(languages: readonly ShellTexts[]): string {
  return [
    `<h1 class="visually-hidden">${inEach(languages, 'span', 'application')}</h1>`,
    `<svg class="curtain-bars" viewBox="0 0 58 48" aria-hidden="true">${bars}</svg>`,
    `<p class="visually-hidden" role="status">${inEach(languages, 'span', 'loading')}</p>`,
    inEach(languages, 'p', 'loadingHint', 'class="curtain-hint soft" '),
  ].join('')
}

/** A text in an element for each language. */
function inEach(
  languages: readonly ShellTexts[],
  element: string,
  text: keyof ShellTexts['shell'],
  attributes = '',
): string {
  return languages
    .map(
      ({ locale, shell }) =>
        `<${element} ${attributes}lang="${locale}" dir="auto">${escapeMarkup(shell[text])}</${element}>`,
    )
    .join(' ')
}
