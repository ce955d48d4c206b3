import { join } from 'node:path'
import { findLogoProblem, logoNameIn, splitLogo, toText } from '../../clients/logoFiles.ts'
import { fileName, parentFolder } from '../../contract/clientFiles.ts'
import type { FileChange } from '../files/changeFiles.ts'
import { readBytes } from '../files/readFiles.ts'

/**
 * The changes that write a document as the workbench has it. A logo in it becomes a file; the logo file that it replaces
 * is deleted.
 * @throws the file system's error
 */
export async function writeDocument(root: string, path: string, text: string): Promise<FileChange[]> {
  const before = await readBytes(join(root, path))
  if (fileName(path) !== 'instance.json') return [{ type: 'write', path, before, after: Buffer.from(text) }]
  const { text: split, logo } = splitLogo(text)
  const read = (name: string) => readBytes(join(root, parentFolder(path), name))
  const changes: FileChange[] = [{ type: 'write', path, before, after: Buffer.from(split) }]
  const write = (name: string, old: Buffer | null, content: Buffer | null) =>
    changes.push({ type: 'write', path: `${parentFolder(path)}/${name}`, before: old, after: content })
  if (logo) {
    const old = await read(logo.name)
    if (!old?.equals(logo.content)) write(logo.name, old, logo.content)
  }
  const replaced = logoNameIn(before?.toString('utf8') ?? '')
  if (replaced && replaced !== logoNameIn(split)) {
    const old = await read(replaced)
    // The text before contained the image, unless employees did not see it: then this is its only copy.
    if (old && findLogoProblem(replaced, toText(replaced, old)) === null) write(replaced, old, null)
  }
  return changes
}

/** The changes that copy the logo that a text of instance.json names into the folder of a new year. */
export async function copyLogo(root: string, from: string, to: string, text: string): Promise<FileChange[]> {
  const name = logoNameIn(text)
  const content = name === undefined ? null : await readBytes(join(root, from, name))
  return content ? [{ type: 'write', path: `${to}/${name}`, before: null, after: content }] : []
}
