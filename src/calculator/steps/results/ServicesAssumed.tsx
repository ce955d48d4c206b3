import type { ServiceAssumption } from '../../../contract/outputs.ts'
import { count } from '../../rules/count.ts'
import { exactMoney } from '../../rules/money.ts'
import './ServicesAssumed.css'

export function ServicesAssumed({ services }: { services: ServiceAssumption[] }) {
  return (
    <table className="services-assumed">
      <caption>Uses by all persons together; the price is your part and the plan's together.</caption>
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">Uses</th>
          <th scope="col">Price of a Use</th>
        </tr>
      </thead>
      <tbody>
        {[...services.entries()].map(([row, { name, uses, allowedAmount }]) => (
          <tr key={row}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>{count(uses)}</td>
            <td>{exactMoney(allowedAmount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
