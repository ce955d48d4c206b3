import { useDeepCompareMemo } from '@rjsf/utils'
import { useMemo, type ContextType } from 'react'
import { useStableCallback } from '../../calculator/ui/useStableCallback.ts'
import { parentFolder } from '../../contract/clientFiles.ts'
import { findDisplayName } from '../state/findDisplayName.ts'
import { fieldValue, unappliedFieldKey } from '../state/UnappliedText.ts'
import { useUnapplied } from '../state/useUnapplied.ts'
import { useDispatch } from '../state/WorkbenchProvider.tsx'
import { useFormYear } from './edit/FormYear.tsx'
import type { RefusedTextsContext } from './fields/RefusedTexts.ts'

type RefusedTexts = ContextType<typeof RefusedTextsContext>

/** The texts of the form's fields that are not applied, from the model. The same object until one of them changes. */
export function useRefusedTexts(): RefusedTexts {
  const { documents } = useFormYear()
  const dispatch = useDispatch()
  const folder = parentFolder(documents['plans.json'].path)
  const listed = useUnapplied().filter(({ cell, path }) => !cell && parentFolder(path) === folder)
  const texts = useDeepCompareMemo(
    Object.fromEntries(listed.map(({ key, text, message }) => [key, { text, message }])),
  )
  const record = useStableCallback(
    (...[file, pointer, label, refused]: Parameters<RefusedTexts['record']>) => {
      const { value } = documents[file]
      const text = refused && {
        file,
        pointer,
        label: [findDisplayName(value, pointer), label].filter(Boolean).join(': '),
        ...refused,
        current: fieldValue(value, pointer),
      }
      dispatch({ type: 'textsRefused', texts: { [unappliedFieldKey(folder, file, pointer)]: text } })
    },
  )
  return useMemo(
    () => ({
      find: (file, pointer) => texts[unappliedFieldKey(folder, file, pointer)] ?? null,
      record,
    }),
    [texts, folder, record],
  )
}
