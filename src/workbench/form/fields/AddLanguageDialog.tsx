import { setLanguages } from '../../../check/edit/translations.ts'
import { findLanguageTag, languageName } from '../../../check/languages/languageName.ts'
import { languagesFolder } from '../../../contract/clientFiles.ts'
import { useDispatch, useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { NameDialog } from '../../ui/NameDialog.tsx'
import { useFormYear } from '../FormYear.tsx'

interface AddLanguageDialogProps {
  /** The languages whose texts are there. */
  listed: readonly string[]
  onClose: () => void
}

/** Asks for a language that the calculator does not include. */
export function AddLanguageDialog({ listed, onClose }: AddLanguageDialogProps) {
  const addLanguage = useAddLanguage()
  return (
    <NameDialog
      title="Add another language"
      label="Language"
      action="Add"
      describe={(text) => {
        const tag = findLanguageTag(text)
        if (tag === undefined) return 'The English name, such as Haitian Creole, or the tag, such as fr-CA.'
        return `${languageName(tag)}, with the tag ${tag}. Adds a file in the folder ${languagesFolder} with every text of the calculator in English, to translate under JSON.`
      }}
      findProblem={(text) => findProblem(findLanguageTag(text), listed)}
      onSubmit={(text) => addLanguage(findLanguageTag(text)!)}
      onClose={onClose}
    />
  )
}

function findProblem(tag: string | undefined, listed: readonly string[]) {
  if (tag === undefined) return 'This is not the English name or the tag of a language.'
  return listed.includes(tag) ? `${languageName(tag)} is in the list already. Choose it there.` : null
}

/**
 * Returns a function that adds a language to the open year, and its file with English texts to the client, as one step
 * for Undo. It rejects if instance.json cannot be edited.
 */
function useAddLanguage() {
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
