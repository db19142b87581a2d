/** The whole of it on this machine, made of deploy/: databases, proxy, servers. */
import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { accountFor } from '#server/db/embedded/account.ts'
import { ofServer } from '../bin/build.mjs'
import { findDebian } from '../bin/debian.mjs'
import { Basis } from './basis.ts'
import { haproxyCfg, type Letak, type Nomor } from './deploy.ts'
import { Proses } from './proses.ts'
import { milik, ruangLoopback, ruangSendiri, type Ruang } from './ruang.ts'

export interface Susunan {
  ruang: Ruang
  /** The folder in which each part writes its log. */
  log: string
  basis: Basis[]
  servers: Proses[]
  proxy: Proses
  /** The address that browsers come to. */
  url: string
  /** The database as its owner, through the proxy: whoever is primary. */
  urlPemilik: string
  /** Tells whether this server answers by itself. */
  siap(server: number): Promise<boolean>
  /** Starts whatever is not running. */
  mulai(): void
  killAll(): Promise<void>
}

export interface Ukuran {
  basis: readonly Nomor[]
  etcd: readonly Nomor[]
}

const ROOT = join(import.meta.dirname, '..')
const SERVERS = [21, 22]

export async function susun(folder: string, sendiri: boolean, ukuran: Ukuran): Promise<Susunan> {
  const account = await accountFor()
  const ruang = (sendiri ? ruangSendiri : ruangLoopback)(account)
  const letak: Letak = { ruang, folder, ...ukuran }
  mkdirSync(join(folder, 'log'), { recursive: true })
  for (const n of ukuran.basis) await ruang.siapkan(n)
  const programs = {
    postgres: dirname(findDebian('postgres')!),
    etcd: findDebian('etcd')!,
    patroni: findDebian('patroni')!,
  }
  const basis = ukuran.basis.map((n) => new Basis(n, letak, programs, account))
  const pusat = ruang.sendiri ? '127.0.0.1' : ruang.alamat(1)
  const urlPemilik = `postgresql://kencana:${basis[0]!.env['KENCANA_SANDI_PEMILIK']}@${pusat}:5000/kencana`
  const servers = SERVERS.map((n, i) => server(folder, i, ruang, urlPemilik, n))
  const proxy = siapkanProxy(letak)
  const all = () => [proxy, ...servers]
  return {
    ruang,
    log: join(folder, 'log'),
    basis,
    servers,
    proxy,
    url: ruang.sendiri ? `https://${ruang.alamat(1)}` : `https://${ruang.alamat(1)}:8443`,
    urlPemilik,
    siap: (i) => answer(`http://${ruang.alamat(SERVERS[i]!)}:8080/readyz`),
    mulai() {
      for (const satu of basis) satu.mulai()
      for (const proses of all()) if (!proses.alive) proses.start()
    },
    async killAll() {
      await Promise.all([...all().map((proses) => proses.akhiri()), ...basis.map((b) => b.killAll())])
    },
  }
}

const KUNCI = randomBytes(32).toString('hex')

/** As `npm start` runs it, each with a data folder of its own, as on a machine of its own. */
function server(folder: string, i: number, ruang: Ruang, urlPemilik: string, n: number): Proses {
  const { flags, env, file } = ofServer('server/main.ts')
  const command = {
    program: process.execPath,
    args: [...flags, join(ROOT, file)],
    env: {
      ...env,
      NODE_ENV: 'production',
      HOST: ruang.alamat(n),
      PORT: '8080',
      DATABASE_URL: `${urlPemilik}?target_session_attrs=read-write`,
      KENCANA_DATA: join(folder, `server-${i + 1}`),
      KENCANA_PENYIMPANAN: join(folder, 'gambar'),
      KENCANA_KUNCI: KUNCI,
      KENCANA_PROKSI: `${ruang.network}0/24`,
    },
  }
  return new Proses(`server-${i + 1}`, join(folder, 'log', `server-${i + 1}.log`), command, { ulang: true })
}

function siapkanProxy(letak: Letak): Proses {
  const folder = join(letak.folder, 'haproxy')
  milik(folder, undefined)
  const tls = (nama: string) => readFileSync(join(ROOT, 'test/tools/tls', nama), 'utf8')
  writeFileSync(join(folder, 'kencana.pem'), `${tls('cert.pem')}${tls('key.pem')}`)
  copyFileSync(join(ROOT, 'deploy/haproxy/503.html'), join(folder, '503.html'))
  writeFileSync(join(folder, 'haproxy.cfg'), haproxyCfg(letak))
  return new Proses('haproxy', join(letak.folder, 'log', 'haproxy.log'), {
    program: findDebian('haproxy')!,
    args: ['-db', '-f', join(folder, 'haproxy.cfg')],
  })
}

const answer = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status === 200,
    () => false,
  )

/** Asks again and again. @throws when it is not so after `ms` */
export async function sampai<T>(apa: string, ms: number, ask: () => Promise<T>): Promise<NonNullable<T>> {
  for (const habis = Date.now() + ms; ; await pause(200)) {
    const found = await ask().catch(() => undefined)
    if (found) return found
    if (Date.now() > habis) throw new Error(`${apa}: not so after ${Math.round(ms / 1000)} s`)
  }
}
