/** What `mediplan rules <code>` prints about a rule below its title. */
export interface Explanation {
  /** The consequence of breaking the rule, in one or two sentences. */
  why: string
  /** A part of a file that breaks the rule. */
  fails: string
  /** The same part, corrected. */
  passes: string
}
