const totalLabel = /^(?:(?:grand|sub)[\s-]?)?totals?$|^sum$|^average$/i

/** Whether a row with this label sums up other rows. A longer label, such as “Total knee replacement”, is a name. */
export function isTotalLabel(label: string): boolean {
  return totalLabel.test(label.trim().replace(/\s*:$/, ''))
}
