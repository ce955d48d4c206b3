export function NotesAndAssumptions() {
  return (
    <ul>
      <li>Costs are averages across broad service categories.</li>
      <li>Covered services are assumed to take place at the cheapest facility.</li>
      <li>
        Your out-of-pocket expenses may be less than the sum of the exhibit, because of out-of-pocket
        maximums.
      </li>
      <li>Amounts are shown in whole dollars, so a sum may be off by a dollar.</li>
    </ul>
  )
}
