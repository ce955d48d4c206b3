import { expect, it } from 'vitest'
import { taking, writerAt } from './writer.ts'

it.each([
  ['zephyr/instance.json', '../../../schemas/instance.schema.json'],
  ['zephyr/2028/instance.json', '../../../../schemas/instance.schema.json'],
])('starts %s with the address of its schema', async (path, address) => {
  const written = await taking(path, '|', 'A client with every feature')
  expect(JSON.parse(written.replace('|', ''))).toMatchObject({ $schema: address })
})

it.each([
  ['a text', '"lab"', 'la', '{ "service": "lab", "payment": { "copay": 40 } }'],
  ['a number', '7', '', '{ "service": 7, "payment": { "copay": 40 } }'],
])(
  'leads on to the next place of a template, and then behind it, from %s that was offered',
  async (_, id, begun, row) => {
    const services = '"services": [{ "id": "lab" }, { "id": 7 }]'
    const writer = writerAt('acme/plans.json', `{ ${services}, "plans": [{ "services": [|] }] }`)
    await writer.take('Copay')
    writer.type(begun)
    await writer.take(id)
    expect(writer.tab()).toBe(true)
    writer.type('40')
    expect(writer.tab()).toBe(true)
    expect(writer.written().replaceAll(/\s+/g, ' ')).toBe(
      `{ ${services}, "plans": [{ "services": [${row}|] }] }`,
    )
    expect(writer.tab()).toBe(false)
  },
)

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
])('writes a row of %s in %s under a name that is free: %s has %s', async (file, text, label, name) => {
  expect((await taking(`quillon/${file}`, text, label)).replace('|', '')).toContain(name)
})

it('stays in a template when a picture is taken, and ends behind it', async () => {
  const writer = writerAt('acme/instance.json', '{ "scenarios": [|] }')
  await writer.take('Scenario')
  for (const word of ['hail', 'A bad year']) {
    writer.type(word)
    writer.tab()
  }
  await writer.take('"storm"')
  expect(writer.tab()).toBe(true)
  expect(writer.written()).toMatch(/"id": "hail",\s*"display": "A bad year",\s*"icon": "storm"\s*}\|\] }$/)
})

it.each(['instance.json', 'plans.json'])('never comes to $schema in the places of %s', async (file) => {
  const writer = writerAt(`acme/${file}`, '|')
  await writer.take('A client with every feature')
  do writer.type('0')
  while (writer.tab())
  expect(writer.written()).toMatch(/"\$schema": "\.\.\/\.\.\/\.\.\/schemas\/\w+\.schema\.json",[^]*\}0\|$/)
})
