/** Installs, builds, and runs one of the server's programs; whatever is done already is not done again. */
import { spawn } from 'node:child_process'
import { buildClient } from './build.mjs'
import { ensureInstalled, requireNode, stop } from './install.mjs'

/** @param program 'server/main.ts' or 'server/fixture-main.ts'; it is given this command's arguments. */
export function serve(program) {
  process.chdir(import.meta.dirname ?? new URL('.', import.meta.url).pathname)
  requireNode()
  ensureInstalled({ withTools: false })
  if (!buildClient()) stop('Layar gagal dibangun; sebabnya tertulis di atas')

  // The channel tells the server when we are gone, however that came about; it then ends in good order.
  const server = spawn(process.execPath, ['--import', 'tsx', program, ...process.argv.slice(2)], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code, signal) => process.exit(signal ? 1 : code))

  // npm killed without a chance to say so: we would go on unseen, holding the port against the next start.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || server.kill('SIGTERM'), 1000).unref()
}
