import type { YearFile } from '../contract/clientFiles.ts'
import { isRecord } from '../contract/isRecord.ts'
import { toPattern } from '../contract/pointer.ts'
import type { YearValues } from '../contract/yearDocuments.ts'
import { describeValue } from './describeValue.ts'
import { createNames } from './ids.ts'
import { joinedLists, nameEntry } from './joinedLists.ts'
import { childNode, documentNodes } from './ValueNode.ts'

/** A value in words: what it belongs to, from the outside to the inside, and what it is. */
export interface DescribedValue {
  place: string
  text: string
}

export function createDescriber(
  year: YearValues,
): (file: YearFile, path: readonly (string | number)[]) => DescribedValue {
  const findName = createNames(year, year)
  return (file, path) => {
    let node = documentNodes(year).find((document) => document.file === file)!
    for (const part of path) {
      const list = joinedLists.get(toPattern(node.path))
      node = childNode(node, part)
      if (!list || !isRecord(node.value)) continue
      const others = Object.entries(node.value).filter(([name]) => !list.keys.includes(name))
      const place = [...node.place, ...nameEntry(node, list, findName)]
      if (path.length === node.path.length) node = { ...node, value: Object.fromEntries(others) }
      node = { ...node, place }
    }
    return { place: node.place.join(', '), text: describeValue(node, findName) }
  }
}
