/** A machine with a database: PostgreSQL under Patroni, with the etcd beside it. */
import { writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Account } from '#server/db/embedded/account.ts'
import { runningPostmaster } from '#server/db/embedded/postmaster.ts'
import { dataDir, DEPLOY, etcdEnv, NAMA, patroniEnv, patroniYml, type Letak, type Nomor } from './deploy.ts'
import { keturunan, kirimKe, Proses } from './proses.ts'
import { milik } from './ruang.ts'

/** The state that Patroni tells of its PostgreSQL. */
export interface State {
  state: string
  role: string
  timeline?: number
  sync_standby?: boolean
  xlog?: { location?: number; replayed_location?: number }
}

export interface Programs {
  postgres: string
  etcd: string
  patroni: string
}

export class Basis {
  readonly nomor: Nomor
  readonly nama: string
  readonly alamat: string
  readonly etcd: Proses | undefined
  readonly patroni: Proses
  readonly jaga: Proses
  readonly dataDir: string
  readonly env: Record<string, string>

  constructor(nomor: Nomor, letak: Letak, programs: Programs, account: Account | undefined) {
    const { ruang, folder } = letak
    const rumah = join(folder, NAMA[nomor])
    const log = (apa: string) => join(folder, 'log', `${apa}-${NAMA[nomor]}.log`)
    this.nomor = nomor
    this.nama = NAMA[nomor]
    this.alamat = ruang.alamat(nomor)
    this.dataDir = dataDir(nomor, letak)
    this.env = patroniEnv(nomor, letak)
    for (const apa of ['etcd', 'soket']) milik(join(rumah, apa), account)
    milik(rumah, account)
    ruang.disk(join(rumah, 'disk'))
    const yml = join(rumah, 'patroni.yml')
    writeFileSync(yml, patroniYml(nomor, letak, programs.postgres, account?.name ?? userInfo().username))
    if (letak.etcd.includes(nomor))
      this.etcd = new Proses(
        `etcd-${this.nama}`,
        log('etcd'),
        ruang.di(nomor, { program: programs.etcd, args: [], env: etcdEnv(nomor, letak) }),
      )
    const env = { ...this.env, HOME: rumah }
    this.patroni = new Proses(
      `patroni-${this.nama}`,
      log('patroni'),
      ruang.di(nomor, { program: programs.patroni, args: [yml], env }),
    )
    this.jaga = new Proses(
      `jaga-${this.nama}`,
      log('jaga'),
      ruang.di(nomor, {
        program: '/bin/sh',
        args: [join(DEPLOY, 'patroni/jaga-ruang.sh')],
        env: { ...env, KENCANA_DATA_POSTGRES: this.dataDir },
      }),
    )
  }

  /** The address of a database on this very machine. */
  url(user: string, password: string, database = 'kencana'): string {
    return `postgresql://${user}:${password}@${this.alamat}:5432/${database}`
  }

  get urlSuper(): string {
    return this.url('postgres', this.env['PATRONI_SUPERUSER_PASSWORD']!)
  }

  async query<Row extends pg.QueryResultRow>(text: string, ms = 5_000): Promise<Row[]> {
    const client = new pg.Client({
      connectionString: this.urlSuper,
      connectionTimeoutMillis: ms,
      query_timeout: ms,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query<Row>(text)).rows
    } finally {
      void client.end().catch(() => {})
    }
  }

  async state(): Promise<State | undefined> {
    try {
      const reply = await fetch(`http://${this.alamat}:8008/patroni`, { signal: AbortSignal.timeout(2_000) })
      return (await reply.json()) as State
    } catch {
      return undefined
    }
  }

  /** Tells whether the proxy leads to this machine. */
  async primer(): Promise<boolean> {
    const signal = AbortSignal.timeout(2_000)
    return fetch(`http://${this.alamat}:8008/primary`, { signal }).then(
      ({ status }) => status === 200,
      () => false,
    )
  }

  /** PostgreSQL with all its processes, and Patroni: as when the machine is gone; its etcd lives on. */
  async kirim(signal: NodeJS.Signals): Promise<void> {
    const postmaster = await runningPostmaster(this.dataDir)
    this.patroni.kirim(signal)
    if (!postmaster) return
    // Processes that the postmaster started end with it, but do not freeze with it.
    const anak = signal === 'SIGKILL' ? [] : keturunan(postmaster.pid)
    for (const pid of [postmaster.pid, ...anak]) kirimKe(pid, signal)
  }

  mulai(): void {
    for (const proses of [this.etcd, this.patroni, this.jaga]) if (proses && !proses.alive) proses.start()
  }

  async bunuh(): Promise<void> {
    await this.kirim('SIGKILL')
    await this.patroni.akhiri()
  }

  async killAll(): Promise<void> {
    await Promise.all([this.bunuh(), this.etcd?.akhiri(), this.jaga.akhiri()])
  }
}
