import { SaxesParser } from 'saxes'
import { expect, it, test } from 'vitest'
import { formats } from '../../../src/check/command/formats/formats.ts'
import { clientFiles } from '../sample.ts'
import { reportOn, written } from './reportOn.ts'

test('JUnit has a failed case for each diagnostic that counts, and a passed one for the others', async () => {
  expect(await written('junit')).toContain('<testsuites name="mediplan check" tests="4" failures="1"')
  expect(await written('junit', true)).toContain('<testsuites name="mediplan check" tests="4" failures="2"')
  const strict = await written('junit', true)
  const failed = strict.matchAll(/name="([^"]*)" file="[^"]*">\s*<failure message="([^"]*)"/g)
  expect([...failed].map(([, name, message]) => [name, message])).toEqual([
    ['wrong-type at 3:17', "'planYear' must be a whole number, but is &quot;2027&quot;."],
    ['unknown-property at 19:7', "'colour' is not a known property and has no effect."],
  ])
})

it.each([
  ['the end of a section, twice', ']]>]]>'],
  ['what opens a section', '<![CDATA[ <!-- <?xml'],
  ['every kind of quotation mark, and entities', `"'&amp;<&#0;`],
  ['characters that XML has none of', '\u0000\u001b\u000b\uFFFE\uFFFF'],
  ['half a character', '\uD83D'],
])('Is XML with a name that has %s', async (_, name) => {
  const files = clientFiles((instance) => {
    instance.features[name] = true
    instance.services[0][name] = 1
    instance.scenarios[0].id = `${name}${name}`
  })
  const write = await formats.junit()
  for (const strict of [true, false]) {
    const { texts, attributes } = readXml(write(reportOn(files, strict, `${name}/`)))
    expect(attributes).toContain('unknown-property at')
    expect(texts).toContain('ours/instance.json:')
  }
})

/** Every text and every attribute of an XML document. @throws where it is not well-formed. */
function readXml(xml: string) {
  const parser = new SaxesParser()
  let texts = ''
  let attributes = ''
  parser.on('error', (error) => {
    throw error
  })
  parser.on('cdata', (text) => {
    texts += text
  })
  parser.on('opentag', (tag) => {
    attributes += Object.values(tag.attributes).join(' ')
  })
  parser.write(xml).close()
  return { texts, attributes }
}
