/** Texts about the answers as a whole: their summary on the results, and what happens to them. */
export const answers = {
  close: 'Close',
  cancel: 'Cancel',
  continue: 'Continue with your answers',
  expired: 'To protect your privacy, we deleted your answers after {minutes} minutes.',

  household: {
    single: 'You',
    couple: 'You and your spouse',
    withChildren: { one: 'You and {count} child', other: 'You and {count} children' },
    family: { one: 'Family of {count}', other: 'Family of {count}' },
  },
  customScenario: 'Custom scenario',
  noSurcharges: 'No surcharges or credits',

  summary: {
    heading: 'Your answers',
    change: 'Change',
    /** On paper, a service of the custom scenario. */
    uses: '{service}: {uses}',
    changeStep: {
      personal: 'Change what you told us about you',
      coverage: 'Change who needs coverage',
      scenario: 'Change your expected usage',
    },
    costs: {
      less: '{amount} less than before.',
      more: '{amount} more than before.',
      same: 'The same cost as before.',
    },
    planBefore: 'Before, the best plan was {plan}.',
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
