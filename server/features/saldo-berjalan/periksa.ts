/** What a file of running documents holds: read, judged, added up. Writes nothing (DOMAIN §O.4-8). */
import { createHash } from 'node:crypto'
import type { CallInput, CallReply } from '#domain/call.ts'
import type {
  keadaanBerjalan,
  kesalahanBerjalan,
  periksaBerjalan,
} from '#domain/calls/saldo-awal-berjalan.ts'
import { errors } from '#domain/errors.ts'
import { pembacaBaris } from '#domain/impor/baris.ts'
import {
  BERKAS_BERJALAN,
  JENIS_BERJALAN,
  type IsiBerjalan,
  type JenisBerjalan,
} from '#domain/impor/berjalan.ts'
import { kolomDicari, type KolomDicari } from '#domain/impor/judul.ts'
import type { TabelBerkas } from '#domain/impor/lembar.ts'
import { TAMPIL_MAKS, type KirimBerkas } from '#domain/impor/result.ts'
import { putuskanBerjalan, type PutusanBerjalan } from '#domain/rules/berjalan.ts'
import { jumlahBerjalan } from '#domain/rules/dokumen-berjalan.ts'
import type { BerjalanDikenal } from '#domain/rules/periksa-berjalan.ts'
import type { Rupiah } from '#domain/units.ts'
import { membacaBerkas, type BerkasDibaca } from '../../berkas/baca.ts'
import { berkasKesalahan } from '../../berkas/kesalahan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import type { FileAnswer } from '../../outcome.ts'
import { belumMasuk, sudahTutup } from '../saldo-awal/periksa.ts'
import { muatDikenal, muatSebutan } from './kenal.ts'

/** A shop that begins has not more of one kind; each is written by statements of its own. */
const BARIS_BERKAS_MAKS = 5_000

/** As audit_log calls it. */
export const tabelBerjalan = (jenis: JenisBerjalan): string => `${jenis.toLowerCase()}_berjalan`

interface BerkasDiputus<J extends JenisBerjalan> {
  putusan: PutusanBerjalan<IsiBerjalan[J]>
  dikenal: BerjalanDikenal
  sidik: string
  sidik_isi: string
  tidak_dikenal: string[]
  tabel: TabelBerkas
}

const sidikDari = (what: unknown): string => createHash('sha256').update(JSON.stringify(what)).digest('hex')

export function kolomBerjalan(jenis: JenisBerjalan): KolomDicari {
  const { columns, wajib } = BERKAS_BERJALAN[jenis]
  return kolomDicari(columns, wajib)
}
export const membaca = membacaBerkas(
  ({ params: { jenis } }: { params: { jenis: JenisBerjalan }; body: KirimBerkas }) => kolomBerjalan(jenis),
)

/** @throws errors.stokAwalSudahLewat, errors.stokAwalSudahMasuk, and Refusal when the file cannot be read */
export async function putuskanBerkas<J extends JenisBerjalan>(
  ctx: Context,
  jenis: J,
  dibaca: BerkasDibaca,
): Promise<BerkasDiputus<J>> {
  if (await sudahTutup(ctx)) throw errors.stokAwalSudahLewat()
  const tabel = dibaca()!
  if (tabel.baris.length > BARIS_BERKAS_MAKS)
    throw errors.barangTerlaluBanyak({ maks: BARIS_BERKAS_MAKS }).at('berkas')
  const sebutan = await muatSebutan(ctx, jenis)
  const { baca, tidak_dikenal } = pembacaBaris<IsiBerjalan[J]>(
    tabel,
    BERKAS_BERJALAN[jenis],
    (column) => sebutan[column],
  )
  const baris = tabel.baris.map(baca)
  const sidik_isi = sidikDari(baris.map(({ isi }) => isi))
  await belumMasuk(ctx, tabelBerjalan(jenis), sidik_isi)
  const dikenal = await muatDikenal(ctx, baris)
  const putusan = putuskanBerjalan(jenis, baris, dikenal)
  return { putusan, dikenal, sidik: sidikDari(putusan), sidik_isi, tidak_dikenal, tabel }
}

export async function periksa(
  ctx: Context,
  { params: { jenis } }: CallInput<typeof periksaBerjalan>,
  dibaca: BerkasDibaca,
): Promise<CallReply<typeof periksaBerjalan>> {
  const { putusan, sidik, tidak_dikenal, tabel } = await putuskanBerkas(ctx, jenis, dibaca)
  return {
    ...jumlahBerjalan(jenis, putusan.dokumen),
    jumlah_salah: putusan.salah.length,
    salah: putusan.salah.slice(0, TAMPIL_MAKS),
    cara_baca: tabel.cara_baca,
    tidak_dikenal,
    sidik,
  }
}

/** The file as it came, with what is wrong in each row. @throws as periksa does */
export async function kesalahan(
  ctx: Context,
  { params: { jenis } }: CallInput<typeof kesalahanBerjalan>,
  dibaca: BerkasDibaca,
): Promise<FileAnswer> {
  const { putusan, tabel } = await putuskanBerkas(ctx, jenis, dibaca)
  return berkasKesalahan(tabelBerjalan(jenis).replace('_', '-'), tabel, putusan.salah)
}

const masuk = statement<{ tabel: string; dokumen: number; barang: number; saldo: Rupiah }>(
  'berjalan_masuk',
  `SELECT tabel, sum((sesudah->>'dokumen')::int)::int AS dokumen, sum((sesudah->>'barang')::int)::int AS barang, sum((sesudah->>'saldo')::bigint)::bigint AS saldo
   FROM audit_log WHERE kode_toko = $1 AND tabel = ANY ($2::text[]) GROUP BY 1`,
)

/** Whether the opening is still open, and what came in by it. */
export async function keadaan(ctx: Context): Promise<CallReply<typeof keadaanBerjalan>> {
  const rows = await ctx.sql(masuk, [ctx.toko.kode_toko, JENIS_BERJALAN.map(tabelBerjalan)])
  return {
    boleh: !(await sudahTutup(ctx)),
    masuk: JENIS_BERJALAN.flatMap((jenis) =>
      rows
        .filter(({ tabel }) => tabel === tabelBerjalan(jenis))
        .map(({ tabel: _, ...row }) => ({ jenis, ...row })),
    ),
  }
}
