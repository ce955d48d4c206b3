import { expectScreenshots, screenshotOptions } from './support/screenshots.ts'
import { test } from './support/test.ts'

/** As a graphics processor would draw: without this tolerance, thousands of pixels differ. */
const otherwise = [
  '--enable-gpu-rasterization',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

test.use({
  ...screenshotOptions,
  launchOptions: ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...otherwise] }),
})

test(
  'the pictures are the same on a machine that smooths edges in another way',
  { tag: '@full' },
  ({ page, openAs }) => expectScreenshots(page, openAs, 'lakeshore', [1280]),
)
