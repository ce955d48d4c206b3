/** The reserved scenario id for the uses that an employee enters. No scenario of an instance has it. */
export const customScenarioId = 'custom'
