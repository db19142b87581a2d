/** Opens a shop of the chain: its row, its reserved gudang and baki, and a price row for every group. */
import type { Kysely } from 'kysely'
import { GUDANG_SISTEM } from '#domain/rules/lokasi.ts'
import type { TanggalSystem } from '#domain/units.ts'
import { milligram } from '#domain/units.ts'
import type { Zona } from '#domain/zona.ts'
import type { DB } from '../../db/schema.ts'

export interface TokoBaru {
  kode_toko: string
  nama_toko: string
  alamat_toko: string
  kota?: string
  no_telp?: string
  npwp?: string
  izin_gadai?: string
  zona?: Zona
  is_pusat?: boolean
  /** The shop has a server of its own: here it is a name and an address. */
  jauh?: boolean
  portal?: string
  tgl_system: TanggalSystem
}

/** Needs a transaction that may write every shop (SELURUH_RANTAI). */
export async function bukaToko(db: Kysely<DB>, toko: TokoBaru): Promise<void> {
  const { kode_toko } = toko
  await db
    .insertInto('toko')
    .values({
      ...toko,
      kota: toko.kota || '-',
      no_telp: toko.no_telp || '-',
      npwp: toko.npwp || '-',
      izin_gadai: toko.izin_gadai || '-',
      portal: toko.portal || '-',
    })
    .execute()
  await db
    .insertInto('gudang')
    .values(
      GUDANG_SISTEM.map((kode) => ({
        kode_toko,
        kode_gudang: kode,
        nama_gudang: kode,
        tipe: kode,
        is_sistem: true,
      })),
    )
    .execute()
  await db
    .insertInto('baki')
    .values(
      GUDANG_SISTEM.filter((kode) => kode !== 'TOKO').map((kode) => ({
        kode_toko,
        kode_gudang: kode,
        kode_baki: kode,
        nama_baki: kode,
        berat_baki: milligram(0),
        is_sistem: true,
      })),
    )
    .execute()
  await db
    .insertInto('harga_group')
    .columns(['kode_toko', 'kode_group'])
    .expression((eb) => eb.selectFrom('grup').select((e) => [e.val(kode_toko).as('kode_toko'), 'kode_group']))
    .onConflict((c) => c.doNothing())
    .execute()
}
