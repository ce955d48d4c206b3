import type { ReactNode } from 'react'

/** Texts of the page and the home screen. They load before the home screen, so they are few. */
export const shell = {
  application: 'Medical plan calculator',
  pageTitle: ({ screen }: { screen: string }) => `${screen} – Medical plan calculator`,
  errorTitle: ({ title }: { title: string }) => `Error: ${title}`,
  loading: 'Loading…',
  loadingHint: 'This takes longer than usual. Check your connection, or load the page again.',
  tryAgain: 'Try again',
  home: {
    heading: 'Do the math on medical',
    lead: ({ planYear }: { planYear: number }) =>
      `Use our calculator to get an estimate of your ${planYear} medical costs.`,
    start: "Let's go",
    facts: ['About two minutes', 'No name, no sign-in', 'Answers stay in this tab'],
    preview: {
      example: 'Example',
      bestPlan: 'Your best plan',
      totals: ['$4,209', '$5,548', '$7,960'],
    },
  },
  steps: {
    label: 'Steps',
    home: 'Home',
    personal: 'Personal',
    coverage: 'Coverage',
    scenario: 'Scenario',
    results: 'Results',
    completed: ', completed',
    notAvailable: ', not available yet',
  },
  preview: ({ year }: { year: string }) => `Previewing ${year} Calculator`,
  createdBy: ({ consultancy, client }: { consultancy: string; client: ReactNode }) => (
    <>
      Created by {consultancy} for {client}
    </>
  ),
  copyright: ({ year }: { year: number }) => `© 2018–${year}`,
  notAvailable: {
    heading: 'Not Available',
    advice: 'Check the URL you entered and try again',
    leave: 'Go to the calculator',
  },
  stepFailure: {
    heading: 'This step did not load',
    advice: 'Your answers are still here. Check your connection and try again.',
    adviceBeforeStart: 'Check your connection and try again. Nothing is lost.',
  },
}
