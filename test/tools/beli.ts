/** A counter that buys back, in a test: over HTTP, in rupiah and grams as they cross the wire. */
import { tanggalSystem } from '#domain/units.ts'
import { gerakJual, type JualLine } from '#domain/rules/postings/penjualan.ts'
import { posting } from '#domain/rules/postings/lines.ts'
import { lineNo, noFaktur, noFakturUser } from '#domain/rules/kode.ts'
import { nomorBerikut } from '#server/rantai/nomor.ts'
import { post } from '#server/ledger/post.ts'
import { asSystem } from '#server/rantai/system-context.ts'
import { idTrx, must, type Client, type Reply } from './client.ts'
import type { TestServer } from './server.ts'
import { allowedIfAsked, type Payment } from './till.ts'

export interface BuyLine {
  kode_barcode?: string
  no_faktur_jual?: string
  berat_nota?: number
  berat: number
  harga_nota?: number
  kondisi: string
  harga: number
  potongan_manual?: number
  kode_group?: string
  kode_dept?: string
  nama_barang?: string
  kadar?: number
  dokumen_asal?: string | null
  alasan_asal?: string
  id_otorisasi?: string | string[] | null
}

export interface BuyWanted {
  beli: BuyLine[]
  /** Without it: everything in cash. */
  pembayaran?: Payment[]
  identitas?: object
  kode_sales?: string
  kode_customer?: string
  nama_customer?: string
}

export const IDENTITAS = {
  jenis: 'KTP',
  nomor: '3404012501900001',
  nama: 'BUDI SANTOSO',
  alamat: 'JL. KALIURANG KM 5, SLEMAN',
}

/** A customer who buys or pays ahead: their job is asked for as well. */
export const PELANGGAN = { ...IDENTITAS, pekerjaan: 'PEDAGANG' }

/** A customer from AML_BATAS on: birth, and for whom it is, are asked for too. */
export const REPORTED = {
  ...PELANGGAN,
  tempat_lahir: 'SLEMAN',
  tgl_lahir: '1990-01-01',
  atas_nama: { untuk: 'SENDIRI' },
}

export const buyBody = ({ beli, pembayaran, ...head }: BuyWanted) => {
  const total = beli.reduce((sum, b) => sum + b.harga, 0)
  return {
    id_trx: idTrx(),
    kode_sales: 'S01',
    ...head,
    detail_beli: beli,
    pembayaran: pembayaran ?? (total > 0 ? [{ jenis: 'CASH', nominal: total }] : []),
  }
}

export const buy = (till: Client, wanted: BuyWanted): Promise<Reply> =>
  till.request('POST', 'pembelian', buyBody(wanted))
export const validateBuy = (
  till: Client,
  no_faktur_group: string,
  more: { id_otorisasi?: string; jenis?: string } = {},
): Promise<Reply> => till.send('POST', 'pembelian/validasi', { no_faktur_group, ...more })
export const cancelBuy = (till: Client, no_faktur_group: string, id_otorisasi?: string): Promise<Reply> =>
  till.send('POST', 'pembelian/batal', {
    no_faktur_group,
    alasan: 'SALAH TIMBANG',
    ...(id_otorisasi ? { id_otorisasi } : {}),
  })
export const findNota = (till: Client, kode: string): Promise<Reply> =>
  till.request('GET', `pembelian/cari/${kode}`)

/** Saves and validates; answers the number. Throws when it is refused. */
export async function buildValidBuy(till: Client, wanted: BuyWanted): Promise<string> {
  const no = must(await buy(till, wanted)).data.no_faktur_group as string
  must(await validateBuy(till, no))
  return no
}

export const cancelValidBuy = (till: Client, no: string): Promise<Reply> =>
  allowedIfAsked(till, () => cancelBuy(till, no))

/**
 * A piece of TK01's tray that was sold on an earlier day: the document and the move out of the tray, no money of today
 * (DOMAIN §H.2: "sold on 2024-12-06, before the opening"). Answers the number of the line.
 */
export async function buildSoldEarlier(
  server: TestServer,
  kode_barcode: string,
  {
    harga_jual,
    ongkos = 0,
    harga_atribut = 0,
    tanggal = '2024-12-06',
  }: { harga_jual: number; ongkos?: number; harga_atribut?: number; tanggal?: string },
): Promise<string> {
  const now = new Date(`${tanggal}T10:00:00+07:00`)
  return asSystem(
    server.pool,
    { kode_toko: 'TK01', user: { user_id: 'KSR1', level: 'KSR' }, now },
    async (today) => {
      const ctx = { ...today, db: today.db, toko: { ...today.toko, tgl_system: tanggalSystem(tanggal) } }
      const piece = await ctx.db
        .selectFrom('barang')
        .selectAll()
        .where('kode_barcode', '=', kode_barcode)
        .executeTakeFirstOrThrow()
      const seq = await nomorBerikut(ctx, 'JL')
      const no_faktur_group = noFaktur('JL', 'TK01', tanggal, seq)
      const no_faktur_jual = lineNo(no_faktur_group, 1)
      const total = harga_jual + ongkos + harga_atribut
      const head = {
        kode_toko: 'TK01',
        tgl_system: tanggal,
        jam: now,
        kode_sales: 'S01',
        input_by: 'SLS1',
        status_valid: 'DONE',
      }
      await ctx.db
        .insertInto('faktur_group')
        .values({
          ...head,
          no_faktur_group,
          no_faktur_group_user: noFakturUser(tanggal, seq),
          jenis: 'JUAL',
          total_jual: total,
          total_bayar: total,
          valid_by: 'KSR1',
          valid_at: now,
          id_trx: idTrx(),
        } as never)
        .execute()
      await ctx.db
        .insertInto('pembayaran')
        .values({
          kode_toko: 'TK01',
          ref_type: 'PENJUALAN',
          ref_no: no_faktur_group,
          urut: 1,
          arah: 'MASUK',
          jenis: 'CASH',
          nominal: total,
        } as never)
        .execute()
      const {
        id,
        kode_gudang,
        kode_baki,
        kode_group,
        kode_dept,
        nama_barang,
        kadar,
        kadar_cetak,
        berat,
        nama_atribut,
        berat_atribut,
        status_gold,
      } = piece
      const line = {
        kode_barcode,
        kode_gudang,
        kode_baki,
        kode_group,
        kode_dept,
        berat_awal: berat,
        berat,
        harga_jual,
        ongkos,
        harga_atribut,
      }
      await ctx.db
        .insertInto('jual_detail')
        .values({
          ...head,
          ...line,
          no_faktur_jual,
          no_faktur_group,
          no: 1,
          no_generate: idTrx(),
          barang_id: id,
          nama_barang,
          kadar,
          kadar_cetak,
          nama_atribut,
          berat_atribut,
          status_gold,
          harga_gram: Math.round(harga_jual / (berat / 1000)),
          harga_min: 0,
          harga_max: harga_jual,
        } as never)
        .execute()
      await ctx.db.updateTable('barang').set({ status: 'BOOKED' }).where('id', '=', id).execute()
      const moves = gerakJual({ ...line, no_faktur_jual, barang_id: id, ppn_rp: 0 } as unknown as JualLine)
      await post(
        ctx,
        posting({ kategori: 'PENJUALAN', ref_type: 'PENJUALAN', ref_no: no_faktur_group }, { stok: moves }),
        no_faktur_group,
      )
      return no_faktur_jual
    },
  )
}
