/** A till on a busy Saturday: a visit at a fixed interval, and the other things that staff do beside it. */
import { hpKe } from './riwayat-toko.ts'
import { beliKembali, idTrx, sold, worth } from './till.ts'
import { RING, type Piece } from './pieces.ts'
import type { HttpClient } from './http.ts'
import type { Rekaman } from './terbuka.ts'

export interface Kasir {
  http: HttpClient
  /** Of its shop: what it may sell. */
  pieces: Piece[]
  /** Milliseconds: its first visit, the time between two, and when it stops. */
  mulai: number
  pause: number
  sampai: number
  /** Picks the member of the chain who comes to the till next. */
  member: () => number
}

/** The acts beside a sale, and how often they happen: with every so many-th visit. */
const VIEW_LIST = 3
const CARI_MEMBER = 4
const CETAK_NOTA = 5
const BELI_KEMBALI = 8

/** @returns how many sales were validated */
export async function kasir(rekaman: Rekaman, self: Kasir): Promise<number> {
  let terjual = 0
  /** Rings it sold: some come back. */
  const rings: Piece[] = []
  for (let i = 0; self.mulai + (i + 1) * self.pause <= self.sampai; i++) {
    const at = self.mulai + i * self.pause
    const pieces = self.pieces.splice(0, 1 + (i % 3))
    if (await jual(rekaman, self, at, i, pieces)) {
      terjual++
      rings.push(...pieces.filter((p) => p.kode_group === RING.kode_group && p.berat === RING.berat))
    }
    if (i % BELI_KEMBALI === BELI_KEMBALI - 1 && rings.length)
      await beli(rekaman, self, at + 0.7 * self.pause, rings.shift()!)
  }
  return terjual
}

async function jual(
  rekaman: Rekaman,
  { http, pause, member }: Kasir,
  at: number,
  i: number,
  pieces: readonly Piece[],
): Promise<boolean> {
  const get = (path: string) => () => http.bytes('GET', `/api/v1/${path}`)
  const seconds = pause / 20
  for (const [n, { kode_barcode }] of pieces.entries())
    await rekaman.act('scan', at + 2 * n * seconds, get(`barang/${kode_barcode}`))
  if (i % CARI_MEMBER === 0)
    await rekaman.act('member', at + 6 * seconds, get(`member/get/by-hp?hp=${hpKe(member())}`))
  const saved = await rekaman.act('save', at + 8 * seconds, () =>
    http.send('POST', '/api/v1/penjualan', {
      id_trx: idTrx(),
      kode_sales: 'S01',
      detail_barang: pieces.map(sold),
      pembayaran: [{ jenis: 'CASH', nominal: worth(pieces) }],
    }),
  )
  if (!saved) return false
  const { no_faktur_group } = saved.data
  const done = await rekaman.act('validate', at + 9 * seconds, () =>
    http.send('POST', '/api/v1/penjualan/validasi', { jenis: 'PENJUALAN', no_faktur_group, id_trx: idTrx() }),
  )
  if (i % CETAK_NOTA === 0) {
    await rekaman.act('count a print', at + 10 * seconds, () =>
      http.send('POST', `/api/v1/penjualan/${no_faktur_group}/cetak`, {}),
    )
    await rekaman.act('nota', at + 10.5 * seconds, get(`penjualan/${no_faktur_group}/nota`))
  }
  if (i % VIEW_LIST === 0) await rekaman.act('list', at + 12 * seconds, get('penjualan'))
  return done !== undefined
}

async function beli(rekaman: Rekaman, { http, pause }: Kasir, at: number, piece: Piece): Promise<void> {
  const seconds = pause / 20
  await rekaman.act('nota found', at, () => http.bytes('GET', `/api/v1/pembelian/cari/${piece.kode_barcode}`))
  const saved = await rekaman.act('save, buy-back', at + 2 * seconds, () =>
    http.send('POST', '/api/v1/pembelian', { id_trx: idTrx(), kode_sales: 'S01', ...beliKembali(piece) }),
  )
  if (!saved) return
  await rekaman.act('validate, buy-back', at + 3 * seconds, () =>
    http.send('POST', '/api/v1/pembelian/validasi', {
      jenis: 'PEMBELIAN',
      no_faktur_group: saved.data.no_faktur_group,
      id_trx: idTrx(),
    }),
  )
}
