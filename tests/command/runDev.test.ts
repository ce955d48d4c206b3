import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { prepareClientsFolder, run } from './clientsFolder.ts'

prepareClientsFolder()

test('in an empty folder, says how to make a client, and reports no problems', async () => {
  const command = ['--import', 'tsx', 'src/command/bin.ts', 'dev', '--port', '0', '--clients', run.dir]
  const child = spawn(process.execPath, command)
  onTestFinished(() => void child.kill())
  let output = ''
  let errors = ''
  child.stderr.on('data', (text) => (errors += String(text)))
  child.stdout.on('data', (text) => (output += String(text)))
  await expect.poll(() => output, { timeout: 15_000 }).toContain('Ctrl+C')
  child.kill()
  await once(child, 'close')
  expect(output).toContain(
    'There is no client yet. Choose New client… in the workbench, or run: npx mediplan new',
  )
  expect(output).not.toContain('Calculator')
  expect(errors).toBe('')
})
