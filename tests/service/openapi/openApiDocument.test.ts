import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { expect, it } from 'vitest'
import document from '../../../src/contract/generated/openapi.json' with { type: 'json' }

/** The problems that Redocly finds in a document, by rule. */
async function redoclyProblems(source: object) {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      // Our schemas allow additional properties.
      'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
      // An operation without input has no client errors.
      'operation-4xx-response': 'off',
    },
  })
  const found = await lintFromString({ source: JSON.stringify(source), absoluteRef: 'openapi.json', config })
  return found.map(({ ruleId, location }) => [ruleId, location[0]?.pointer])
}

it('passes every rule of Redocly’s recommended-strict ruleset, as OpenAPI 3.1', async () => {
  expect(document.openapi).toMatch(/^3\.1\./)
  expect(await redoclyProblems(document)).toEqual([
    // It belongs to unknown paths, which no operation describes.
    ['no-unused-components', '#/components/responses/nothing-here'],
  ])
})

/** The problems that Spectral finds in a document, by rule. */
async function spectralProblems(source: object) {
  const spectral = new spectralCore.Spectral()
  // The service does not know its operator's address.
  const ruleset = { extends: [[oas, 'all']], rules: { 'contact-properties': 'off' } }
  spectral.setRuleset(new spectralCore.Ruleset(ruleset))
  return (await spectral.run(source as Record<string, unknown>)).map(({ code, path }) => [
    code,
    path.join('/'),
  ])
}

it('passes every rule of Spectral’s oas ruleset', async () => {
  expect(await spectralProblems(document)).toEqual([])
})

it('contains the wire schemas without external references', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target!)
  expect(references.filter((target) => !target.startsWith('#/components/'))).toEqual([])
  expect(document.components.schemas).toMatchObject({
    instance: { title: 'The client' },
    inputs: { title: "The employee's answers" },
    outputs: { title: 'The result' },
    problem: { title: 'What went wrong' },
  })
})
