/** The prices of the pusat, set as Parameter Harga Emas sets them: its checks, its otorisasi, its log (DOMAIN §C.2, §O.7-5). */
import { z } from 'zod'
import { zHargaGram, type HargaEmasToko } from '#domain/calls/harga-emas.ts'
import { zKode } from '#domain/calls/sesi.ts'
import { errors } from '#domain/errors.ts'
import { formatRupiah } from '#domain/format.ts'
import { EMAS_24K, type PusatRow } from '#domain/impor/pusat.ts'
import {
  hargaGroupBeda,
  menurutPusat,
  periksaMenurutPusat,
  type HargaGroupKini,
  type HargaPusat,
} from '#domain/rules/harga-pusat.ts'
import type { Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { simpan } from '../harga-emas/simpan.ts'
import { rowDigest, type Banding } from './banding.ts'

const ditetapkan = zHargaGram.min(1)
const zRow = z.union([
  z.strictObject({
    kode_group: z.literal(EMAS_24K),
    nama_group: z.string(),
    harga: ditetapkan,
    harga_beli_gram: zHargaGram,
  }),
  z.strictObject({
    kode_group: zKode,
    nama_group: z.string(),
    harga: ditetapkan,
    harga_min_gram: zHargaGram,
    harga_max_gram: zHargaGram,
    harga_beli_gram: zHargaGram,
  }),
])

/** @throws errors.portalTidakTerbaca */
function read({ kode_toko }: { kode_toko: string }, lines: readonly PusatRow[]): HargaPusat {
  const rows = z.array(zRow).safeParse(lines)
  if (!rows.success || new Set(rows.data.map((r) => r.kode_group)).size < rows.data.length)
    throw errors.portalTidakTerbaca({ kode_toko })
  const murni = rows.data.find((r) => !('harga_min_gram' in r))
  return {
    ...(murni && { harga_24k: murni.harga, harga_beli_24k: murni.harga_beli_gram }),
    group: rows.data.filter((r) => 'harga_min_gram' in r),
  }
}

interface Satu {
  sini: HargaGroupKini | undefined
  akan: HargaGroupKini | undefined
  /** Other reasons why the row is wrong. */
  wrong: readonly string[]
}

/** Every price of the pusat beside the shop's, as if all were taken over. @throws errors.portalTidakTerbaca */
export function bandingHarga(
  kini: HargaEmasToko,
  pusat: { kode_toko: string },
  rows: readonly PusatRow[],
): Banding[] {
  const disana = read(pusat, rows)
  const akan = menurutPusat(kini, disana)
  const wrong = periksaMenurutPusat(akan, kini)
  const tetap = new Set(
    kini.group.filter((g, i) => !hargaGroupBeda(g, akan.group[i]!)).map((g) => g.kode_group),
  )
  /** A group that stays as it is goes wrong by the fine gold alone. */
  const alasan = (kode: string): string[] => [
    ...new Set(
      wrong
        .filter((s) => s.kode === kode || (kode === EMAS_24K && tetap.has(s.kode)))
        .map((s) => (s.kode === kode ? s.refusal.message : `${s.kode}: ${s.refusal.message}`)),
    ),
  ]
  return rows.map((row) => {
    const kode = String(row['kode_group'])
    if (kode === EMAS_24K) return banding24k(row, { kini, akan, wrong: alasan(kode) })
    const at = kini.group.findIndex((g) => g.kode_group === kode)
    return bandingGroup(row, kode, { sini: kini.group[at], akan: akan.group[at], wrong: alasan(kode) })
  })
}

function banding24k(
  row: PusatRow,
  { kini, akan, wrong }: { kini: HargaEmasToko; akan: Dua24k; wrong: readonly string[] },
): Banding {
  const sama = akan.harga_24k === kini.harga_24k && akan.harga_beli_24k === kini.harga_beli_24k
  return {
    kode: EMAS_24K,
    nama: String(row['nama_group']),
    tanda: sama ? 'SAMA' : wrong.length ? 'SALAH' : kini.harga_24k === 0 ? 'BARU' : 'BERUBAH',
    perubahan: sama || wrong.length ? [] : berubah(LABEL_24K, kini, akan),
    alasan: sama ? [] : [...wrong],
    sidik: rowDigest(row, [kini.harga_24k, kini.harga_beli_24k]),
  }
}
type Dua24k = Pick<HargaEmasToko, 'harga_24k' | 'harga_beli_24k'>

function bandingGroup(row: PusatRow, kode: string, { sini, akan, wrong }: Satu): Banding {
  const nama = String(row['nama_group'])
  const digest = rowDigest(row, sini && [...Object.keys(LABEL).map((field) => sini[field as keyof Harga])])
  if (!sini || !akan) {
    const alasan = [errors.groupBelumAda({ kode }).message]
    return { kode, nama, tanda: 'SALAH', perubahan: [], alasan, sidik: digest }
  }
  if (!hargaGroupBeda(sini, akan))
    return { kode, nama, tanda: 'SAMA', perubahan: [], alasan: [], sidik: digest }
  if (wrong.length) return { kode, nama, tanda: 'SALAH', perubahan: [], alasan: [...wrong], sidik: digest }
  const tanda = sini.harga === 0 ? 'BARU' : 'BERUBAH'
  return { kode, nama, tanda, perubahan: berubah(LABEL, sini, akan), alasan: [], sidik: digest }
}

type Harga = Pick<HargaGroupKini, 'harga' | 'harga_min_gram' | 'harga_max_gram' | 'harga_beli_gram' | 'cara'>
const LABEL: Record<keyof Harga, string> = {
  harga: 'Harga per Gram',
  harga_min_gram: 'Harga Minimum',
  harga_max_gram: 'Harga Maksimum',
  harga_beli_gram: 'Harga Beli',
  cara: 'Cara',
}
const LABEL_24K = { harga_24k: 'Harga 24K Jual', harga_beli_24k: 'Harga 24K Beli' }

const text = (value: string | number): string =>
  typeof value === 'number' ? formatRupiah(value as Rupiah) : value

function berubah<K extends string>(
  label: Record<K, string>,
  dari: Record<NoInfer<K>, string | number>,
  menjadi: Record<NoInfer<K>, string | number>,
): Banding['perubahan'] {
  return (Object.keys(label) as K[])
    .filter((field) => dari[field] !== menjadi[field])
    .map((field) => ({ label: label[field], dari: text(dari[field]), menjadi: text(menjadi[field]) }))
}

interface Asal {
  pusat: { kode_toko: string }
  rows: readonly PusatRow[]
  chosen: ReadonlySet<string>
}

/**
 * Sets the chosen prices, with all the others as they are: the prices they were compared with, or none.
 * @returns what is wrong with them together, by the row that is the cause; then nothing was written
 * @throws errors.masterBerubah when they are others by now; errors.perluOtorisasi, and what else saving prices refuses
 */
export async function writeHarga(
  ctx: Context,
  kini: HargaEmasToko,
  { pusat, rows, chosen }: Asal,
): Promise<{ kode: string; alasan: string }[]> {
  const akan = menurutPusat(kini, read(pusat, rows), (kode) => chosen.has(kode))
  const wrong = periksaMenurutPusat(akan, kini)
  if (wrong.length) return wrong.map(({ kode, refusal }) => ({ kode, alasan: refusal.message }))
  const { harga_24k, harga_beli_24k } = akan
  await simpan(ctx, {
    params: {},
    query: {},
    body: { versi: kini.versi, harga_24k, harga_beli_24k, group: akan.group.map(diminta) },
  })
  return []
}

const diminta = (g: HargaGroupKini) => ({
  kode_group: g.kode_group,
  cara: g.cara,
  margin_per_gram: g.margin_per_gram,
  harga: g.harga,
  harga_min_gram: g.harga_min_gram,
  harga_max_gram: g.harga_max_gram,
  harga_beli_gram: g.harga_beli_gram,
})
