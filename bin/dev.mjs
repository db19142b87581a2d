/** `npm run dev`: the server starts again when its sources change, the screens change while you look. PORT moves the server. */
import { spawn } from 'node:child_process'
import { ensureInstalled, requireNode } from './install.mjs'
import { bacaPerintah } from './perintah.mjs'

bacaPerintah('dev')
requireNode()
ensureInstalled({ withTools: true })

const run = (...args) =>
  spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development' },
  })
const sides = [
  run(
    'node_modules/tsx/dist/cli.mjs',
    'watch',
    '--clear-screen=false',
    'server/main.ts',
    ...process.argv.slice(2),
  ),
  run('node_modules/vite/bin/vite.js', '--config', 'build/client.ts', '--clearScreen', 'false'),
]
console.log('Buka alamat Vite di bawah; server dan layar mengikuti perubahan berkas')

// Told once: a second time would not let the server end in good order.
let ending = false
function end() {
  if (ending) return
  ending = true
  for (const side of sides) side.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
for (const side of sides) side.on('exit', end)
