import type { ReactNode } from 'react'
import { list, plural } from './grammar.ts'

/** Texts of the steps that ask questions. They load with the steps, while the visitor reads the home screen. */
export const questions = {
  next: 'Next',

  forms: {
    pleaseSelect: 'Please select',
    addOne: 'Add one',
    removeOne: 'Remove one',
    service: 'Service',
    uses: 'Uses',
    usesByPerson: ({ service, person }: { service: string; person: string }) => `${service}, ${person}`,
    personError: ({ person, message }: { person: string; message: string }) => `${person}: ${message}`,
    selectOne: 'Please select one of the choices.',
    enterWholeNumber: ({ minimum, maximum }: { minimum: string; maximum: string }) =>
      `Enter a whole number from ${minimum} to ${maximum}.`,
    answerAgain: 'Please answer this again.',
  },

  people: {
    subscriber: 'You',
    spouse: 'Your spouse',
    child: ({ number }: { number: number }) => `Child ${number}`,
    sameName: ({ name, number }: { name: string; number: number }) => `${name} (${number})`,
    children: ({ count }: { count: number }) => plural(count, { one: '1 child', other: `${count} children` }),
    list,
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
    needed: ({ tier }: { tier: ReactNode }) => <>You need {tier} coverage.</>,
    tiers: {
      EE: 'employee only',
      ES: 'employee and spouse',
      EK: 'employee and one child',
      EC: 'employee and children',
      EF: 'family',
    },
    /** The EC tier of clients without a tier for one child. */
    childOrChildrenTier: 'employee and child(ren)',
  },

  scenario: {
    heading: ({ planYear }: { planYear: number }) => `What does ${planYear} look like?`,
    expectedUsage: 'Your Expected Usage',
    hint: 'Choose your expected usage to continue',
    customEntry: 'Custom Scenario (set up below)',
    customize: 'Customize',
    customizeHint: 'Customize your expected usage to continue',
    customInUse: 'Your custom scenario is in use.',
    surcharges: 'Surcharges and Credits',
  },

  customScenario: {
    title: 'Build Custom Scenario',
    close: 'Close',
    warning: 'A custom scenario overrides the built-in assumptions and may change the outcome.',
    question: ({ planYear }: { planYear: number }) =>
      `How many times will you and your family use each service in ${planYear}? Add everyone together.`,
    questionByPerson: ({ planYear }: { planYear: number }) =>
      `How many times will each person use each service in ${planYear}?`,
    caption: ({ planYear }: { planYear: number }) => `Uses of each service in ${planYear}`,
    startFrom: 'Start from',
    replaceUses: 'Replace the uses below',
    /** What screen readers say. */
    filled: ({ scenario }: { scenario: string }) => `Uses of ${scenario} filled in.`,
    confirm: 'Use Custom Scenario',
    allZeros: 'All uses are 0, which means a year without any care. Use it anyway?',
    confirmZeros: 'Use it with no care',
  },
}
