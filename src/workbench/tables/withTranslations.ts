import { isRecord } from '../../contract/isRecord.ts'
import { setTranslation, translationOf } from '../../check/edit/translations.ts'
import { languageName } from '../../check/languages/languageName.ts'
import { languagesOf } from '../../contract/languages.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'
import { optionalText } from '../cells/formats.ts'
import { EditError } from '../../check/edit/editJson.ts'
import type { Column, CellBinding, Row } from './Table.ts'
import { memberOf } from './readDocument.ts'

type Languages = readonly [string, ...string[]]

/** Adds a column for each other language of the client after each column whose texts can be translated. */
export function withTranslations<EachRow extends Pick<Row<CellBinding>, 'cells'>>(
  source: { columns: readonly Column[]; rows: readonly EachRow[] },
  values: YearValues,
): { columns: readonly Column[]; rows: readonly EachRow[] } {
  const languages = languagesOf(values['instance.json'])
  const [, ...others] = languages
  const translate = (column: Column) =>
    column.isTranslatable ? others.map((language) => translationColumn(column, language)) : []
  if (others.length === 0) return source
  return {
    columns: source.columns.flatMap((column) => [column, ...translate(column)]),
    rows: source.rows.map((row) => {
      const translations = source.columns.flatMap((column) =>
        translate(column).map(({ name, language }) => {
          const binding = row.cells[column.name]
          return [name, binding ? translationBinding(binding, language, languages) : null] as const
        }),
      )
      return { ...row, cells: { ...row.cells, ...Object.fromEntries(translations) } }
    }),
  }
}

function translationColumn({ name, title }: Column, language: string) {
  return {
    name: `${name} ${language}`,
    title: `${title} (${languageName(language)})`,
    format: optionalText,
    emptyMeans: 'not translated',
    language,
  }
}

function translationBinding(
  binding: CellBinding,
  language: string,
  languages: Languages,
): CellBinding | null {
  const { file, location, findOwners, value, emptyMeans = '–' } = binding
  if (!findOwners) return null
  const property = String(location.at(-1))
  const hasText = value !== undefined && value !== null && value !== ''
  return {
    file,
    location: [...location, language],
    value: translationOf(findOwners()[0], property, language),
    emptyMeans: hasText ? 'not translated' : emptyMeans,
    write: (values) => {
      const [text] = values.values()
      const owners = findOwners().filter(isRecord)
      const [target] = owners
      if (!target || (text !== undefined && typeof memberOf(target, property) !== 'string'))
        throw new EditError(`Write the text in ${languageName(languages[0])} first.`)
      const before = translationOf(target, property, language)
      for (const each of owners)
        if (translationOf(each, property, language) === before)
          setTranslation(each, property, text as string | undefined, { language, languages })
    },
  }
}
