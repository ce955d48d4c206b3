/** Texts of the steps that ask questions. They load with the steps, while the visitor reads the home screen. */
export const questions = {
  next: 'Next',
  backToResults: 'Back to results',

  forms: {
    pleaseSelect: 'Please select',
    service: 'Service',
    uses: 'Uses',
    person: 'Person',
    usesByPerson: '{service}, {person}',
    namedError: '{name}: {message}',
    corrections: { one: 'Correct {count} answer', other: 'Correct {count} answers' },
    selectOne: 'Please select one of the choices.',
    enterWholeNumber: 'Enter a whole number from {minimum} to {maximum}.',
    answerAgain: 'Please answer this again.',
  },

  people: {
    subscriber: 'You',
    spouse: 'Your spouse',
    /** Listed in the sentences that name the household of an estimate. */
    inSentence: {
      subscriber: 'you',
      spouse: 'your spouse',
      children: { one: '{count} child', other: '{count} children' },
    },
    child: 'Child {number}',
    baby: 'Your baby',
    sameName: '{name} ({number})',
    /** What screen readers say for the number of children. */
    children: { one: '{count} child', other: '{count} children' },
  },

  personal: {
    heading: 'Tell us about you',
    salaryBand: 'Your Salary Band/Employment Type',
    location: 'Your Location',
    savingsStyle: 'Your Attitude to Savings',
    hint: 'Answer every question to continue',
  },

  coverage: {
    heading: 'Who needs coverage?',
    you: 'You',
    alwaysCovered: 'Always covered',
    spouse: 'Spouse',
    children: 'Children',
    childOrChildren: 'Child(ren)',
    addChild: 'Add one child',
    removeChild: 'Remove one child',
    needed: 'You need {tier} coverage.',
    /** Inserted into that sentence. */
    tiers: {
      EE: 'employee only',
      ES: 'employee and spouse',
      EK: 'employee and one child',
      EC: 'employee and children',
      EF: 'family',
      childOrChildren: 'employee and child(ren)',
    },
  },

  scenario: {
    heading: 'What does {planYear} look like?',
    expectedUsage: 'Your Expected Usage',
    hint: 'Choose your expected usage to continue',
    customEntry: 'Custom Scenario (set up below)',
    customize: 'Customize',
    customizeHint: 'Customize your expected usage to continue',
    customInUse: 'Your custom scenario is in use.',
    /** About the baby that a scenario adds. */
    baby: {
      isCovered: 'Will the baby be on your plan?',
      yes: 'Yes',
      no: 'No',
      /** If the employee covers children. The coverage is a link to that step. */
      isCounted: {
        one: 'We count your child as the baby. If not, add a child under {coverage}.',
        other: 'We count the baby as one of your {count} children. If not, add a child under {coverage}.',
      },
      month: 'When is the baby due?',
      unknownMonth: "I don't know yet",
    },
    surcharges: 'Surcharges and Credits',
    /** What a surcharge costs, or a credit gives, beside its statement. */
    surchargeAmount: {
      paycheck: {
        household: '{amount} per paycheck',
        adult: '{amount} per paycheck for each adult',
        person: '{amount} per paycheck for each person',
      },
      year: {
        household: '{amount} a year',
        adult: '{amount} a year for each adult',
        person: '{amount} a year for each person',
      },
    },
  },

  customScenario: {
    title: 'Build Custom Scenario',
    close: 'Close',
    warning: 'A custom scenario overrides the built-in assumptions and may change the outcome.',
    question:
      'How many times will you and your family use each service in {planYear}? Add everyone together.',
    questionByPerson: 'How many times will each person use each service in {planYear}?',
    caption: 'Uses of each service in {planYear}',
    startFrom: 'Start from',
    replaceUses: 'Replace the uses below',
    /** What screen readers say. */
    filled: 'Uses of {scenario} filled in.',
    /** For a scenario with a birth, if no child is covered. */
    leavesOutBaby: 'Your own year leaves out the baby. To include it, add a child in the step before.',
    confirm: 'Use Custom Scenario',
    allZeros: 'All uses are 0, which means a year without any care. Use it anyway?',
    confirmZeros: 'Use it with no care',
  },
} as const
