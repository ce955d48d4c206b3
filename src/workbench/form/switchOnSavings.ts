import { editYear } from '../../check/edit/editYear.ts'
import { isEntry } from '../../check/edit/lists.ts'
import type { YearTexts } from '../../contract/yearDocuments.ts'
import { typicalSavingsStyles } from '../../check/newClient/typicalSavingsStyles.ts'

/** Asks employees for their savings style, with the typical choices in place of none. */
export function switchOnSavings(texts: YearTexts): YearTexts {
  return editYear(texts, ({ 'instance.json': instance, 'plans.json': plans }) => {
    if (!isEntry(instance) || !isEntry(plans)) return
    instance.features = { ...(isEntry(instance.features) && instance.features), savings: true }
    instance.savingsStyles = typicalSavingsStyles.map(({ id, displayText }) => ({ id, displayText }))
    plans.savingsStyles = typicalSavingsStyles.map(({ id, avoidsOwnMoney }) => ({ id, avoidsOwnMoney }))
  })
}
