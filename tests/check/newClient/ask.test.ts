import { PassThrough, Writable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import type { Answers } from '../../../src/check/newClient/Answers.ts'
import { ask } from '../../../src/check/newClient/ask.ts'
import { defaultAnswers } from '../../../src/check/newClient/defaultAnswers.ts'

const enter = '\r'
const down = '\u001B[B'
const backspace = '\u007F'
const ctrlC = '\u0003'

/** What is typed once some words are on the screen. */
type Dialog = [words: string, keys: string][]

const defaults: Answers = { ...defaultAnswers('acme'), planYear: 2027 }

test.each<[string, Partial<Answers>, Dialog, Partial<Answers>]>([
  ['what is said is not asked', defaults, [['Is this the client?', enter]], {}],
  [
    'how many plans of each kind',
    without('plans'),
    [
      ['PPO', `2${enter}`],
      ['HSA', enter],
      ['HMO', enter],
      ['Is this the client?', enter],
    ],
    { plans: ['ppo', 'ppo', 'hdhp'] },
  ],
  [
    'an answer that is given again',
    defaults,
    [
      ['Is this the client?', down + enter],
      ['The name that the footer shows', `Acme & Sons${enter}`],
      ['Name: Acme & Sons', enter],
    ],
    { name: 'Acme & Sons' },
  ],
  [
    'a list that is emptied again',
    { ...defaults, bands: ['Low', 'High'] },
    [
      ['Salary bands: Low; High', down.repeat(5) + enter],
      ['Backspace for none', backspace + enter],
      ['Salary bands: none', enter],
    ],
    { bands: [] },
  ],
])('Questions at a terminal: %s', async (_, said, dialog, expected) => {
  expect(await answering(said, dialog)).toEqual({ ...defaults, ...said, ...expected })
})

test('An answer that the strict check would find something in is asked for again, with the reason', async () => {
  const dialog: Dialog = [
    ['The name that the footer shows', `Bad${enter}`],
    ['Not this name.', `${backspace.repeat(3)}Good${enter}`],
    ['Name: Good', enter],
  ]
  const faultIn = ({ name }: Answers) => (name === 'Bad' ? 'Not this name.' : undefined)
  expect(await answering(without('name'), dialog, faultIn)).toMatchObject({ name: 'Good' })
})

test('Ctrl+C stops, and says that nothing was written', async () => {
  await expect(answering(without('plans'), [['PPO', ctrlC]])).rejects.toThrow(
    /^Stopped\. Nothing was written\.$/,
  )
})

function without(name: keyof Answers): Partial<Answers> {
  return Object.fromEntries(Object.entries(defaults).filter(([each]) => each !== name))
}

/** Types each answer once the words before it are on the screen. */
async function answering(
  said: Partial<Answers>,
  dialog: Dialog,
  faultIn: (answers: Answers) => string | undefined = () => undefined,
) {
  const input = new PassThrough()
  const left = [...dialog]
  let shown = ''
  const output = new Writable({
    write: (chunk, _, done) => {
      shown += stripVTControlCharacters(String(chunk))
      const [words, keys] = left[0] ?? []
      if (words !== undefined && shown.includes(words)) {
        left.shift()
        shown = ''
        // The prompt listens once it has been shown.
        setImmediate(() => input.write(keys))
      }
      done()
    },
  })
  // As a terminal, it outlives each question.
  output.end = () => output
  const answers = await ask(said, defaults, faultIn, { input, output })
  expect(left).toEqual([])
  return answers
}
