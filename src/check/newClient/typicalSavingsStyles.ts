/** The savings styles of most clients. */
export const typicalSavingsStyles = [
  { id: 'saver', displayText: 'I like to save into a tax-free account', avoidsOwnMoney: false },
  { id: 'none', displayText: 'I would rather not put money aside', avoidsOwnMoney: true },
]
