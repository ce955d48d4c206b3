import { formatDate } from '../../calculator/rules/formatDate.ts'
import { isRecord } from '../../contract/isRecord.ts'
import { clientFolderOf, signOffFile } from '../../contract/clientFiles.ts'
import { byYearFile, type YearTexts, type YearValues } from '../../contract/yearDocuments.ts'
import { yearVersion } from '../../contract/yearVersion.ts'
import { logChanges, readFile, VersionConflictError, writeFile } from './diskRequests.ts'
import { errorMessage } from './errorMessage.ts'
import type { Model } from './model.ts'
import { compareSides, sideOf } from '../../compare/compareSides.ts'
import { escapeMarkdown } from '../../compare/escapeMarkdown.ts'
import type { Difference } from '../../compare/Difference.ts'

/** What a client has signed: the documents of a plan year, with their version. */
export interface SignOff {
  version: string
  signedBy: string
  /** An ISO 8601 date. */
  signedOn: string
  texts: YearTexts
}

/** Whether the disk has a sign-off of a plan year, as far as it has been listed. */
export function hasSignOff({ signOffs }: Pick<Model, 'signOffs'>, folder: string): boolean {
  return signOffs.includes(`${folder}/${signOffFile}`)
}

/**
 * Reads the sign-off of a plan year; null if there is none.
 * @param folder of the plan year
 * @throws Error with a message for the user if it cannot be read
 */
export async function readSignOff(folder: string): Promise<SignOff | null> {
  const path = `${folder}/${signOffFile}`
  const file = await readFile(path)
  if (!file) return null
  const signOff = await parseSignOff(file.text).catch(() => null)
  if (!signOff)
    throw new Error(
      `${path} was changed by hand, so it does not say what was signed. Record the sign-off again.`,
    )
  return signOff
}

/** @returns null if the text is not as the workbench writes it. @throws SyntaxError if it is not JSON */
async function parseSignOff(text: string): Promise<SignOff | null> {
  const value: unknown = JSON.parse(text)
  if (!isRecord(value) || !isRecord(value.documents)) return null
  const { version, signedBy, signedOn, documents } = value
  if (typeof signedBy !== 'string' || typeof signedOn !== 'string') return null
  const values = byYearFile((file) => documents[file])
  if (version !== (await yearVersion(values))) return null
  return { version, signedBy, signedOn, texts: byYearFile((file) => toText(values[file])) }
}

/** The documents of a year, with all translations. @throws SyntaxError if one is not JSON */
export function parseDocuments(texts: YearTexts): YearValues {
  return byYearFile((file) => JSON.parse(texts[file]) as unknown)
}

/**
 * Records a sign-off, which replaces an earlier one, and adds it to the log of changes.
 * @param folder of the plan year
 * @throws Error with a message for the user if either cannot be written
 */
export async function recordSignOff(
  folder: string,
  { signedBy, signedOn, texts }: Omit<SignOff, 'version'>,
): Promise<void> {
  const path = `${folder}/${signOffFile}`
  const documents = parseDocuments(texts)
  const version = await yearVersion(documents)
  const replaced = await readFile(path)
  const text = toText({ version, signedBy, signedOn, documents })
  await writeFile(path, { text, lineEnding: '\n' }, replaced?.version ?? null).catch((error: unknown) => {
    if (!(error instanceof VersionConflictError)) throw error
    throw new Error('Someone else has just recorded a sign-off. Record yours again to replace it.')
  })
  const { title } = sideOf(folder, texts)
  const entry = `${title}, version ${version}, signed by ${signedBy} on ${signedOn}`
  await logChanges(clientFolderOf(folder), escapeMarkdown(entry))
}

function toText(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** Whether a plan year is as it was signed, in words, and what has changed since. */
export interface SignOffReview {
  text: string
  changes: readonly Difference[]
}

export const notSigned: SignOffReview = { text: 'Not signed off yet.', changes: [] }

/** Compares a plan year with its sign-off. @param texts of the year */
export async function reviewSignOff(folder: string, texts: YearTexts): Promise<SignOffReview> {
  try {
    const signOff = await readSignOff(folder)
    if (!signOff) return notSigned
    const changes = compareSides(sideOf(folder, signOff.texts), sideOf(folder, texts))
    const signed = `Signed by ${signOff.signedBy} on ${formatDate(new Date(`${signOff.signedOn}T00:00`))}.`
    return typeof changes === 'string'
      ? { text: `${signed} ${changes}`, changes: [] }
      : { text: `${signed} ${describeCount(changes.length)} since.`, changes }
  } catch (error) {
    return { text: errorMessage(error), changes: [] }
  }
}

function describeCount(changes: number) {
  if (changes === 0) return 'No changes'
  return changes === 1 ? '1 change' : `${changes} changes`
}
