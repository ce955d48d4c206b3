import { useDeferredValue, useMemo } from 'react'
import type { YearTexts } from '../../../contract/yearDocuments.ts'
import { sideTitle, type Side } from './comparisons.ts'

/** A side of a comparison that follows its texts when the page is not busy, so that typing stays fast. */
export function useSide(folder: string, texts: YearTexts, title?: string): Side {
  const instance = useDeferredValue(texts['instance.json'])
  const plans = useDeferredValue(texts['plans.json'])
  return useMemo(() => {
    const deferred = { 'instance.json': instance, 'plans.json': plans }
    return { folder, texts: deferred, title: title ?? sideTitle(folder, deferred) }
  }, [folder, instance, plans, title])
}
