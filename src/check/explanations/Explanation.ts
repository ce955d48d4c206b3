/** What `mediplan rules <name>` says about a rule, in addition to its title. */
export interface Explanation {
  /** What goes wrong when the rule is broken, in a sentence. */
  why: string
  /** A part of a file that breaks the rule, and the same part corrected. */
  fails: string
  passes: string
}
