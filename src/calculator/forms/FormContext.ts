/** What our fields can ask of the form that holds them. */
export interface FormContext {
  /** Takes the form's last data from a field that is going away: by then rjsf no longer listens. */
  leave: (data: unknown) => void
}
