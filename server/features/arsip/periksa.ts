/** An archive looked back at: its file once more, and whether its rows still stand as they left. */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { ArsipManifest, periksaArsip, unduhArsip } from '#domain/calls/arsip.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import type { FileAnswer } from '../../outcome.ts'
import { BACA } from './baris.ts'
import { sebagaiBerkas, selDari, susunBerkas, type Berkas } from './berkas.ts'
import { muatManifest } from './daftar.ts'
import { catatEkspor } from './ekspor.ts'
import { kolomDari, nomorDari } from './jenis.ts'

/** As its identity is blanked (anonimkan_member). */
const ANONIM = 'ANONIM'

const barisArsip = statement<{ no_faktur: string; isi: (string | null)[] }>(
  'arsip_baris',
  'SELECT no_faktur, isi FROM arsip_baris WHERE kode_toko = $1 AND no_arsip = $2 ORDER BY urut',
)

interface Dibaca {
  manifest: ArsipManifest
  /** As they were, with who the customer is now known to be; and as they stand. In the order of the file. */
  baris: { no_faktur: string; dulu: string[]; kini: string[]; nama_customer: string }[]
}

/** @throws errors.arsipTidakAda */
async function muat(ctx: Context, no_arsip: string): Promise<Dibaca> {
  const manifest = await muatManifest(ctx, no_arsip)
  const { jenis } = manifest
  const { kode_toko } = ctx.toko
  const kept = await ctx.sql(barisArsip, [kode_toko, no_arsip])
  const rows = await ctx.sql(BACA[jenis].nomor, [kode_toko, kept.map((b) => b.no_faktur)])
  const byNo = new Map(rows.map((row) => [nomorDari(jenis, row), row]))
  return {
    manifest,
    baris: kept.map(({ no_faktur, isi }) => {
      const row = byNo.get(no_faktur)!
      const kini = selDari(jenis, row)
      return {
        no_faktur,
        kini,
        dulu: isi.map((sel, i) => sel ?? kini[i]!),
        nama_customer: row.nama_customer,
      }
    }),
  }
}

const berkasDulu = ({ manifest, baris }: Dibaca): Promise<Berkas> =>
  susunBerkas(
    manifest.jenis,
    baris.map((b) => b.dulu),
  )

export async function periksa(
  ctx: Context,
  { params: { no_arsip } }: CallInput<typeof periksaArsip>,
): Promise<CallReply<typeof periksaArsip>> {
  const found = await muat(ctx, no_arsip)
  const { manifest, baris } = found
  const { hash, jenis, jumlah_baris } = manifest
  const kolom = kolomDari(jenis)
  const kini = await susunBerkas(
    jenis,
    baris.map((b) => b.kini),
  )
  return {
    no_arsip,
    jumlah_baris,
    hash,
    berkas_sama: baris.length === jumlah_baris && (await berkasDulu(found)).hash === hash,
    baris_sama: kini.hash === hash,
    berubah: baris.flatMap((b) => {
      const lain = kolom.filter((_, i) => b.dulu[i] !== b.kini[i])
      return lain.length > 0 ? [{ no_faktur: b.no_faktur, kolom: lain }] : []
    }),
    identitas_dihapus: baris.filter((b) => b.nama_customer === ANONIM).length,
  }
}

export async function unduh(
  ctx: Context,
  { params: { no_arsip } }: CallInput<typeof unduhArsip>,
): Promise<FileAnswer> {
  const found = await muat(ctx, no_arsip)
  const berkas = await berkasDulu(found)
  await catatEkspor(ctx, no_arsip, { jumlah: found.baris.length, hash: berkas.hash })
  return sebagaiBerkas(no_arsip.toLowerCase(), berkas)
}
