/** Installs, builds, and runs one of the server's programs; whatever is done already is not done again. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildClient, buildServer, isServerBuilt, ofServer } from './build.mjs'
import { ensureInstalled, requireNode, stop } from './install.mjs'

/** Commands may be run from anywhere. */
const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * A command that ends by itself: installed when it is not yet, nothing is built for it, for a server may be running on what was built.
 * It runs that too where it is of today's sources, and else the sources.
 */
export function run(program) {
  process.chdir(ROOT)
  requireNode()
  ensureInstalled({ withTools: false })
  const { flags, file } = isServerBuilt() ? ofServer(program) : { flags: ['--import', 'tsx'], file: program }
  teruskan([...flags, file, ...process.argv.slice(2)])
}

/**
 * Runs another Node program in place of this process: it gets the signals sent to this one, and its end ends this one.
 */
export function teruskan(args) {
  const command = spawn(process.execPath, args, { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal))
  command.on('exit', (code, signal) => process.exit(signal ? 1 : code))
}

/** @param program 'server/main.ts' or 'server/fixture-main.ts'; it is given this command's arguments. */
export function serve(program) {
  process.chdir(ROOT)
  requireNode()
  ensureInstalled({ withTools: false })
  if (!buildClient()) stop('Layar gagal dibangun; sebabnya tertulis di atas')
  if (!buildServer()) stop('Server gagal dibangun; sebabnya tertulis di atas')
  const { flags, env, file } = ofServer(program)

  // The channel tells the server when we are gone, however that came about; it then ends in good order.
  const server = spawn(process.execPath, [...flags, file, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...env, ...process.env },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code, signal) => process.exit(signal ? 1 : code))

  // npm killed without a chance to say so: we would go on unseen, holding the port against the next start.
  const npm = npmAbove()
  if (npm) setInterval(() => isAlive(npm) || server.kill('SIGTERM'), 250).unref()
}

/** npm is our parent, or the parent of the shell between. Only Linux tells; elsewhere we look no further than our parent. */
function npmAbove() {
  if (!process.env.npm_lifecycle_event) return undefined
  const { name, parent } = whois(process.ppid)
  return name && !/^(npm|node)/.test(name) ? parent : process.ppid
}

function whois(pid) {
  try {
    const [, name, rest] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    return { name, parent: Number(rest.split(' ')[1]) }
  } catch {
    return {}
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
