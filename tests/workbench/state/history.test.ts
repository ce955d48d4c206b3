import { describe, expect, it, test } from 'vitest'
import {
  changesBetween,
  emptyHistory,
  latestSteps,
  recordChanges,
  redoStep,
  undoStep,
} from '../../../src/workbench/state/history.ts'
import { fc } from '../../kit/fc.ts'

const path = 'acme/plans.json'

describe('changesBetween', () => {
  it.each([
    ['an insertion', 'ad', 'abcd', { offset: 1, removed: '', inserted: 'bc' }],
    ['a removal', 'abcd', 'ad', { offset: 1, removed: 'bc', inserted: '' }],
    ['a replacement', 'abc', 'aXc', { offset: 1, removed: 'b', inserted: 'X' }],
    ['a repeated character', 'aa', 'aaa', { offset: 2, removed: '', inserted: 'a' }],
    ['a new text', '', 'ab', { offset: 0, removed: '', inserted: 'ab' }],
  ])('finds %s', (_, before, after, change) => {
    expect(changesBetween(path, before, after)).toEqual([{ path, length: before.length, ...change }])
  })

  it('finds nothing between equal texts', () => {
    expect(changesBetween(path, 'a', 'a')).toEqual([])
  })
})

const typing = (at: number) => ({ name: 'typing', at })

/** A history of a text that was changed step by step. */
function historyOf(texts: readonly string[], groups: { name: string; at: number }[] = []) {
  const history = emptyHistory()
  for (const [index, text] of texts.slice(1).entries())
    recordChanges(history, changesBetween(path, texts[index]!, text), groups[index])
  return history
}

describe('recordChanges', () => {
  it.each([
    ['one step for quick changes of one group', [typing(0), typing(500), typing(1000)], 1],
    ['a new step after a pause', [typing(0), typing(501), typing(600)], 2],
    ['a new step for another group', [typing(0), { name: 'other', at: 1 }, typing(2)], 3],
    ['a step for each change without a group', [], 3],
  ])('makes %s', (_, groups, steps) => {
    expect(historyOf(['', 'a', 'ab', 'abc'], groups).done).toHaveLength(steps)
  })

  it('makes no step without a change', () => {
    expect(historyOf(['a', 'a'])).toEqual(emptyHistory())
  })

  it('drops what could be redone', () => {
    const history = historyOf(['a', 'b'])
    undoStep(history, { [path]: 'b' })
    recordChanges(history, changesBetween(path, 'a', 'c'))
    expect(redoStep(history, { [path]: 'c' })).toEqual({})
  })

  it('keeps the last 500 steps', () => {
    const history = historyOf(Array.from({ length: 503 }, (_, index) => `${index}`))
    expect(history.done).toHaveLength(500)
    expect(undoStep(history, { [path]: '502' })).toEqual({ [path]: '501' })
  })

  it('keeps the latest of many large steps', () => {
    const large = (letter: string) => letter.repeat(6_000_000)
    const history = historyOf([large('a'), large('b'), large('c')])
    expect(history.done).toHaveLength(1)
    expect(history.done[0]!.changes[0]!.inserted[0]).toBe('c')
  })
})

describe('latestSteps', () => {
  it('keeps as many steps as have at most a number of characters', () => {
    const { done } = historyOf(['', 'a', 'abc', 'abcd'])
    expect(latestSteps(done, 3)).toEqual(done.slice(1))
    expect(latestSteps(done, 0)).toEqual([])
    expect(latestSteps(done, 4)).toEqual(done)
  })
})

describe('undoStep', () => {
  it('changes nothing if there is no step', () => {
    expect(undoStep(emptyHistory(), { [path]: 'a' })).toEqual({})
    expect(redoStep(emptyHistory(), { [path]: 'a' })).toEqual({})
  })

  it.each([
    ['another text', 'xbc'],
    ['a longer text, in which the place has moved', 'aabc'],
    ['no text', ''],
  ])('refuses %s', (_, text) => {
    expect(undoStep(historyOf(['bc', 'abc']), { [path]: text })).toBeNull()
    expect(undoStep(historyOf(['abc', 'bc']), { [path]: `${text}x` })).toBeNull()
  })
})

const paths = ['acme/instance.json', 'acme/plans.json'] as const
const edits = fc.array(
  fc.record({
    texts: fc.record({ [paths[0]]: fc.string(), [paths[1]]: fc.string() }),
    group: fc.option(fc.record({ name: fc.constantFrom('a', 'b'), at: fc.nat(2000) }), { nil: undefined }),
  }),
  { maxLength: 20 },
)

test('undoing every step gives the first texts, and redoing every step the last', () => {
  fc.assert(
    fc.property(edits, (made) => {
      const history = emptyHistory()
      const first: Record<string, string> = Object.fromEntries(paths.map((each) => [each, 'first']))
      let texts = first
      for (const { texts: next, group } of made) {
        recordChanges(
          history,
          paths.flatMap((each) => changesBetween(each, texts[each]!, next[each])),
          group,
        )
        texts = next
      }
      const last = texts
      const steps = history.done.length
      for (let step = 0; step < steps; step++) texts = { ...texts, ...undoStep(history, texts) }
      expect(texts).toEqual(first)
      for (let step = 0; step < steps; step++) texts = { ...texts, ...redoStep(history, texts) }
      expect(texts).toEqual(last)
    }),
  )
})
