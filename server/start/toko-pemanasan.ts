/** The shop in which a server that starts makes its first sales (pemanasan.ts): whatever a sale needs, and nothing of anybody else's. */
import { lokasiNyata } from '#domain/rules/lokasi.ts'
import { randomKode } from '#domain/rules/kode.ts'
import { postingSaldoAwal } from '#domain/rules/postings/saldo-awal.ts'
import { milligram, percentToPersen, rupiah, type TanggalSystem } from '#domain/units.ts'
import { hariIni } from '../process/clock.ts'
import { lihatToko, type Tx } from '../db/transaction.ts'
import { hashToken, newToken } from '../http/session.ts'
import { post } from '../ledger/post.ts'
import { random } from '../process/random.ts'

export interface TokoPemanasan {
  kode_toko: string
  kode_sales: string
  /** Of the session of who sells there. */
  token: string
  kode_barcode: string
}

const GUDANG = 'TOKO'
const BAKI = 'A1'
const JAM = 3_600_000
/** The piece weighs a gram: its price is that of a gram. */
const BERAT = milligram(1_000)
const HARGA = rupiah(1_000_000)

/** @param tx over the whole chain; it is never committed */
export async function dirikan({ db, sql, send, sendLast, heard }: Tx, now: Date): Promise<TokoPemanasan> {
  // A single code for all that is named here: by chance, so that no two starting servers wait for one another.
  const kode = randomKode(random).slice(0, 6)
  const kode_toko = kode
  const tgl_system = hariIni(now, 'WIB')
  await db.insertInto('toko').values({ kode_toko, nama_toko: kode, tgl_system }).execute()
  await db
    .insertInto('gudang')
    .values({ kode_toko, kode_gudang: GUDANG, nama_gudang: GUDANG, tipe: GUDANG, is_sistem: true })
    .execute()
  const baki = { kode_gudang: GUDANG, kode_baki: BAKI }
  await db
    .insertInto('baki')
    .values({ kode_toko, ...baki, nama_baki: BAKI, berat_baki: milligram(0) })
    .execute()
  await db.insertInto('sales').values({ kode_toko, kode_sales: kode, nama_sales: kode }).execute()
  const token = await masuk(db, kode, now)
  const barang = await satuBarang(db, { kode, tgl_system, baki })
  await sql(lihatToko, [kode_toko])
  const posting = postingSaldoAwal({
    ref_no: kode,
    saldo: [],
    barang: [{ ...barang, ref_line: barang.kode_barcode, lokasi: lokasiNyata(GUDANG, BAKI), berat: BERAT }],
  })
  const user = { user_id: kode }
  await post({ sql, send, sendLast, now, id_trx: kode, user, toko: { kode_toko, tgl_system } }, posting, kode)
  await heard()
  return { kode_toko, kode_sales: kode, token, kode_barcode: barang.kode_barcode }
}

/** Signs the shop's owner in there. */
async function masuk(db: Tx['db'], kode: string, now: Date): Promise<string> {
  await db
    .insertInto('users')
    .values({ user_id: kode, user_name: kode, password_hash: '-', level: 'OWN', kode_toko: kode })
    .execute()
  const token = newToken()
  const kedaluwarsa = new Date(now.getTime() + JAM)
  await db
    .insertInto('sesi')
    .values({ token_hash: hashToken(token), user_id: kode, kode_toko: kode, dibuat: now, kedaluwarsa })
    .execute()
  return token
}

async function satuBarang(
  db: Tx['db'],
  {
    kode,
    tgl_system,
    baki,
  }: { kode: string; tgl_system: TanggalSystem; baki: { kode_gudang: string; kode_baki: string } },
) {
  const kadar = { kadar: percentToPersen(75), kadar_cetak: '750' }
  await db
    .insertInto('kategori')
    .values({ kode_kategori: kode, nama_kategori: kode, status_gold: 'GOLD' })
    .execute()
  await db
    .insertInto('grup')
    .values({ kode_group: kode, nama_group: kode, kode_kategori: kode, ...kadar })
    .execute()
  await db.insertInto('jenis').values({ kode_dept: kode, nama_dept: kode, kode_kategori: kode }).execute()
  await db
    .insertInto('harga_group')
    .values({ kode_toko: kode, kode_group: kode, harga: HARGA, harga_min_gram: HARGA, harga_max_gram: HARGA })
    .execute()
  const kode_barcode = String(90_000_000 + random(10_000_000))
  const { id: barang_id } = await db
    .insertInto('barang')
    .values({
      ...kadar,
      ...baki,
      kode_toko: kode,
      kode_barcode,
      kode_group: kode,
      kode_dept: kode,
      nama_barang: kode,
      berat: BERAT,
      berat_awal: BERAT,
      status: 'READY',
      tgl_masuk: tgl_system,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { barang_id, kode_barcode, kode_group: kode, kode_dept: kode }
}
