/**
 * Masters of shipped pieces travel with them: the groups, kinds and categories that another server may not have yet
 * (DOMAIN §O.7-3).
 */
import { Refusal } from '#domain/errors.ts'
import { rowKey, masterSet } from '#domain/impor/pusat.ts'
import type { AnyMaster } from '#domain/master-types.ts'
import { MASTER_KIRIMAN, type KirimanFile, type MasterKiriman } from '#domain/documents/kirim-file.ts'
import type { Context } from '../../context.ts'
import { findBy } from '../../masters/repository.ts'
import { setContents } from '../import-pusat/content.ts'
import { writeMaster } from '../import-pusat/master.ts'

/** Of the sender: what these pieces name, and what that names in turn. A row that was deactivated since is not among them. */
export async function masterBarang(
  ctx: Context,
  barang: readonly { kode_group: string; kode_dept: string }[],
): Promise<MasterKiriman> {
  const all = {
    kategori: await setContents(ctx, 'kategori'),
    group: await setContents(ctx, 'group'),
    jenis: await setContents(ctx, 'jenis'),
  }
  const jenis = yang(
    all.jenis,
    'kode_dept',
    barang.map((b) => b.kode_dept),
  )
  const group = yang(all.group, 'kode_group', [
    ...barang.map((b) => b.kode_group),
    ...jenis.map((j) => j['kode_group']),
  ])
  const kategori = yang(
    all.kategori,
    'kode_kategori',
    [...group, ...jenis].map((row) => row['kode_kategori']),
  )
  return { kategori, group, jenis }
}

function yang<R extends Readonly<Record<string, unknown>>>(
  rows: readonly R[],
  field: string,
  kode: readonly unknown[],
): R[] {
  const dipakai = new Set(kode)
  return rows.filter((row) => dipakai.has(row[field]))
}

/** At the receiver: what is not here is written as its form would write it, what is here stays as it is. @returns what its own rules refuse, by its code */
export async function masukkanMaster(
  ctx: Context,
  { dari, master: datang }: Pick<KirimanFile, 'dari' | 'master'>,
): Promise<Refusal[]> {
  for (const set of MASTER_KIRIMAN) {
    const master: AnyMaster = masterSet(set)!
    const kode = datang[set].map((row) => rowKey(master, row))
    const ada = new Set((await findBy(ctx, master, master.key, kode)).map((row) => rowKey(master, row)))
    const baru = datang[set].filter((row) => !ada.has(rowKey(master, row)))
    if (baru.length === 0) continue
    const results = await writeMaster(ctx, master, { kode_toko: dari }, baru)
    const wrong = results.flatMap((h) => h.alasan.map((text) => `${master.title} ${h.kode}: ${text}`))
    if (wrong.length) return wrong.map((text) => new Refusal('tidakValid', 400, text).at('berkas'))
  }
  return []
}
