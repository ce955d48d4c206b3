import {
  catalogServices,
  trendCitation,
  typicalYears,
  usualTrend,
  type CatalogUses,
  type Citation,
  type Source,
  type TypicalYear,
} from './catalog.ts'

/** The catalog as a guide in Markdown. */
export function catalogGuide(): string {
  const yearUses = typicalYears.flatMap(({ uses }) => uses)
  const citations = [
    trendCitation,
    ...catalogServices.flatMap((service) => service.citations),
    ...yearUses.map((row) => row.citation),
  ]
  const sources = [...new Set(citations.map(({ source }) => source))]
  const describe = ({ source, at, says }: Citation) => `${says} [${sources.indexOf(source) + 1}, ${at}]`
  const checkUps = typicalYears.find(({ id }) => id === 'healthy')!.uses
  const describeYear = ({ uses }: TypicalYear) => {
    const rows = uses === checkUps ? uses : uses.filter((row) => !checkUps.includes(row))
    const lines = rows.map((row) => `- ${describeUses(row)}. ${describe(row.citation)}`)
    return [...lines, ...(rows.length < uses.length ? ['- Otherwise as in a healthy year.'] : [])].join('\n')
  }
  return `# Catalog of care

Published prices and uses of care. New clients start from them, and the linter compares prices and uses with them. After
each figure, brackets name its source: the number in the list at the end, and the place in the publication.
\`npm run contract\` writes this guide from \`schemas/catalog/\`.

Prices are in dollars of their year. They rise by ${usualTrend}% a year until the plan year. ${describe(trendCitation)}

## Services

${catalogServices.map((service) => `- **${service.name.en}** (\`${service.id}\`): $${service.allowedAmount.toLocaleString('en')} in ${service.priceYear}. ${service.citations.map(describe).join(' ')}`).join('\n')}

Unless the text names another group, figures of MEPS are for people of all ages with any insurance, and other prices are
those of private insurance.

## Typical years

${typicalYears.map((year) => `**${year.display.en}** (\`${year.id}\`)\n\n${describeYear(year)}`).join('\n\n')}

## Sources

${sources.map((source, index) => `${index + 1}. ${describeSource(source)}`).join('\n')}
`
}

const users = {
  perAdult: 'per adult',
  perChild: 'per child',
  bySubscriber: 'by the employee',
  byOneChild: 'by one child',
  byNewborn: 'by the baby',
} as const

function describeUses(row: CatalogUses) {
  const name = catalogServices.find(({ id }) => id === row.service)!.name.en
  const counts = Object.entries(users).flatMap(([key, user]) => {
    const count = row[key as keyof typeof users]
    return count === undefined ? [] : [`${count} ${user}`]
  })
  return `${name}: ${counts.join(', ')}${row.month === 'birth' ? ', in the month of birth' : ''}`
}

function describeSource({ publisher, title, year, url, readIn }: Source) {
  return `${publisher}, [${title}](${url}), ${year}${readIn === undefined ? '' : `; read in [a copy](${readIn})`}`
}
