import { parseClientLanguage } from '../clients/ClientLanguage.ts'
import { createYear, type ClientYear } from '../clients/clients.ts'

/** What a preview file contains besides the calculator. */
export interface PreviewData {
  /** When the file was made, as an ISO 8601 date with time. */
  date: string
  /** Identifies the documents, as in the configuration summary. */
  version: string
  /** The two documents of one plan year. */
  instance: unknown
  plans: unknown
  /** The documents of the client's own languages that the instance lists, by tag. */
  languages: Record<string, unknown>
}

/**
 * Creates the plan year of a preview.
 * @throws ContractError if the service would reject one of the documents
 */
export function createPreviewYear({
  instance,
  plans,
  languages,
}: Pick<PreviewData, 'instance' | 'plans' | 'languages'>): ClientYear {
  const provided = Object.entries(languages).map(
    ([tag, document]) => [tag, parseClientLanguage(tag, document)] as const,
  )
  return createYear(instance, plans, new Map(provided))
}
