import type { PlansDocument } from '../../../../src/contract/plans.ts'
import { sampleTexts } from './sampleClients.ts'

/** The texts of a sample client with a copy of its third plan, with changes. */
export function textsWithTwin(change: Partial<PlansDocument['plans'][number]> = {}, client = 'fernhill') {
  const texts = sampleTexts(client)
  const plans = JSON.parse(texts['plans.json']!) as PlansDocument
  plans.plans.push({ ...plans.plans[2]!, key: 'twin', displayName: 'Twin', ...change })
  return { ...texts, 'plans.json': JSON.stringify(plans) }
}
