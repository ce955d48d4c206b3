import { expect, it } from 'vitest'
import { textAfterPicking, typistAt } from './typist.ts'

it.each([
  ['zephyr/instance.json', '../../../schemas/instance.schema.json'],
  ['zephyr/2028/instance.json', '../../../../schemas/instance.schema.json'],
])('starts %s with a reference to its schema', async (path, address) => {
  const written = await textAfterPicking(path, '|', 'A client with every feature')
  expect(JSON.parse(written.replace('|', ''))).toMatchObject({ $schema: address })
})

it.each([
  ['a string', '"lab"', 'la', '{ "service": "lab", "payment": { "copay": 40 } }'],
  ['a number', '7', '', '{ "service": 7, "payment": { "copay": 40 } }'],
])('leads from %s picked in a template to its next field, and then behind it', async (_, id, typed, row) => {
  const services = '"services": [{ "id": "lab" }, { "id": 7 }]'
  const typist = typistAt('acme/plans.json', `{ ${services}, "plans": [{ "services": [|] }] }`)
  await typist.pick('Copay')
  typist.type(typed)
  await typist.pick(id)
  expect(typist.tab()).toBe(true)
  typist.type('40')
  expect(typist.tab()).toBe(true)
  expect(typist.text().replaceAll(/\s+/g, ' ')).toBe(`{ ${services}, "plans": [{ "services": [${row}|] }] }`)
  expect(typist.tab()).toBe(false)
})

it.each([
  [
    'plans.json',
    '{ "services": [{ "id": "lab" }], "plans": [{ "services": [|] }] }',
    'Copay',
    '"service": "lab"',
  ],
  ['plans.json', '{ "scenarios": [|] }', 'Scenario', '"id": "toString"'],
  ['plans.json', '{ "plans": [{ "key": "ppo" }, |] }', 'PPO', '"key": "ppo-2"'],
  ['instance.json', '{ "locations": [{ "id": "boise" }, |] }', 'Location', '"id": "boise-2"'],
])('gives a row in %s a key that is free: %s, %s has %s', async (file, text, label, name) => {
  expect((await textAfterPicking(`quillon/${file}`, text, label)).replace('|', '')).toContain(name)
})

it('stays in a template when an icon is picked, and ends behind it', async () => {
  const typist = typistAt('acme/instance.json', '{ "scenarios": [|] }')
  await typist.pick('Scenario')
  for (const word of ['hail', 'A bad year', 'A new roof']) {
    typist.type(word)
    typist.tab()
  }
  await typist.pick('"storm"')
  expect(typist.tab()).toBe(true)
  expect(typist.text()).toMatch(
    /"id": "hail",\s*"display": "A bad year",\s*"summary": "A new roof",\s*"icon": "storm"\s*}\|\] }$/,
  )
})

it.each(['instance.json', 'plans.json'])('has no field for $schema in the template of %s', async (file) => {
  const typist = typistAt(`acme/${file}`, '|')
  await typist.pick('A client with every feature')
  do typist.type('0')
  while (typist.tab())
  expect(typist.text()).toMatch(/"\$schema": "\.\.\/\.\.\/\.\.\/schemas\/\w+\.schema\.json",[^]*\}0\|$/)
})
