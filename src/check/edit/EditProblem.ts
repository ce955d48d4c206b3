/** Why an edit cannot be made, in sentences for the user. No text has changed. */
export class EditProblem extends Error {}
