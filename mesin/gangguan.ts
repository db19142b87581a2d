/** Faults of the machines: each breaks something, waits until the tills sell again without it, and puts it back. */
import { execFileSync } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Basis } from './basis.ts'
import { SABAR_MS, type Latihan } from './latihan.ts'
import { sampai } from './susunan.ts'

export interface Gangguan {
  nama: string
  /** True for a fault that takes a network or a disk away, which only a machine that lends namespaces can do. */
  ruang?: boolean
  jalankan(latihan: Latihan): Promise<void>
}

/** Long enough for what was broken to be missed by nobody any more. */
const DIAM_MS = 3_000

/** Waits until a database other than `lama` is primary. */
const primerBaru = (latihan: Latihan, lama: Basis): Promise<Basis> =>
  sampai('another primary', SABAR_MS, async () => {
    for (const satu of latihan.susunan.basis) if (satu !== lama && (await satu.primer())) return satu
    return undefined
  })

const server: Gangguan = {
  nama: 'server killed',
  async jalankan({ susunan }) {
    const [korban] = susunan.servers
    await korban!.akhiri()
    await pause(DIAM_MS)
    korban!.start()
    await sampai('the server', SABAR_MS, () => susunan.siap(0))
  },
}

const standby: Gangguan = {
  nama: 'synchronous copy killed',
  async jalankan(latihan) {
    const { basis } = latihan.susunan
    const state = await Promise.all(basis.map((b) => b.state()))
    const korban = basis[state.findIndex((k) => k?.sync_standby)]!
    await korban.bunuh()
    await latihan.terjual()
    korban.mulai()
  },
}

const primer: Gangguan = {
  nama: 'primary killed',
  async jalankan(latihan) {
    const lama = await latihan.primer()
    await lama.bunuh()
    await primerBaru(latihan, lama)
    // With two databases the one that is left waits for its copy: nothing is sold on one disk alone.
    if (latihan.susunan.basis.length > 2) await latihan.terjual()
    lama.mulai()
  },
}

const beku: Gangguan = {
  nama: 'primary frozen',
  async jalankan(latihan) {
    const lama = await latihan.primer()
    await lama.kirim('SIGSTOP')
    try {
      await primerBaru(latihan, lama)
      await latihan.terjual()
    } finally {
      await lama.kirim('SIGCONT')
    }
    await menyerah(lama)
  },
}

const potong: Gangguan = {
  nama: 'primary cut off',
  ruang: true,
  async jalankan(latihan) {
    const lama = await latihan.primer()
    const { ruang } = latihan.susunan
    ruang.potong(lama.nomor)
    try {
      await primerBaru(latihan, lama)
      await latihan.terjual()
    } finally {
      ruang.reconnect(lama.nomor)
    }
    await menyerah(lama)
  },
}

/**
 * Checks that a former primary which comes back acknowledges no write, from its first moment on. @throws DuaPrimer if
 * it does
 */
async function menyerah(lama: Basis): Promise<void> {
  await sampai(`${lama.nama} steps back`, SABAR_MS, async () => {
    const [row] = await lama.query<{ siaga: boolean }>('SELECT pg_is_in_recovery() AS siaga', 1_000)
    if (row!.siaga) return true
    const written = await lama.query(`SELECT pg_logical_emit_message(true, 'uji', 'x')`, 1_000).then(
      () => true,
      () => false,
    )
    if (written) throw new DuaPrimer(lama.nama)
    return false
  })
}

export class DuaPrimer extends Error {
  constructor(nama: string) {
    super(`${nama} acknowledged a write while another was primary`)
  }
}

const full: Gangguan = {
  nama: 'disk of the primary full',
  ruang: true,
  async jalankan(latihan) {
    const lama = await latihan.primer()
    const content = `${lama.dataDir}.isi`
    // To the last block: what its own account may fill, and root's share.
    const { bavail, bsize } = statfsSync(lama.dataDir)
    execFileSync('/bin/sh', [
      '-c',
      `{ head -c ${bavail * bsize} /dev/zero > "$0"; cat /dev/zero >> "$0"; } 2>/dev/null; true`,
      content,
    ])
    try {
      await primerBaru(latihan, lama)
      await latihan.terjual()
    } finally {
      execFileSync('rm', ['-f', content])
    }
  },
}

const all: Gangguan = {
  nama: 'everything killed',
  async jalankan(latihan) {
    await latihan.susunan.killAll()
    await pause(1_000)
    latihan.susunan.mulai()
  },
}

export const SINGKAT: readonly Gangguan[] = [server, primer]
export const LENGKAP: readonly Gangguan[] = [server, standby, primer, beku, potong, full, all]
