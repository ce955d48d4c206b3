import { expect, it, test } from 'vitest'
import {
  findLogoProblem,
  maxLogoLength,
  splitLogo,
  toText,
  withLogoImages,
} from '../../src/clients/logoFiles.ts'
import schema from '../../schemas/v1/instance.schema.json' with { type: 'json' }
import { logos, pngUrl, withLogoUrl } from '../kit/logos.ts'

const instance = '{\n  "client": { "planYear": 2027 } // ours\n}'

it.each(['png', 'webp', 'jpg'] as const)(
  'an image in a text becomes logo.%s and back, and nothing else changes',
  (type) => {
    const url = toText(`logo.${type}`, logos[type])
    const text = withLogoUrl(instance, url)
    const split = splitLogo(text)
    expect(split).toEqual({
      text: withLogoUrl(instance, `logo.${type}`),
      logo: { name: `logo.${type}`, content: logos[type] },
    })
    const files = new Map([
      ['ours/instance.json', split.text],
      [`ours/logo.${type}`, url],
    ])
    expect([...withLogoImages(files)]).toEqual([['ours/instance.json', text]])
  },
)

it.each([
  ['of an address', 'https://example.com/logo.png'],
  ['of another type', 'data:image/gif;base64,R0lGODlh'],
  ['with the content of another type', pngUrl.replace('png', 'webp')],
  ['that is too large', pngUrl.padEnd(maxLogoLength + 1, 'A')],
  ['whose encoding is unusual', pngUrl.replace('=', '')],
  ['with an escape sequence', pngUrl.replace('/', String.raw`\/`)],
])('a logo %s stays in the text', (_, url) => {
  const text = withLogoUrl(instance, url)
  expect(splitLogo(text)).toEqual({ text })
})

test('a year contains only the image that it names, of its own folder', () => {
  const texts = new Map([
    ['ours/instance.json', withLogoUrl(instance, 'logo.png')],
    ['ours/logo.webp', toText('logo.webp', logos.webp)],
    ['ours/2028/instance.json', withLogoUrl(instance, 'logo.png')],
    ['ours/2028/logo.png', pngUrl],
  ])
  expect([...withLogoImages(texts)]).toEqual([
    ['ours/instance.json', withLogoUrl(instance, 'logo.png')],
    ['ours/2028/instance.json', withLogoUrl(instance, pngUrl)],
  ])
})

test('employees see a logo file of its type that the API can send', () => {
  const image = toText('logo.png', logos.png)
  expect(maxLogoLength).toBe(schema.$defs.image.maxLength)
  expect(findLogoProblem('logo.png', image.padEnd(maxLogoLength, 'A'))).toBeNull()
  expect(findLogoProblem('logo.png', image.padEnd(maxLogoLength + 1, 'A'))).toMatch(/larger than 30 kB/)
  expect(findLogoProblem('logo.png', toText('logo.png', Buffer.from('<svg/>')))).toBe(
    'The content of logo.png is not that of a PNG image.',
  )
})
