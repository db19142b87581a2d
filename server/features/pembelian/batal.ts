/** Cancels a purchase or trade-in whole (DOMAIN §B.0.10, §B.3, §B.4): a draft is released, a validated one undone by E07 or E09 the same day. */
import type { CallReply } from '#domain/call.ts'
import type { batalPembelian } from '#domain/calls/pembelian.ts'
import { pembelian, tukar } from '#domain/dokumen/pembelian.ts'
import { errors } from '#domain/errors.ts'
import { reversalOf } from '#domain/rules/pembalikan.ts'
import { tanpaUang, uangBatalPembelian } from '#domain/rules/uang-batal.ts'
import { rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { caraBatal, izinBatal, type Dibalik } from '../../dokumen/batal.ts'
import { post } from '../../ledger/post.ts'
import { nomorKoreksi, storedPosting } from '../../ledger/stored.ts'
import { statement } from '../../db/statement.ts'
import { amlSesudahBatal, kunciOrang } from '../../faktur/aml.ts'
import { bukaBaki } from '../../masters/buka-baki.ts'
import { hadiahTidakKembali } from '../../faktur/hadiah-diserahkan.ts'
import { izinUangKeluar } from '../../faktur/uang-keluar.ts'
import { kembalikan } from './barang-beli.ts'
import { masihDiBeli } from './masih-di-beli.ts'
import { loadFakturBeli, type FakturBeli } from './load-faktur.ts'
import { lepasNotaLuar } from './load-luar.ts'
import { loadNota } from './load-nota.ts'
import { recordKunjungan } from '../../rantai/tamu/kunjungan.ts'
import { writeBatalBeli } from './write-batal-beli.ts'

type Reply = CallReply<typeof batalPembelian>

export interface BatalDiminta {
  no_faktur_group: string
  alasan: string
  id_otorisasi?: string | null | undefined
  hadiah_tidak_kembali?: boolean | undefined
}

export async function batalBeli(ctx: Context, body: BatalDiminta): Promise<Reply> {
  const faktur = await loadFakturBeli(ctx, body.no_faktur_group)
  const { kepala } = faktur
  if (kepala.no_faktur_hutang !== '-') throw errors.beliDariHutang(kepala).at('no_faktur_group')
  const kind = kepala.jenis === 'BELI' ? pembelian : tukar
  const cara = caraBatal(ctx, kind, { ...kepala, no: body.no_faktur_group })
  return cara.cara === 'lepas' ? batalDraft(ctx, faktur, body) : batalSah(ctx, faktur, body, cara)
}

async function batalDraft(
  ctx: Context,
  { kepala, beli, jual }: FakturBeli,
  { alasan }: BatalDiminta,
): Promise<Reply> {
  lepasNotaLuar(ctx, beli)
  await ctx.sql(draft, [
    ctx.toko.kode_toko,
    kepala.no_faktur_group,
    ctx.user.user_id,
    ctx.now,
    alasan,
    jual.map((b) => b.barang_id),
  ])
  return {
    no_faktur_group: kepala.no_faktur_group,
    status_valid: 'CANC',
    no_jurnal: null,
    kembali_rp: rupiah(0),
    uang: tanpaUang,
  }
}

async function batalSah(
  ctx: Context,
  faktur: FakturBeli,
  { alasan, id_otorisasi, hadiah_tidak_kembali }: BatalDiminta,
  izin: Dibalik,
): Promise<Reply> {
  const { kepala, beli, jual } = faktur
  const { no_faktur_group } = kepala
  const nota = await loadNota(
    ctx,
    { no_faktur_jual: beli.map((b) => b.no_faktur_jual).filter((no) => no !== '-') },
    { lock: true },
  )
  kunciOrang(ctx, kepala.aml_kunci)
  const gone =
    !(await masihDiBeli(ctx, beli)) || jual.some((b) => b.status_tukar || b.status_barang !== 'TERJUAL')
  if (gone) throw errors.barangBertransaksiLagi()

  const { perRow, hadiah } = await hadiahTidakKembali(ctx, no_faktur_group, {
    lines: jual,
    setuju: hadiah_tidak_kembali ?? false,
  })
  const { authorization_id } = await izinBatal(ctx, izin, {
    ...kepala,
    no: no_faktur_group,
    jumlah: kepala.total_bayar,
    hadiah,
    alasan,
    id_otorisasi,
  })
  const posting = reversalOf(
    await storedPosting(ctx, no_faktur_group, kepala.jenis === 'BELI' ? 'PEMBELIAN' : 'TUKAR'),
  )
  const no_jurnal = await nomorKoreksi(ctx, no_faktur_group)
  await izinUangKeluar(ctx, { posting, ref_no: no_faktur_group })
  await bukaBaki(ctx, jual)
  await post(ctx, posting, no_jurnal)
  await kembalikan(ctx, beli, new Map(nota.map((n) => [n.no_faktur_jual, n])))
  lepasNotaLuar(ctx, beli)
  await writeBatalBeli(ctx, faktur, { alasan, authorization_id, hadiah: perRow })
  recordKunjungan(ctx, { kode_member: kepala.kode_member, ref_no: no_faktur_group, batal: true })
  await amlSesudahBatal(ctx, no_faktur_group)
  return {
    no_faktur_group,
    status_valid: 'CANC',
    no_jurnal: posting.rupiah.length ? no_jurnal : null,
    kembali_rp: rupiah(0 - kepala.total_bayar),
    uang: uangBatalPembelian(faktur.pembayaran),
  }
}

const draft = statement<unknown>(
  'batal_draft_beli',
  `WITH head AS (
     UPDATE faktur_group SET status_valid = 'CANC', batal_by = $3, batal_at = $4, alasan_batal = $5
     WHERE kode_toko = $1 AND no_faktur_group = $2),
   bought AS (UPDATE beli_detail SET status_valid = 'CANC' WHERE kode_toko = $1 AND no_faktur_group = $2),
   sold AS (UPDATE jual_detail SET status_valid = 'CANC' WHERE kode_toko = $1 AND no_faktur_group = $2)
   UPDATE barang SET status = 'READY', versi = versi + 1
   WHERE kode_toko = $1 AND id = ANY ($6::bigint[]) AND status = 'BOOKED'`,
)
