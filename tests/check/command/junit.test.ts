import { SaxesParser } from 'saxes'
import { expect, it, test } from 'vitest'
import { formats } from '../../../src/check/command/formats/formats.ts'
import { clientFiles } from '../sample.ts'
import { createReport, formatSample } from './createReport.ts'

test('JUnit has a failed case for each diagnostic that affects the exit code, and a passed one for each other', async () => {
  expect(await formatSample('junit')).toContain('<testsuites name="mediplan check" tests="4" failures="1"')
  expect(await formatSample('junit', true)).toContain(
    '<testsuites name="mediplan check" tests="4" failures="2"',
  )
  const strict = await formatSample('junit', true)
  const failed = strict.matchAll(/name="([^"]*)" file="[^"]*">\s*<failure message="([^"]*)"/g)
  expect([...failed].map(([, name, message]) => [name, message])).toEqual([
    ['wrong-type at 3:17', "'planYear' must be a whole number, but is &quot;2027&quot;."],
    ['unknown-property at 19:7', "'color' is not a known property and has no effect."],
  ])
})

it.each([
  ['the end of a CDATA section, twice', ']]>]]>'],
  ['the start of a CDATA section', '<![CDATA[ <!-- <?xml'],
  ['quotation marks and entities', `"'&amp;<&#0;`],
  ['characters that XML does not allow', '\u0000\u001b\u000b\uFFFE\uFFFF'],
  ['half a character', '\uD83D'],
])('JUnit is well-formed XML with a name that contains %s', async (_, name) => {
  const files = clientFiles((instance) => {
    instance.features[name] = true
    instance.services[0][name] = 1
    instance.scenarios[0].id = `${name}${name}`
  })
  const write = await formats.junit()
  for (const strict of [true, false]) {
    const { texts, attributes } = readXml(write(createReport(files, strict, `${name}/`)))
    expect(attributes).toContain('unknown-property at')
    expect(texts).toContain('ours/instance.json:')
  }
})

/** @throws if the document is not well-formed */
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
