export function SavingsStyle() {
  return (
    <p>
      You chose not to save. That steers you towards a plan that may reduce financial hardship, but may cost
      you more overall. Consider all of your options, and whether you are able to contribute to an HSA or a
      similar pre-tax account.
    </p>
  )
}
