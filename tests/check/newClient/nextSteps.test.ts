import { expect, test } from 'vitest'
import { nextSteps } from '../../../src/check/newClient/nextSteps.ts'

test('The lines on what to do next can be run as they stand', () => {
  const said = nextSteps({ root: "/our clients/Ann's", client: 'acme', key: 'acme' }, [])
  expect(said).toContain(String.raw`CLIENTS_DIR='/our clients/Ann'\''s' npm run workbench`)
  expect(said).toContain(String.raw`npx mediplan check --strict '/our clients/Ann'\''s/acme'`)
  expect(said).not.toContain('npm start')
})

test('Where npm start looks, they lead to the calculator with the key', () => {
  const said = nextSteps({ root: 'fixtures/clients', client: 'acme', key: 'a&b' }, [])
  expect(said).toContain('http://localhost:5173/?client=a%26b')
  expect(said).not.toContain('CLIENTS_DIR')
})
