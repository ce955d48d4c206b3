/** What `mediplan rules <name>` says of a rule besides its title. */
export interface Explanation {
  /** What goes wrong where it is broken, in a sentence. */
  why: string
  /** A part of a file that breaks it, and that part as it should be. */
  fails: string
  passes: string
}
