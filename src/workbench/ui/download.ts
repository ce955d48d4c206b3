/** Downloads a JSON text or a Blob as a file. Slashes in the path become hyphens in the file name. */
export function download(path: string, content: string | Blob): void {
  const url = URL.createObjectURL(toBlob(content))
  const link = document.createElement('a')
  link.href = url
  link.download = path.replaceAll('/', '-')
  link.click()
  URL.revokeObjectURL(url)
}

function toBlob(content: string | Blob) {
  return typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content
}
