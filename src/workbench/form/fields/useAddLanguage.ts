import { setLanguages } from '../../../check/edit/translations.ts'
import { languagesFolder } from '../../../contract/clientFiles.ts'
import { languageName } from '../../../check/languages/languageName.ts'
import { useDispatch, useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { useFormYear } from '../edit/FormYear.tsx'

/**
 * Returns a function that adds a language to the open year, and its file with English texts to the client, as one step
 * for Undo. It rejects if instance.json cannot be edited.
 */
export function useAddLanguage() {
  const { client, schemas } = useWorkbench()
  const { documents, languages } = useFormYear()
  const dispatch = useDispatch()
  return async (tag: string): Promise<void> => {
    const { newLanguageText } = await import('../../../check/languages/languageMessages.ts')
    const instance = documents['instance.json']
    const texts = { 'instance.json': instance.text, 'plans.json': documents['plans.json'].text }
    const changed = setLanguages(texts, [...new Set([...languages, tag])])
    const file = `${languagesFolder}/${tag}.json`
    dispatch({
      type: 'filesEdited',
      texts: {
        [instance.path]: changed['instance.json'],
        [`${client}/${file}`]: newLanguageText(tag, schemas),
      },
    })
    const message = `${languageName(tag)} is added. Translate the texts in ${file} under JSON.`
    dispatch({ type: 'noticeShown', message })
  }
}
