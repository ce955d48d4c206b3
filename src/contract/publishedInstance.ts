import { isLogoName } from './clientFiles.ts'
import { isRecord } from './isRecord.ts'

/**
 * An instance document for employees: without the terms that only consultants and the client read, and without the name
 * of a logo file whose image it does not contain.
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
