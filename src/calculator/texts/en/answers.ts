/** Texts about the answers as a whole: their summary on the results, what happens to them, and what comes next. */
export const answers = {
  close: 'Close',
  cancel: 'Cancel',
  continue: 'Continue with your answers',
  expired: 'To keep your answers private, we deleted them after {minutes} minutes.',

  household: {
    single: 'You',
    singleWithBaby: 'You and your baby',
    couple: 'You and your spouse',
    coupleWithBaby: 'You, your spouse, and your baby',
    withChildren: { one: 'You and {count} child', other: 'You and {count} children' },
    family: { one: 'Family of {count}', other: 'Family of {count}' },
  },
  customScenario: 'Custom scenario',
  noSurcharges: 'No surcharges or credits',

  summary: {
    heading: 'Your answers',
    changeInStep: 'Change in {step}',
    /** On paper, a service of the custom scenario. */
    uses: '{service}: {uses}',
    costs: {
      less: '{amount} less than before.',
      more: '{amount} more than before.',
      same: 'The same cost as before.',
    },
    newPlan: 'The best plan is now {plan}.',
  },

  nextStep: {
    heading: 'Next step',
    /** If the client has none, no contact, and no links. */
    headingWithoutStep: 'Keep your results',
    byDeadline: '{label} by {deadline}',
    deadlineOver: 'The deadline was {deadline}.',
    onPaper: '{label}: {address}',
    about: 'About {plan}:',
    providers: 'Find a doctor',
    drugs: 'Drug list',
    summary: 'Summary of benefits',
    summaryPdf: 'Summary of benefits (PDF)',
  },

  currentPlan: {
    question: 'Which plan do you have now?',
    notAnswered: 'Your plan now?',
    now: 'Now: {plan}',
    other: 'Another plan, or none',
    /** By how the best plan's cost differs from that of the current plan. */
    staying: {
      less: 'In a year like this, you pay {amount} less than staying in {plan}.',
      more: 'In a year like this, you pay {amount} more than staying in {plan}.',
      same: 'In a year like this, you pay about the same as staying in {plan}.',
      none: 'You already have this plan.',
    },
  },

  actions: {
    print: 'Print or save as PDF',
    copyLink: 'Copy link',
    copied: 'Link copied.',
    copyYourself: 'Your browser did not copy the link. Copy it from this field.',
    link: 'Link to your results',
    linkContent: 'The link contains your health answers. Share it only with people you trust.',
  },

  startOver: {
    button: 'Start over',
    title: 'Start over?',
    effect: 'Your answers will be deleted.',
  },

  link: {
    found: 'This link contains answers.',
    show: 'Show these results',
    changed:
      'This calculator has changed since the link was made, so its answers no longer fit. Please answer again.',
    unreadable: 'This link is incomplete. Ask for it again, or answer the questions.',
    dismiss: 'Dismiss',
    replace: 'Replace your answers?',
    replaceEffect: 'The answers in the link replace those that you gave.',
    replaceConfirm: 'Replace my answers',
  },
} as const

/** Texts of the language switch. */
export const languages = {
  label: 'Language',
  changed: 'The calculator is now in {language}.',
  failed:
    'The language did not change. Your answers are still here. Check your connection and choose it again.',
} as const
