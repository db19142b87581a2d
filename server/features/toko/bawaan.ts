/** Writes the masters of domain/bawaan.ts: what a chain begins with, before its first shop is opened. */
import type { Kysely } from 'kysely'
import * as bawaan from '#domain/bawaan.ts'
import type { TanggalSystem } from '#domain/units.ts'
import type { DB } from '../../db/schema.ts'

/** Once, before bukaToko (which makes the price row of every group). A code that is there already, and rules that are there already, stay as they are. */
export async function writeBawaan(db: Kysely<DB>, tgl_system: TanggalSystem): Promise<void> {
  // In order of what refers to what.
  await db
    .insertInto('kategori')
    .values([...bawaan.kategori])
    .onConflict((c) => c.doNothing())
    .execute()
  await db
    .insertInto('grup')
    .values(bawaan.group)
    .onConflict((c) => c.doNothing())
    .execute()
  await db
    .insertInto('parameter_kupon')
    .values(bawaan.group.map(({ kode_group }) => ({ kode_group })))
    .onConflict((c) => c.doNothing())
    .execute()
  await db
    .insertInto('jenis')
    .values(bawaan.jenis)
    .onConflict((c) => c.doNothing())
    .execute()
  await db
    .insertInto('kadar')
    .values(bawaan.kadar)
    .onConflict((c) => c.doNothing())
    .execute()
  await db
    .insertInto('bandrol')
    .values(bawaan.bandrol)
    .onConflict((c) => c.doNothing())
    .execute()
  await db
    .insertInto('bank')
    .values(bawaan.bank)
    .onConflict((c) => c.doNothing())
    .execute()
  await db
    .insertInto('marketplace')
    .values(bawaan.marketplace)
    .onConflict((c) => c.doNothing())
    .execute()
  await db
    .insertInto('kode_transaksi')
    .values(bawaan.kodeTransaksi)
    .onConflict((c) => c.doNothing())
    .execute()
  await db
    .insertInto('kondisi_barang')
    .values(bawaan.kondisiBarang)
    .onConflict((c) => c.doNothing())
    .execute()
  await db
    .insertInto('kondisi_pembelian')
    .values(bawaan.kondisiPembelian)
    .onConflict((c) => c.doNothing())
    .execute()
  await db
    .insertInto('kondisi_pinjaman')
    .values(bawaan.kondisiPinjaman)
    .onConflict((c) => c.doNothing())
    .execute()
  await db
    .insertInto('hari_libur')
    .values(bawaan.hariLibur(tgl_system))
    .onConflict((c) => c.doNothing())
    .execute()
  // Keys of these tables are numbers that the database gives: a second time the rows would be there twice.
  if (await isEmpty(db, 'parameter_rugi_nota'))
    await db.insertInto('parameter_rugi_nota').values(bawaan.rugiNota).execute()
  if (await isEmpty(db, 'parameter_poin'))
    await db.insertInto('parameter_poin').values(bawaan.parameterPoint).execute()
}

const isEmpty = async (db: Kysely<DB>, table: 'parameter_rugi_nota' | 'parameter_poin'): Promise<boolean> =>
  (await db.selectFrom(table).select('id').limit(1).execute()).length === 0
