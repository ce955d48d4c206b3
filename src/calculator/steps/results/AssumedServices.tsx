import type { ServiceAssumption } from '../../../contract/outputs.ts'
import { formatCount, formatExactMoney } from '../../rules/formatMoney.ts'
import { stepTexts } from '../../texts/stepTexts.ts'
import { Name } from '../../ui/Name.tsx'
import './AssumedServices.css'

export function AssumedServices({ services }: { services: ServiceAssumption[] }) {
  const texts = stepTexts.services
  return (
    <table className="assumed-services">
      <caption>{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.service}</th>
          <th scope="col">{texts.uses}</th>
          <th scope="col">{texts.price}</th>
        </tr>
      </thead>
      <tbody>
        {[...services.entries()].map(([row, { name, uses, allowedAmount }]) => (
          <tr key={row}>
            <th scope="row">
              <Name text={name} />
            </th>
            <td>{formatCount(uses)}</td>
            <td>{formatExactMoney(allowedAmount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
