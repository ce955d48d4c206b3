import { reviewClient, type ReviewRequest } from './reviewClient.ts'

// Calculating every scenario and tier of a large client takes seconds, which would block the page after each edit.
addEventListener('message', ({ data }: MessageEvent<ReviewRequest | null>) => {
  postMessage(data && reviewClient(data))
})
