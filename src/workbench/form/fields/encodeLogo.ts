import { maxLogoLength } from '../../../clients/logoFiles.ts'

/** Bytes. Larger files take long to decode. */
const maxFileSize = 5_000_000

/** A small file can contain an image that fills the memory. */
const maxPixels = 25_000_000

/** In pixels: three times the size at which the calculator shows a logo. */
const maxHeight = 120
const maxWidth = 720

/**
 * Draws an image file in the size of a logo, and encodes it. The result is pixels only: scripts and links of an SVG file
 * and the metadata of a photo stay behind.
 * @returns a data URL
 * @throws Error with a message for the user if the file cannot be a logo
 */
export async function encodeLogo(file: Blob): Promise<string> {
  if (file.size > maxFileSize)
    throw new Error('This file is larger than 5 MB. Save the logo in a smaller size, and choose that file.')
  const url = URL.createObjectURL(file)
  try {
    const image = await loadImage(url)
    const isVector = file.type === 'image/svg+xml'
    const { naturalWidth: width, naturalHeight: height } = image
    if (width * height > maxPixels)
      throw new Error(
        `This image has ${width} × ${height} pixels. Save the logo in a smaller size, and choose that file.`,
      )
    const scale = Math.min(maxHeight / height, maxWidth / width, isVector ? Infinity : 1)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(width * scale))
    canvas.height = Math.max(1, Math.round(height * scale))
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
    // Browsers that cannot write WebP return PNG.
    const encoded = [canvas.toDataURL('image/png'), canvas.toDataURL('image/webp', 0.9)]
    const [shortest] = encoded.toSorted((one, other) => one.length - other.length)
    if (shortest!.length > maxLogoLength)
      throw new Error('This image has too many details for a logo. Choose one with fewer colors.')
    return shortest!
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** The browser decides by the content whether it is an image. In an image, it runs no scripts and loads no links. */
async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode().catch(() => {
    throw new Error('This file is not an image. Choose a PNG, JPEG, WebP, GIF, or SVG file.')
  })
  return image
}
