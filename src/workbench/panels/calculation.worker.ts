import { calculate, type CalculationRequest } from './calculation.ts'

// Calculating every scenario and tier of a large client takes seconds, which would block the page after each edit.
addEventListener('message', ({ data }: MessageEvent<CalculationRequest | null>) => {
  postMessage(data && calculate(data))
})
