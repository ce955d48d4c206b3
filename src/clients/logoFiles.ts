import { parseTree } from 'jsonc-parser'
import {
  fileName,
  isLogoFile,
  isLogoName,
  logoTypes,
  parentFolder,
  type LogoName,
} from '../contract/clientFiles.ts'
import { findNode } from './locateIssues.ts'

export const logoPointer = '/client/logo/url'

/** Characters of a data: URL, as in the schema. Employees wait for the logo before they see the page. */
export const maxLogoLength = 40_000

/** The kind of each file, and how its content starts in base64. */
const formats: Record<LogoName, [format: string, signature: RegExp]> = {
  'logo.jpg': ['JPEG', /^\/9j\//],
  'logo.png': ['PNG', /^iVBORw0KGg[o-r]/],
  // RIFF, four bytes with the size, WEBP.
  'logo.webp': ['WebP', /^UklGR.{6}XRUJQ/],
}

/** The content of a client's file as a text. That of a logo is its data: URL. */
export function toText(name: string, content: Buffer): string {
  return isLogoName(name) ? prefixOf(name) + content.toString('base64') : content.toString('utf8')
}

/**
 * Why employees do not see a logo file.
 * @param image its data: URL; undefined if there is no such file
 * @returns a sentence; null if they see it
 */
export function findLogoProblem(name: LogoName, image: string | undefined): string | null {
  if (image === undefined) return `There is no ${name} that employees can see (next to instance.json).`
  if (image.length > maxLogoLength)
    return `${name} is larger than 30 kB, which takes long on slow connections.`
  const [format, signature] = formats[name]
  return signature.test(image.slice(prefixOf(name).length))
    ? null
    : `The content of ${name} is not that of a ${format} image.`
}

/**
 * The texts of clients' documents, in which each instance.json contains the logo file that it names, as a data: URL. It
 * keeps the name of a file that employees do not see.
 * @param texts by path, with those of the logo files
 */
export function withLogoImages(texts: ReadonlyMap<string, string>): Map<string, string> {
  const images = [...texts].filter(([path]) => isLogoFile(path))
  const changed = new Map([...texts].filter(([path]) => !isLogoFile(path)))
  for (const [path, image] of images) {
    const instance = `${parentFolder(path)}/instance.json`
    const text = changed.get(instance) ?? ''
    const name = logoNameIn(text)
    if (name === fileName(path) && findLogoProblem(name, image) === null)
      changed.set(instance, replaceUrl(text, image))
  }
  return changed
}

/** The logo file that an instance.json names; undefined if it names none. */
export function logoNameIn(text: string): LogoName | undefined {
  const url = findUrl(text)?.value as unknown
  return isLogoName(url) ? url : undefined
}

/** The text of an instance.json that names a logo file in place of the image that it contains, and that file. */
export function splitLogo(text: string): { text: string; logo?: { name: LogoName; content: Buffer } } {
  const url = findUrl(text)?.value as unknown
  if (typeof url !== 'string') return { text }
  const name = Object.keys(logoTypes)
    .filter(isLogoName)
    .find((each) => url.startsWith(prefixOf(each)))
  if (!name || findLogoProblem(name, url) !== null) return { text }
  const content = Buffer.from(url.slice(prefixOf(name).length), 'base64')
  const split = replaceUrl(text, name)
  // Reading both must result in the same text.
  return toText(name, content) === url && replaceUrl(split, url) === text
    ? { text: split, logo: { name, content } }
    : { text }
}

function prefixOf(name: LogoName) {
  return `data:${logoTypes[name]};base64,`
}

function findUrl(text: string) {
  return findNode(parseTree(text), logoPointer)
}

function replaceUrl(text: string, url: string) {
  const { offset, length } = findUrl(text)!
  return text.slice(0, offset) + JSON.stringify(url) + text.slice(offset + length)
}
