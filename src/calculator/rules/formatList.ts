import { lazyFormat } from './lazyFormat.ts'

const lists = lazyFormat<Iterable<string>>((locale) => new Intl.ListFormat(locale))

/** Joins items into one phrase: "a, b, and c". */
export function formatList(items: string[]) {
  return lists.format(items)
}
