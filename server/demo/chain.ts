/** The chain as it stood on the first day of the demonstration: masters, shops, users. */
import type { Kysely } from 'kysely'
import { tambahBulan } from '#domain/rules/bulan.ts'
import { milligram, rupiah, type Rupiah, type TanggalSystem } from '#domain/units.ts'
import type { DB } from '../db/schema.ts'
import { writeBawaan } from '../features/toko/bawaan.ts'
import { bukaToko } from '../features/toko/buka.ts'
import { tambahUser } from '../features/users/tambah.ts'
import {
  BAKI,
  BANK,
  HADIAH,
  HARGA,
  HARGA_24K,
  kodeSales,
  KUPON,
  noRekening,
  PASSWORD,
  PEMILIK,
  PUSAT,
  SALES,
  STAF,
  TOKO,
  TOKO_PPN,
  TUKANG,
} from './data.ts'

export async function dirikanRantai(db: Kysely<DB>, tgl_system: TanggalSystem): Promise<void> {
  await writeBawaan(db, tgl_system)
  for (const { kode_group, ...kupon } of KUPON)
    await db.updateTable('parameter_kupon').set(kupon).where('kode_group', '=', kode_group).execute()
  await bukaToko(db, { ...PUSAT, tgl_system })
  await tambahUser(db, { ...PEMILIK, password: PASSWORD, kode_toko: PUSAT.kode_toko })
  for (const toko of TOKO) {
    await bukaToko(db, { ...toko, tgl_system })
    await fillToko(db, toko.kode_toko, tgl_system)
  }
  await db
    .insertInto('para_system')
    .values({ kode_toko: TOKO_PPN, key: 'PPN_MODE', value: 'INCLUDE' })
    .execute()
  await hargaAwal(db, tgl_system)
}

async function fillToko(db: Kysely<DB>, kode_toko: string, tgl_system: string): Promise<void> {
  for (const user of STAF[kode_toko] ?? []) await tambahUser(db, { ...user, password: PASSWORD, kode_toko })
  await db
    .insertInto('sales')
    .values(
      (SALES[kode_toko] ?? []).map((nama_sales, i) => ({
        kode_toko,
        kode_sales: kodeSales(kode_toko, i + 1),
        nama_sales,
        premi_per_gram: rupiah(2_000),
      })),
    )
    .execute()
  await db
    .insertInto('baki')
    .values(
      BAKI.map((kode_baki, i) => ({
        kode_toko,
        kode_gudang: 'TOKO',
        kode_baki,
        nama_baki: `BAKI ${kode_baki}`,
        berat_baki: milligram(350_000 + i * 12_500),
        berat_bandrol: milligram(150),
        kapasitas: 150,
      })),
    )
    .execute()
  await db
    .insertInto('tukang')
    .values(TUKANG.map((tukang) => ({ kode_toko, ...tukang })))
    .execute()
  // Verified in the month before the demonstration begins: good for most of a year from today.
  await db
    .insertInto('timbangan')
    .values({
      kode_toko,
      no_timbangan: `${kode_toko}-1`,
      merek: 'VIBRA AJ-620',
      no_izin_tipe: '121/PKTN.4.5/2024',
      kelas: 'II',
      kapasitas: milligram(620_000),
      daya_baca: milligram(10),
      tera_sampai: tambahBulan(tgl_system, 11),
    })
    .execute()
  await db
    .insertInto('printer')
    .values({
      kode_toko,
      kode_printer: 'KASIR',
      nama_printer: 'KASIR DEPAN',
      jenis: '80 MM',
      cara: 'USB',
      laci: true,
    })
    .execute()
  await db
    .insertInto('hadiah')
    .values(
      HADIAH.map(({ kode_hadiah, nama_hadiah, poin }) => ({ kode_toko, kode_hadiah, nama_hadiah, poin })),
    )
    .execute()
  await db
    .insertInto('rekening')
    .values(
      BANK.map((kode_bank) => ({
        kode_toko,
        no_rekening: noRekening(kode_toko, kode_bank),
        kode_bank,
        nama_rekening: `KENCANA ${kode_toko}`,
        is_default: true,
      })),
    )
    .execute()
}

/** Bounds around a price: 2 % down, 3 % up, in whole thousands. */
export const limit = (harga: number): { harga: Rupiah; harga_min_gram: Rupiah; harga_max_gram: Rupiah } => ({
  harga: rupiah(harga),
  harga_min_gram: rupiah(Math.floor((harga * 98) / 100_000) * 1_000),
  harga_max_gram: rupiah(Math.ceil((harga * 103) / 100_000) * 1_000),
})

async function hargaAwal(db: Kysely<DB>, tgl_system: TanggalSystem): Promise<void> {
  const diubah_at = new Date(`${tgl_system}T08:00:00+07:00`)
  await db
    .insertInto('harga_24k')
    .values(
      [PUSAT, ...TOKO].map(({ kode_toko }) => ({
        kode_toko,
        ...HARGA_24K,
        diubah_by: PEMILIK.user_id,
        diubah_at,
      })),
    )
    .execute()
  for (const [kode_group, { harga, beli, margin }] of Object.entries(HARGA))
    await db
      .updateTable('harga_group')
      .set({
        ...limit(harga),
        harga_beli_gram: rupiah(beli),
        harga_beli_24k: HARGA_24K.harga_beli,
        berlaku_at: diubah_at,
        ...(margin !== undefined && { cara: 'TURUNAN', margin_per_gram: rupiah(margin) }),
      })
      .where('kode_group', '=', kode_group)
      .execute()
}
