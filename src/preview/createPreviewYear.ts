import { parseClientLanguage } from '../clients/ClientLanguage.ts'
import { createYear, type ClientYear } from '../clients/clients.ts'
import type { PreviewData } from './PreviewData.ts'

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
