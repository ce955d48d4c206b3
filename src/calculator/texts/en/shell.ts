/** Texts of the page and the home screen. They load before the home screen, so they are few. */
export const shell = {
  application: 'Medical plan calculator',
  pageTitle: '{screen} – Medical plan calculator',
  errorTitle: 'Error: {title}',
  loading: 'Loading…',
  loadingHint: 'This takes longer than usual. Check your connection, or load the page again.',
  noScript:
    'The medical plan calculator needs JavaScript. Turn it on in your browser and load the page again.',
  tryAgain: 'Try again',
  home: {
    heading: 'Do the math on medical',
    lead: 'Use our calculator to get an estimate of your {planYear} medical costs.',
    start: "Let's go",
    facts: ['About two minutes', 'No name, no sign-in', 'Answers are sent only to calculate your costs'],
    stays: 'Answers stay in this browser',
    kept: 'If you reload or leave, this tab keeps your answers for {minutes} minutes',
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
    /** What screen readers say for a step's link. */
    completed: '{step}, completed',
    notAvailable: '{step}, not available yet',
  },
  preview: 'Previewing {year} Calculator',
  createdBy: 'Created by {consultancy} for {client}',
  /** In place of a consultancy that is not named. */
  aConsultancy: 'a benefits consultancy',
  copyright: '© 2018–{year}',
  licenses: 'Software licenses',
  notAvailable: {
    heading: 'Not Available',
    /** Above the advice, unless only the address can be wrong. */
    causes: {
      connection: "We couldn't reach the calculator. Check your internet connection.",
      service: 'The calculator has a problem. Try again in a few minutes.',
    },
    advice: 'Check the URL you entered and try again',
    leave: 'Go to the calculator',
  },
  stepFailure: {
    heading: 'This step did not load',
    advice: 'Your answers are still here. Check your connection and try again.',
    adviceBeforeStart: 'Check your connection and try again. Nothing is lost.',
  },
} as const
