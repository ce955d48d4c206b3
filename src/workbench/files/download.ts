/** Has the browser save a text as a file of its own. */
export function download(path: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = path.replaceAll('/', '-')
  link.click()
  URL.revokeObjectURL(address)
}
