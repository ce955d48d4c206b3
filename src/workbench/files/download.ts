/** Downloads a text as a file. Slashes in the path become hyphens in the file name. */
export function download(path: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = path.replaceAll('/', '-')
  link.click()
  URL.revokeObjectURL(url)
}
