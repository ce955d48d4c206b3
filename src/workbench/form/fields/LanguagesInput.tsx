import Plus from '~icons/lucide/plus'
import { useState } from 'react'
import { setLanguages } from '../../../check/edit/translations.ts'
import { findLanguageTag, languageName } from '../../../check/languages/languageName.ts'
import { languagesFolder } from '../../../contract/clientFiles.ts'
import { builtInLanguages } from '../../../contract/generated/builtInLanguages.js'
import { defaultLanguage } from '../../../contract/languages.ts'
import { listLanguages } from '../../state/selectors.ts'
import { useDispatch, useWorkbench } from '../../state/WorkbenchProvider.tsx'
import { NameDialog } from '../../ui/NameDialog.tsx'
import { ToolbarButton } from '../../ui/ToolbarButton.tsx'
import { useFormYear } from '../FormYear.tsx'
import type { InputProps } from './InputProps.ts'

/** The languages that employees can choose, in order. A client without a list is in English. */
export function LanguagesInput({ field, attributes: { id: _, ...attributes } }: InputProps) {
  const { languages, editTexts } = useFormYear()
  const [isAdding, setIsAdding] = useState(false)
  const available = [...new Set([...builtInLanguages, ...listLanguages(useWorkbench())])]
  const set = (changed: readonly string[]) => {
    const isDefault = changed.length === 1 && changed[0] === defaultLanguage
    editTexts((texts) => setLanguages(texts, isDefault ? undefined : changed))
  }
  return (
    <div role="group" aria-label={field.title} {...attributes}>
      <ol className="form-languages stack tight">
        {[...languages, ...available.filter((tag) => !languages.includes(tag))].map((tag, index) => {
          const isChosen = index < languages.length
          return (
            <li className="row wrap" key={tag}>
              <label>
                <input
                  type="checkbox"
                  checked={isChosen}
                  // The only one cannot be removed.
                  disabled={isChosen && languages.length === 1}
                  onChange={() => set(isChosen ? languages.toSpliced(index, 1) : [...languages, tag])}
                />
                <span>{languageName(tag)}</span>
                <code>{tag}</code>
              </label>
              {isChosen && languages.length > 1 && index === 0 && <span className="form-note">default</span>}
              {isChosen && index > 0 && (
                <ToolbarButton
                  aria-label={`Make default: ${languageName(tag)}`}
                  onClick={() => set([tag, ...languages.toSpliced(index, 1)])}
                >
                  Make default
                </ToolbarButton>
              )}
            </li>
          )
        })}
      </ol>
      <ToolbarButton icon={Plus} onClick={() => setIsAdding(true)}>
        Add another language…
      </ToolbarButton>
      {isAdding && <AddLanguageDialog listed={available} onClose={() => setIsAdding(false)} />}
      <p className="form-note">
        Employees switch between these languages in the footer. The calculator starts in the one that their
        browser prefers, or else in the first. A text without a translation is shown in the first language.
        The texts of a language that you remove stay in the files.
      </p>
    </div>
  )
}

interface AddLanguageDialogProps {
  /** The languages whose texts are there. */
  listed: readonly string[]
  onClose: () => void
}

/** Asks for a language that the calculator does not include. */
function AddLanguageDialog({ listed, onClose }: AddLanguageDialogProps) {
  const addLanguage = useAddLanguage()
  return (
    <NameDialog
      title="Add another language"
      label="Language"
      action="Add"
      describe={(text) => {
        const tag = findLanguageTag(text)
        if (tag === undefined) return 'The English name, such as Haitian Creole, or the tag, such as fr-CA.'
        return `${languageName(tag)}, with the tag ${tag}. Adds a file in the folder ${languagesFolder} with every text of the calculator in English, to translate with File → Show JSON.`
      }}
      findError={(text) => findError(findLanguageTag(text), listed)}
      onSubmit={(text) => addLanguage(findLanguageTag(text)!)}
      onClose={onClose}
    />
  )
}

function findError(tag: string | undefined, listed: readonly string[]) {
  if (tag === undefined) return 'This is not the English name or the tag of a language.'
  return listed.includes(tag) ? `${languageName(tag)} is in the list already. Choose it there.` : null
}

/**
 * Returns a function that adds a language to the open year, and its file with English texts to the client, as one step
 * for Undo. It rejects if instance.json cannot be edited.
 */
function useAddLanguage() {
  const { client, schemas } = useWorkbench()
  const { folder, texts, languages } = useFormYear()
  const dispatch = useDispatch()
  return async (tag: string): Promise<void> => {
    const { newLanguageText } = await import('../../../check/languages/languageMessages.ts')
    const changed = setLanguages(texts, [...new Set([...languages, tag])])
    const file = `${languagesFolder}/${tag}.json`
    dispatch({
      type: 'filesEdited',
      texts: {
        [`${folder}/instance.json`]: changed['instance.json'],
        [`${client}/${file}`]: newLanguageText(tag, schemas),
      },
    })
    const message = `${languageName(tag)} is added. Translate the texts in ${file} with File → Show JSON.`
    dispatch({ type: 'noticeShown', message })
  }
}
