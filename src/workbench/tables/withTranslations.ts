import { isEntry } from '../../check/edit/lists.ts'
import { setTranslation, translationOf } from '../../check/edit/translations.ts'
import { languageName } from '../../check/languages/languageName.ts'
import { languagesOf } from '../../contract/languages.ts'
import type { YearValues } from '../../contract/yearDocuments.ts'
import { optionalText } from '../cells/formats.ts'
import { EditProblem } from '../../check/edit/editJson.ts'
import type { Column, Field, Row } from './Table.ts'
import { memberOf } from './readDocument.ts'

type Languages = readonly [string, ...string[]]

/** Adds a column for each other language of the client after each column whose texts can be translated. */
export function withTranslations<EachRow extends Pick<Row<Field>, 'cells'>>(
  layout: { columns: readonly Column[]; rows: readonly EachRow[] },
  values: YearValues,
): { columns: readonly Column[]; rows: readonly EachRow[] } {
  const languages = languagesOf(values['instance.json'])
  const [, ...others] = languages
  const translate = (column: Column) =>
    column.isTranslatable ? others.map((language) => translationColumn(column, language)) : []
  if (others.length === 0) return layout
  return {
    columns: layout.columns.flatMap((column) => [column, ...translate(column)]),
    rows: layout.rows.map((row) => {
      const translations = layout.columns.flatMap((column) =>
        translate(column).map(({ name, language }) => {
          const field = row.cells[column.name]
          return [name, field ? translationField(field, language, languages) : null] as const
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

function translationField(field: Field, language: string, languages: Languages): Field | null {
  const { file, location, findOwners, value, emptyMeans = '–' } = field
  if (!findOwners) return null
  const property = String(location.at(-1))
  const isMissing = value !== undefined && value !== null && value !== ''
  return {
    file,
    location: [...location, language],
    value: translationOf(findOwners()[0], property, language),
    emptyMeans: isMissing ? 'not translated' : emptyMeans,
    write: (values) => {
      const [text] = values.values()
      const owners = findOwners().filter(isEntry)
      const [target] = owners
      if (!target || (text !== undefined && typeof memberOf(target, property) !== 'string'))
        throw new EditProblem(`Write the text in ${languageName(languages[0])} first.`)
      const before = translationOf(target, property, language)
      for (const each of owners)
        if (translationOf(each, property, language) === before)
          setTranslation(each, property, text as string | undefined, { language, languages })
    },
  }
}
