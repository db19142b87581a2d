/** Codes and names in use that a file of opening stock may contain. */
import type { Choice } from '#domain/impor/sebutan.ts'
import type { SebutanStokAwal } from '#domain/impor/stok-awal.ts'
import type { Context } from '../../context.ts'

export interface Sebutan {
  kode_group: Choice[]
  kode_dept: Choice[]
  kode_gudang: Choice[]
  kode_bandrol: Choice[]
  kode_baki: (Choice & { kode_gudang: string })[]
}

export async function loadSebutan({ db, toko }: Context): Promise<Sebutan> {
  const [kode_group, kode_dept, kode_gudang, kode_bandrol, kode_baki] = await Promise.all([
    db
      .selectFrom('grup')
      .where('status_aktif', '=', true)
      .select(['kode_group as kode', 'nama_group as nama'])
      .orderBy('kode_group')
      .execute(),
    db
      .selectFrom('jenis')
      .where('status_aktif', '=', true)
      .select(['kode_dept as kode', 'nama_dept as nama'])
      .orderBy('kode_dept')
      .execute(),
    db
      .selectFrom('gudang')
      .where('kode_toko', '=', toko.kode_toko)
      .where('status_aktif', '=', true)
      .where('tipe', 'in', ['TOKO', 'BIASA'])
      .select(['kode_gudang as kode', 'nama_gudang as nama'])
      .orderBy('kode_gudang')
      .execute(),
    db
      .selectFrom('bandrol')
      .where('status_aktif', '=', true)
      .select(['kode_bandrol as kode', 'keterangan as nama'])
      .orderBy('kode_bandrol')
      .execute(),
    db
      .selectFrom('baki')
      .where('kode_toko', '=', toko.kode_toko)
      .where('status_aktif', '=', true)
      .where('is_sistem', '=', false)
      .select(['kode_baki as kode', 'nama_baki as nama', 'kode_gudang'])
      .orderBy('kode_gudang')
      .orderBy('kode_baki')
      .execute(),
  ])
  return { kode_group, kode_dept, kode_gudang, kode_bandrol, kode_baki }
}

/** A tray is one of its row's gudang; of a gudang that is wrong itself nothing is said. */
export function sebutanOf(sebutan: Sebutan): SebutanStokAwal {
  const baki = new Map<string, Choice[]>()
  for (const b of sebutan.kode_baki) baki.set(b.kode_gudang, [...(baki.get(b.kode_gudang) ?? []), b])
  return (column, { kode_gudang }) => {
    if (column === 'kode_baki') return kode_gudang === undefined ? undefined : (baki.get(kode_gudang) ?? [])
    return (sebutan as Partial<Record<typeof column, Choice[]>>)[column]
  }
}
