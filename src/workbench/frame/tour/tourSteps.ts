/** A step of the tour. */
interface TourStep {
  /** A CSS selector of the part of the page that the step explains. A step without its part is left out. */
  target: string
  title: string
  text: string
}

/** In the order of a consultant's work. */
export const tourSteps: readonly TourStep[] = [
  {
    target: '[data-tour="client"]',
    title: 'Choose a client',
    text: 'Each client has its own plans, prices, and texts. The menu next to it creates a client or its next plan year.',
  },
  {
    target: '.editor-pane [role="tablist"]',
    title: 'Fill in the brochure',
    text: 'The sections follow a benefits brochure, from the client and its questions to plans, prices, and rates. A number next to a section counts its errors.',
  },
  {
    target: '.form-panel',
    title: 'Type, or paste from a spreadsheet',
    text: 'Rates, prices, and other tables are grids. Copy cells in Excel or Google Sheets, select the first cell of a grid, and press Ctrl+V. Import… reads a whole file.',
  },
  {
    target: '.editor-pane .segmented-control',
    title: 'Form or JSON',
    text: 'Both show the same two files, and each follows the other. You never need JSON, but it is one click away.',
  },
  {
    target: '.best-plans',
    title: 'See which plan wins',
    text: 'Each cell shows the best plan for a year of care and a household, its cost, and how much more the next plan costs. Below is the calculator that employees see. Both follow every change.',
  },
  {
    target: '.panels',
    title: 'Fix problems',
    text: 'Problems are listed while you type. Choose one to go to its field. Some have a Fix button that corrects it for you.',
  },
  {
    target: '[data-tour="sign-off"]',
    title: 'Send it for sign-off',
    text: 'Create a preview that opens by double-click, or a summary to print, and send it to your client.',
  },
  {
    target: '[data-tour="save"]',
    title: 'Save your work',
    text: 'Nothing on disk changes until you save. Undo reverts your edits, even after a reload.',
  },
]
