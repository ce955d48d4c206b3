import { isLogoName } from './clientFiles.ts'
import { isRecord } from './isRecord.ts'

/**
 * An instance document without the terms that employees are not shown, and without a logo file that could not be read into
 * it. Only consultants and the client read these, so anything that employees can open has them removed first.
 */
export function publishedInstance(document: unknown): unknown {
  if (!isRecord(document)) return document
  const { notInCalculator, client } = document
  return {
    ...document,
    ...(Array.isArray(notInCalculator) && {
      notInCalculator: notInCalculator.filter((term) => isRecord(term) && term.isShown === true),
    }),
    ...(isRecord(client) && isLogoName(Object(client.logo).url) && { client: { ...client, logo: null } }),
  }
}
