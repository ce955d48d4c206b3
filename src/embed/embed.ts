import type { FrameMessage } from '../calculator/adaptToFrame.ts'

/**
 * Shows the calculator in another page, in the place of the script element. Its attributes data-accent and data-tint
 * replace the client's colors, data-lang selects the language, and data-title names the frame for screen readers.
 */
const script = document.currentScript as HTMLScriptElement
const { accent, tint, lang, title = 'Medical plan calculator' } = script.dataset

const address = new URL('.', script.src)
if (lang) address.searchParams.set('lang', lang)
const frame = document.createElement('iframe')
frame.src = address.href
frame.name = new URLSearchParams({ ...(accent && { accent }), ...(tint && { tint }) }).toString()
frame.title = title
frame.allow = 'clipboard-write'
// The height is for the time until the first message.
Object.assign(frame.style, { display: 'block', width: '100%', height: '40rem', border: '0' })

addEventListener('message', ({ source, origin, data }: MessageEvent<FrameMessage | null>) => {
  if (source !== frame.contentWindow || origin !== address.origin) return
  if (data?.type === 'mediplan:height') frame.style.height = `${Number(data.height)}px`
  if (data?.type === 'mediplan:step' && frame.getBoundingClientRect().top < 0) frame.scrollIntoView()
})
script.after(frame)
