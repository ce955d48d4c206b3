import Globe from '~icons/lucide/globe'
import { useRouter } from 'wouter'
import { pathOfYear } from '../rules/paths.ts'
import { useSession } from '../state/CalculatorProvider.tsx'
import type { LoadedPage } from '../state/loadPage.ts'
import type { Loading } from '../state/useRequest.ts'
import { useLanguageChoice } from '../state/useLanguageChoice.ts'
import { shellTexts } from '../texts/shellTexts.ts'
import { stepTexts } from '../texts/stepTexts.ts'
import './LanguageSwitch.css'

export interface LanguageSwitchProps {
  /** Shows the page in another language. */
  show: (page: Loading<LoadedPage>) => void
}

/** Offers the client's languages if there are several, each in its own name. */
export function LanguageSwitch({ show }: LanguageSwitchProps) {
  const { instance, language, year } = useSession()
  const { base } = useRouter()
  const { status, wanted, choose } = useLanguageChoice(show, `${base}${pathOfYear(year)}`)
  const languages = [...new Set(instance.client.languages)].map((tag) => ({ tag, ...nameOf(tag) }))
  if (languages.length < 2) return null
  const texts = stepTexts.languages
  return (
    <nav className="language-switch wrap" data-only="screen" aria-label={texts.label}>
      <Globe aria-hidden />
      <ul className="wrap">
        {languages.map(({ tag, name, locale }) => (
          <li key={tag}>
            <button
              className="link-button"
              type="button"
              lang={locale}
              dir="auto"
              aria-current={tag === language}
              aria-busy={status === 'loading' && tag === wanted}
              onClick={() => choose(tag)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      {status === 'failed' && <p role="alert">{texts.failed}</p>}
      {/* Always there, because screen readers announce changes of a region that they know. */}
      <p role="status" className={status === 'loading' ? undefined : 'visually-hidden'}>
        {status === 'loading' && shellTexts.loading}
        {status === 'ready' && texts.changed({ language: nameOf(language).name })}
      </p>
    </nav>
  )
}

interface LanguageName {
  name: string
  /** The language of the name: another one if the browser does not know how the language calls itself. */
  locale: string | undefined
}

/** The name of a language in the language itself, as at the beginning of a line. The tag if there is no name. */
function nameOf(tag: string): LanguageName {
  try {
    const names = new Intl.DisplayNames(tag, { type: 'language' })
    const { locale } = names.resolvedOptions()
    const name = names.of(tag) ?? tag
    return { name: name.replace(/^./u, (first) => first.toLocaleUpperCase(locale)), locale }
  } catch {
    // Not a language tag.
    return { name: tag, locale: undefined }
  }
}
