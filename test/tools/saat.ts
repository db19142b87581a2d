/** A shop on a PostgreSQL whose WAL is archived: a sale, a moment, another sale; and what is restored of any moment. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { login as masuk } from '#domain/calls/sesi.ts'
import { buildApp } from '#server/app.ts'
import { pulihkan, checkFile } from '#server/cadangan/pulihkan.ts'
import type { Arsip } from '#server/cadangan/wal/arsip.ts'
import { saatFile } from '#server/cadangan/wal/saat.ts'
import { migrate } from '#server/db/migrate.ts'
import { temporaryPlace } from '#server/db/throwAwayDatabase.ts'
import { loadFixture } from '#server/fixture/load.ts'
import { PASSWORD } from '#server/fixture/data.ts'
import { diFolder } from '#server/pictures/folder.ts'
import { movableClock } from '#server/process/clock.ts'
import { Rahasia } from '#server/process/rahasia.ts'
import { databaseSendiri } from '#server/settings/database.ts'
import { clientOf } from './client.ts'
import { cheapPasswords, freshDatabase } from './database.ts'
import { randomContent } from './s3.ts'
import { buildValidSale } from './till.ts'

const TANGGAL = '2025-01-15'

export interface TokoDiSaat {
  /** The number of the sale before the moment, and of the one after. */
  sebelum: string
  sesudah: string
  /** A second that lies between the two. */
  saat: Date
  /** As the owner of its database. */
  tanya(text: string): Promise<unknown>
  /** @param dari an archive to restore from, instead of its own */
  pulihkan(sampai: string, dari?: Arsip): Promise<DiSaat>
  close(): Promise<void>
}

interface DiSaat {
  penjualan(): Promise<string[]>
  buku: { selisih: unknown[] }
  kata: string[]
  /** The moment that the restored is of. */
  dibuat: Date
  drop(): Promise<void>
}

/** @param dasar makes the whole copy that WAL goes on from */
export async function tokoDiSaat({
  url,
  databaseUrlServer,
  arsip,
  base,
}: {
  url: string
  /** The server's login, where it is there already. */
  databaseUrlServer?: string
  arsip: Arsip
  base: () => Promise<unknown>
}): Promise<TokoDiSaat> {
  const { folder, remove } = await temporaryPlace()
  const login = await databaseSendiri(url, { databaseUrlServer, data: folder })
  await migrate(url)
  await loadFixture(url, TANGGAL)
  await cheapPasswords(url)
  const [rahasia, penyimpanan] = [new Rahasia(randomBytes(32)), diFolder(join(folder, 'gambar'))]
  await penyimpanan.simpan('BARANG/uji.jpg', randomContent(1000))
  const clock = movableClock(TANGGAL)
  const app = await buildApp({
    url: login.urlServer,
    clock,
    rahasia,
    penyimpanan,
    loginPerMinute: 100,
    logLevel: 'error',
  })
  const alamat = await app.server.listen({ host: '127.0.0.1', port: 0 })
  const body = { user_id: 'KSR1', password: PASSWORD, kode_toko: 'TK01' }
  const { token } = await clientOf(alamat, '').call(masuk, { body })
  const kasir = clientOf(alamat, token)
  await base()
  await otherSeconds()
  const sebelum = await buildValidSale(kasir, { barang: ['00000001'] })
  const saat = await otherSeconds()
  const sesudah = await buildValidSale(kasir, { barang: ['00000003'] })
  app.server.server.closeAllConnections()
  await app.close()
  const wal = await tutupWal(url)
  for (;;) {
    const [satu] = await tanya<{ terkirim: boolean }>(
      url,
      `SELECT last_archived_wal >= '${wal}' AS terkirim FROM pg_stat_archiver`,
    )
    if (satu!.terkirim) break
    await pause(100)
  }
  return {
    sebelum,
    sesudah,
    saat,
    tanya: (text) => tanya(url, text),
    async pulihkan(sampai, dari = arsip) {
      const kata: string[] = []
      const log = (row: string) => void kata.push(row)
      const ruang = await temporaryPlace()
      const database = await freshDatabase()
      const drop = async () => {
        await database.drop()
        await ruang.remove()
      }
      try {
        const now = new Date()
        const minta = {
          arsip: dari,
          folder: ruang.folder,
          sampai,
          database: undefined,
          penyimpanan,
          rahasia,
          now,
          log,
        }
        const pemulihan = {
          ...(await saatFile(minta)),
          rahasia,
          penyimpanan: diFolder(join(ruang.folder, 'gambar-baru')),
          now,
          log,
        }
        const { buku, manifest } = await pulihkan(database.url, pemulihan, await checkFile(pemulihan))
        const penjualan = async () =>
          (
            await tanya<{ no: string }>(
              database.url,
              `SELECT DISTINCT no_faktur_group AS no FROM jual_detail ORDER BY 1`,
            )
          ).map(({ no }) => no)
        return { penjualan, buku, kata, dibuat: new Date(manifest.dibuat), drop }
      } catch (error) {
        await drop()
        throw error
      }
    },
    close: remove,
  }
}

/** @returns a whole second that has passed, while nothing was done */
export async function otherSeconds(): Promise<Date> {
  const seconds = Math.floor(Date.now() / 1000) + 1
  while (Date.now() < (seconds + 1) * 1000) await pause(50)
  return new Date(seconds * 1000)
}

/** PostgreSQL closes a file of WAL by itself a minute after something was written: on a slow machine while something else is looked at. */
export const walHanyaDiminta = async (url: string): Promise<void> => {
  await tanya(url, 'ALTER SYSTEM SET archive_timeout = 0')
  await tanya(url, 'SELECT pg_reload_conf()')
}

/** @returns the very file that is closed with it; another may be on its way to the archive still */
export async function tutupWal(url: string): Promise<string> {
  const [satu] = await tanya<{ wal: string }>(url, 'SELECT pg_walfile_name(pg_switch_wal() - 1) AS wal')
  return satu!.wal
}

async function tanya<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return (await client.query<Row>(text).finally(() => client.end())).rows
}
