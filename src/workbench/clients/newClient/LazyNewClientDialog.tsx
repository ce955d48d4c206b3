import { lazy } from 'react'

/** Contains the linter, which would slow down the start of the page. Needs a Suspense element around it. */
export const LazyNewClientDialog = lazy(async () => ({
  default: (await import('./NewClientDialog.tsx')).NewClientDialog,
}))
