/** The archive in tests: asked for, exported, archived with an owner's word; and everything that it must leave as it is. */
import { createHash } from 'node:crypto'
import { inDatabase } from './ask.ts'
import { must, type Client, type Reply } from './client.ts'
import { file, perLayout, reports, request } from './reports.ts'
import type { TestServer } from './server.ts'
import { allowedIfAsked } from './till.ts'

export type JenisUji = 'PENJUALAN' | 'PEMBELIAN'
const AREA = { PENJUALAN: 'penjualan', PEMBELIAN: 'pembelian' } as const
const KUNCI = { PENJUALAN: 'no_faktur_jual', PEMBELIAN: 'no_faktur_beli' } as const
const LIST = {
  PENJUALAN: ['dataJualGold', 'dataJualNonGold'],
  PEMBELIAN: ['dataBeliGold', 'dataBeliNonGold'],
} as const

export const SEPULUH_TAHUN = { tgl_from: '2016-01-01', tgl_to: '2026-01-01' }

export const truncate = (
  client: Client,
  jenis: JenisUji,
  rentang: object = SEPULUH_TAHUN,
  kode_gudang = 'TK01',
): Promise<Reply> => client.request('POST', `${AREA[jenis]}/truncate`, { kode_gudang, ...rentang })

/** Numbers of lines that are not archived. */
export async function belumArsip(client: Client, jenis: JenisUji, rentang?: object): Promise<string[]> {
  const { data } = must(await truncate(client, jenis, rentang))
  return LIST[jenis].flatMap((name) =>
    (data[name] as Record<string, string>[]).map((row) => row[KUNCI[jenis]]!),
  )
}

export const eksporArsip = (client: Client, jenis: JenisUji, nomor: readonly string[]) =>
  client.file(`${AREA[jenis]}/truncate/export`, 'POST', { [KUNCI[jenis]]: nomor })

export const clear = (
  client: Client,
  jenis: JenisUji,
  nomor: readonly string[],
  key?: string,
): Promise<Reply> => client.send('POST', `${AREA[jenis]}/truncate/clear`, { [KUNCI[jenis]]: nomor }, key)

/** With the owner's word, if that is all that is missing. */
export const arsipkan = (client: Client, jenis: JenisUji, nomor: readonly string[]): Promise<Reply> =>
  allowedIfAsked(client, () => clear(client, jenis, nomor), { user_id: 'OWN1' })

/** Left out: it lists the otorisasi of today, and archiving adds one. */
const BERTAMBAH = new Set(['authorization/report'])
const digest = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Reads all that the archive must leave as it is, to the byte: every report in each of its layouts, as rows and as a
 * file, every day's sheet, the charts, the ledger cards, members' histories, what is found by number or barcode, and
 * what a buy-back is told of a nota.
 */
export async function allReadings(server: TestServer, owner: Client): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const report of reports.filter((r) => !BERTAMBAH.has(r.call.path)))
    for (const asked of perLayout(report)) {
      const nama = `${report.call.path} ${JSON.stringify(asked)}`
      found[nama] = JSON.stringify(await request(owner, report, asked))
      found[`${nama} csv`] = digest((await file(owner, report, 'csv', asked)).bytes)
    }
  const rows = <R>(text: string) => inDatabase<R>(server, text)
  const get = async (path: string) => void (found[path] = JSON.stringify(await owner.request('GET', path)))
  for (const { d } of await rows<{ d: string }>(
    `SELECT tgl_system AS d FROM tutup_toko WHERE kode_toko = 'TK01' ORDER BY 1`,
  ))
    await get(`eod/report?tanggal=${d}`)
  for (const area of ['penjualan', 'pembelian', 'pesanan', 'service'])
    for (const type of ['DAILY', 'MONTHLY']) await get(`${area}/chart?type=${type}`)
  for (const { id, kode } of await rows<{ id: number; kode: string | null }>(
    `SELECT id, kode_barcode AS kode FROM barang WHERE kode_toko = 'TK01' ORDER BY id`,
  )) {
    await get(`data-barang/${id}/kartu`)
    if (kode) {
      await get(`pembelian/cari/${kode}`)
      await get(`cari?teks=${kode}`)
    }
  }
  for (const { kode } of await rows<{ kode: string }>('SELECT kode_member AS kode FROM member ORDER BY 1'))
    await get(`member/${kode}/riwayat`)
  for (const { no } of await rows<{ no: string }>(
    `SELECT no_faktur_group AS no FROM faktur_group WHERE kode_toko = 'TK01' ORDER BY 1`,
  ))
    await get(`cari?teks=${no}`)
  return found
}
