/** The contents of logo files, as far as they are checked. */
export const logos = {
  png: Buffer.from('89504e470d0a1a0a', 'hex'),
  webp: Buffer.from('RIFF\u0004\0\0\0WEBP'),
  jpg: Buffer.from('ffd8ffe0', 'hex'),
}

export const pngUrl = `data:image/png;base64,${logos.png.toString('base64')}`
export const webpUrl = `data:image/webp;base64,${logos.webp.toString('base64')}`

/** A text of instance.json with a logo. Its unusual format lets a test notice reformatting. */
export function withLogoUrl(instance: string, url: string): string {
  return instance.replace(
    /"client"\s*:\s*\{/,
    (start) => `${start} "logo" : {"alt": "Ours",  "url" : "${url}"},\n`,
  )
}
