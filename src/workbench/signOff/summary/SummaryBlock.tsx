import type { ComponentType } from 'react'
import { ScrollRegion } from '../../ui/ScrollRegion.tsx'
import type { Block, Table } from './Summary.ts'

/** One block of a section. */
export function SummaryBlock(block: Block) {
  const Content = components[block.kind] as ComponentType<Block>
  return <Content {...block} />
}

const components: { [Kind in Block['kind']]: ComponentType<Extract<Block, { kind: Kind }>> } = {
  title: ({ text }) => <h3>{text}</h3>,
  text: ({ text }) => <p>{text}</p>,
  list: ({ items }) => (
    <ul>
      {[...items.entries()].map(([index, item]) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  ),
  facts: ({ facts }) => (
    <dl className="summary-facts">
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  ),
  table: SummaryTable,
}

/** A table with at most this many rows stays on one page. */
const maxShortRows = 20

function SummaryTable({ caption, corner, columns, rows, isNumeric = false }: Table) {
  return (
    <ScrollRegion label={caption}>
      <table className="summary-table" data-numeric={isNumeric} data-short={rows.length <= maxShortRows}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {[...columns.entries()].map(([index, column]) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rows.entries()].map(([index, { heading, cells, isTotal = false }]) => (
            <tr key={index} data-total={isTotal}>
              <th scope="row">{heading}</th>
              {[...cells.entries()].map(([column, cell]) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
