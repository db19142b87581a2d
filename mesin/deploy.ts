/** The files of deploy/ as the drill's machines read them: other addresses and folders, and nothing else. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ruang } from './ruang.ts'

export const DEPLOY = join(import.meta.dirname, '../deploy')

const file = (nama: string): string => readFileSync(join(DEPLOY, nama), 'utf8')

/** Names of the machines in deploy/, by the last byte of their address. */
export const NAMA = { 11: 'db1', 12: 'db2', 13: 'db3' } as const
export type Nomor = keyof typeof NAMA

/** The machine that the files in deploy/ show. */
const EXAMPLE = 11

export interface Letak {
  ruang: Ruang
  /** Machines that have a database, and machines that have an etcd. */
  basis: readonly Nomor[]
  etcd: readonly Nomor[]
  folder: string
}

const alamatkan = (text: string, { ruang }: Letak): string => text.replaceAll('10.46.0.', ruang.network)

/** Variables of a file for systemd's EnvironmentFile. */
export function variabel(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
}

/** Of a list with a line for each machine only those that are there. */
const yangAda = (list: string, nomor: readonly Nomor[], letak: Letak): string =>
  list
    .split(',')
    .filter((satu) => nomor.some((n) => satu.includes(`${letak.ruang.alamat(n)}:`)))
    .join(',')

export function etcdEnv(n: Nomor, letak: Letak): Record<string, string> {
  const { ruang, etcd, folder } = letak
  const env = variabel(alamatkan(file('etcd/etcd.env'), letak))
  for (const [key, value] of Object.entries(env))
    if (key !== 'ETCD_INITIAL_CLUSTER')
      env[key] = value.replaceAll(`${ruang.alamat(EXAMPLE)}:`, `${ruang.alamat(n)}:`)
  // Without networks of their own there is one 127.0.0.1 for all.
  if (!ruang.sendiri) env['ETCD_LISTEN_CLIENT_URLS'] = env['ETCD_ADVERTISE_CLIENT_URLS']!
  return {
    ...env,
    ETCD_NAME: NAMA[n],
    ETCD_INITIAL_CLUSTER: yangAda(env['ETCD_INITIAL_CLUSTER']!, etcd, letak),
    ETCD_DATA_DIR: join(folder, NAMA[n], 'etcd'),
  }
}

export function patroniEnv(n: Nomor, letak: Letak): Record<string, string> {
  const { ruang } = letak
  const env = variabel(alamatkan(file('patroni/mesin.env'), letak))
  for (const [key, value] of Object.entries(env))
    env[key] = value.replaceAll(ruang.alamat(EXAMPLE), ruang.alamat(n))
  return { ...env, PATRONI_NAME: NAMA[n] }
}

export const dataDir = (n: Nomor, { folder }: Letak): string => join(folder, NAMA[n], 'disk/data')

/**
 * @param akun the account that PostgreSQL runs as: over the socket only `postgres` itself is known to be who it says
 */
export function patroniYml(n: Nomor, letak: Letak, programs: string, akun: string): string {
  const { ruang, folder } = letak
  const text = alamatkan(file('patroni/patroni.yml'), letak)
  const hosts = /hosts: (\S+)/.exec(text)![1]!
  return (akun === 'postgres' ? text : text.replaceAll(/\bpeer$/gm, 'trust'))
    .replace(hosts, yangAda(hosts, letak.etcd, letak))
    .replace('/etc/patroni/pasca-bootstrap.sh', join(DEPLOY, 'patroni/pasca-bootstrap.sh'))
    .replace('/var/lib/postgresql/15/kencana', dataDir(n, letak))
    .replace('/usr/lib/postgresql/15/bin', programs)
    .replace('/var/run/postgresql', join(folder, NAMA[n], 'soket'))
    .replace('/var/lib/postgresql/.pgpass-patroni', join(folder, NAMA[n], 'pgpass'))
    .replaceAll(`${ruang.network}0/24`, ruang.sendiri ? `${ruang.network}0/24` : '127.0.0.0/8')
}

export function haproxyCfg(letak: Letak): string {
  const { ruang, folder, basis } = letak
  const text = alamatkan(file('haproxy/haproxy.cfg'), letak)
    .replaceAll('/etc/haproxy/', `${folder}/haproxy/`)
    .replaceAll('/run/haproxy/', `${folder}/haproxy/`)
    // The drill has one account for it, or none to change to.
    .replace(/^ {2}(user|group) haproxy\n/gm, '')
    .split('\n')
    .filter((line) => {
      const [, nama] = /^ {2}server (db\d)/.exec(line) ?? []
      return !nama || basis.some((n) => NAMA[n] === nama)
    })
    .join('\n')
  return ruang.sendiri
    ? text
    : text
        .replaceAll('bind 127.0.0.1:', `bind ${ruang.alamat(1)}:`)
        .replace('bind :443', `bind ${ruang.alamat(1)}:8443`)
        .replace('bind :80', `bind ${ruang.alamat(1)}:8080`)
}
