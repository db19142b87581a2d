/**
 * `npm run uji:mesin`: three databases under Patroni, three etcd, HAProxy and two servers on this machine, selling while one after
 * the other dies (mesin/uji.ts). `-- --singkat` is the short form of `npm test`; `-- --json file` also writes the figures there,
 * `-- --hanya "disk"` takes the faults with that in their name.
 * Where the machine lends namespaces, all of it lives in some of its own: nothing of it is seen outside, and all of it ends with this;
 * elsewhere, and with `-- --loopback`, on addresses of loopback.
 */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildServer } from './build.mjs'
import { ensureDebian } from './debian.mjs'
import { ensureInstalled, requireNode, stop } from './install.mjs'
import { bacaPerintah } from './perintah.mjs'

process.chdir(join(import.meta.dirname, '..'))
bacaPerintah('uji:mesin')
requireNode()
ensureInstalled({ withTools: true })
if (!ensureDebian('postgres', 'etcd', 'patroni', 'haproxy')) stop('Latihan mesin memerlukan program itu')
if (!buildServer()) stop('Server gagal dibangun; sebabnya tertulis di atas')

// Other users enter the folder: PostgreSQL does not run as root.
const folder = mkdtempSync('/tmp/kencana-mesin-')
chmodSync(folder, 0o755)
const ruang = process.argv.includes('--loopback') ? undefined : ruangSendiri()
const program = [process.execPath, '--import', 'tsx', 'mesin/uji.ts', '--folder', folder]
const [command, ...args] = [
  ...(ruang ?? []),
  ...program,
  ...(ruang ? ['--ruang'] : []),
  ...process.argv.slice(2),
]
// The input of the drill ends when this process ends, for any reason.
const drill = spawn(command, args, { stdio: ['pipe', 'inherit', 'inherit'] })
drill.stdin.on('error', () => {})
const end = () => drill.stdin.end()
if (process.channel) process.on('disconnect', end).channel?.unref()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
drill.on('exit', (code) => {
  // A process that was killed a moment ago may still be writing.
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
  process.exit(code ?? 1)
})

/** The words before a program that runs in namespaces of its own (network, mounts, processes); undefined where none are lent. */
function ruangSendiri() {
  const lent = [
    'unshare',
    ...(process.getuid?.() === 0 ? [] : ['--user', '--map-current-user', '--keep-caps']),
    ...['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'],
  ]
  const [unshare, ...flags] = lent
  const tried = spawnSync(
    unshare,
    [
      ...flags,
      'sh',
      '-c',
      `ip link add coba type bridge && mount -t tmpfs coba ${folder} && command -v nsenter`,
    ],
    { stdio: 'ignore' },
  )
  // The first process of the namespace must collect the dead: Patroni takes one that nobody collects for alive.
  return tried.status === 0 ? [...lent, 'bash', join('mesin', 'pertama.sh')] : undefined
}
