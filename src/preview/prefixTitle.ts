/** Keeps a prefix before the document's title, which the calculator sets on each screen. */
export function prefixTitle(page: Document, prefix: string): void {
  const update = () => {
    if (!page.title.startsWith(prefix)) page.title = prefix + page.title
  }
  update()
  new MutationObserver(update).observe(page.querySelector('title')!, { childList: true })
}
