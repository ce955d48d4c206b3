export const lakeshoreKey = { 'is-api-key': 'lakeshore' }
export const lakeshoreJson = { ...lakeshoreKey, 'Content-Type': 'application/json' }

/** Answers of a family that the sample client lakeshore, which has every feature, accepts. */
export const familyAnswers = {
  coverage: 'EF',
  scenario: 'usual',
  customScenario: null,
  surcharges: { tobacco: true },
  location: 'boise',
  salaryBand: '40-80',
  savingsStyle: 'saver',
}
