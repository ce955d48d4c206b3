import { expect, it } from 'vitest'
import { unknownClient } from '../../src/command/requireClient.ts'

const clients = (...names: string[]) => names.map((name) => `${name}/instance.json`)

it.each([
  [
    'the one that was probably intended',
    clients('birch', 'cedar'),
    "There is no client 'brich' in clients. Did you mean 'birch'?",
  ],
  ['all of a few', clients('oak', 'elm'), "There is no client 'brich' in clients, only elm and oak."],
  [
    'the number of many',
    clients(...Array.from({ length: 11 }, (_, index) => `client-${index}`)),
    "There is no client 'brich' in clients. Name one of its 11 clients.",
  ],
  [
    'how to create the first one',
    ['keys.json'],
    'There is no client in clients. `mediplan new` creates one.',
  ],
])('the error for an unknown client says %s', (_, paths, message) => {
  expect(unknownClient('brich', paths, 'clients', '`mediplan new` creates one.').message).toBe(message)
})
