/** Debian's packages that tests and drills need: installed when they are missing and we may, without starting their services. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

/** The folders in which programs are looked for, in the order of an administrator's PATH. */
const FOLDERS = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin']
const POSTGRES = '/usr/lib/postgresql'

/** Debian's name of the package that brings a program. */
const PACKAGES = /** @type {const} */ ({
  postgres: 'postgresql',
  etcd: 'etcd-server',
  patroni: 'patroni',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
  pgbackrest: 'pgbackrest',
})

/** Patroni finds etcd and PostgreSQL by these, which are recommended to it and no more; deploy/patroni/jaga-ruang.sh asks it by curl. */
const BESIDE = { patroni: ['python3-etcd', 'python3-psycopg2', 'curl'] }

/**
 * Finds a program; of several PostgreSQL versions, the newest.
 * @param {keyof typeof PACKAGES} program
 * @returns {string | undefined}
 */
export function findDebian(program) {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).sort((a, b) => Number(b) - Number(a)) : []
  const folders = program === 'postgres' ? versions.map((version) => `${POSTGRES}/${version}/bin`) : FOLDERS
  return folders.map((folder) => `${folder}/${program}`).find((path) => existsSync(path))
}

/**
 * @param {...keyof typeof PACKAGES} programs
 * @returns whether all of them are there now
 */
export function ensureDebian(...programs) {
  const missing = programs.filter((program) => !findDebian(program))
  const apt = missing.length ? aptGet() : undefined
  if (apt) {
    apt('update')
    apt('install', ...missing.flatMap((program) => [PACKAGES[program], ...(BESIDE[program] ?? [])]))
  }
  const still = programs.filter((program) => !findDebian(program))
  if (!still.length) return true
  console.error(
    `Missing: ${still.join(', ')}; install (Debian): sudo apt-get install ${still.map((program) => PACKAGES[program]).join(' ')}`,
  )
  return false
}

/** Returns a way to run apt-get, where it exists and may be used. */
export function aptGet() {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (!existsSync('/usr/bin/apt-get')) return undefined
  if (sudo.length && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return undefined
  /** @param {string} what @param {string[]} names */
  return (what, ...names) => {
    if (names.length) console.log(`Installing ${names.join(', ')} (apt-get) …`)
    const [program, ...args] = [...sudo, '/bin/sh', '-c', QUIETLY, 'apt', what, ...names]
    spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
}

/**
 * Keeps packages that are installed for a test from starting on the machine: Debian asks policy-rc.d, if there is one.
 */
const QUIETLY = `
policy=/usr/sbin/policy-rc.d
if [ ! -e $policy ]; then printf '#!/bin/sh\\nexit 101\\n' > $policy; chmod +x $policy; trap "rm $policy" EXIT; fi
DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends "$@"`
