import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { expect, it } from 'vitest'
import document from '../../../src/contract/generated/openapi.json' with { type: 'json' }

/** Where a linter of OpenAPI finds fault with a document, by the rule. */
async function faults(source: object) {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      // Our schemas take further properties, as every caller must.
      'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
      // What takes no input has nothing to refuse.
      'operation-4xx-response': 'off',
    },
  })
  const found = await lintFromString({ source: JSON.stringify(source), absoluteRef: 'openapi.json', config })
  return found.map(({ ruleId, location }) => [ruleId, location[0]?.pointer])
}

it('is OpenAPI 3.1 without a fault', async () => {
  expect(document.openapi).toMatch(/^3\.1\./)
  expect(await faults(document)).toEqual([
    // It belongs to no operation, but to every path that is not there.
    ['no-unused-components', '#/components/responses/nothing-here'],
  ])
})

/** The places where a document breaks Spectral's rules, by rule. */
async function spectralFaults(source: object) {
  const spectral = new spectralCore.Spectral()
  // The service does not know the address of its operator.
  const ruleset = { extends: [[oas, 'all']], rules: { 'contact-properties': 'off' } }
  spectral.setRuleset(new spectralCore.Ruleset(ruleset))
  return (await spectral.run(source as Record<string, unknown>)).map(({ code, path }) => [
    code,
    path.join('/'),
  ])
}

it('passes every rule of Spectral’s oas ruleset', async () => {
  expect(await spectralFaults(document)).toEqual([])
})

it('would not pass them without a description, or with a list of anything', async () => {
  const broken = {
    openapi: '3.1.1',
    paths: { '/': { get: { responses: {} } } },
    components: { schemas: { list: { type: 'array' } } },
  }
  expect(await spectralFaults(broken)).toEqual(
    expect.arrayContaining([
      ['operation-description', 'paths///get'],
      ['array-items', 'components/schemas/list'],
    ]),
  )
})

it('would be found at fault', async () => {
  const broken = structuredClone(document)
  broken.components.responses.result.content['application/json'].examples.result.value.bestPlan =
    null as never
  expect(await faults({ ...broken, info: {} })).toEqual(
    expect.arrayContaining([
      ['struct', '#/info'],
      [
        'no-invalid-media-type-examples',
        '#/components/responses/result/content/application~1json/examples/result/value/bestPlan',
      ],
    ]),
  )
})

it('holds the schemas of the wire with nothing left to look up elsewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target!)
  expect(references.filter((target) => !target.startsWith('#/components/'))).toEqual([])
  expect(document.components.schemas).toMatchObject({
    instance: { title: 'The client' },
    inputs: { title: "The employee's answers" },
    outputs: { title: 'The result' },
    problem: { title: 'What went wrong' },
  })
})
