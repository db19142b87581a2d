/** Cancels a purchase or trade-in whole (DOMAIN §B.0.10, §B.3, §B.4): a draft is released, a validated one undone by E07 or E09 the same day. */
import type { CallReply } from '#domain/call.ts'
import type { batalPembelian } from '#domain/calls/pembelian.ts'
import { errors } from '#domain/errors.ts'
import { reversalOf } from '#domain/rules/pembalikan.ts'
import { rupiah } from '#domain/units.ts'
import { hariIni } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { post } from '../../ledger/post.ts'
import { nomorKoreksi, storedPosting } from '../../ledger/stored.ts'
import { pakaiOtorisasi, type PakaiOtorisasi } from '../../otorisasi.ts'
import { statement } from '../../db/client.ts'
import { bukaBaki } from '../baki.ts'
import { harusBolehMelepas } from '../lepas.ts'
import { izinBankMinus } from '../saldo.ts'
import { kembalikan } from './barang-beli.ts'
import { muatFakturBeli, type FakturBeli } from './muat-faktur.ts'
import { muatNota } from './muat-nota.ts'
import { tulisBatalBeli } from './tulis-batal-beli.ts'

type Reply = CallReply<typeof batalPembelian>

export interface BatalDiminta {
  no_faktur_group: string
  alasan: string
  id_otorisasi?: string | null | undefined
}

export async function batalBeli(ctx: Context, body: BatalDiminta): Promise<Reply> {
  const faktur = await muatFakturBeli(ctx, body.no_faktur_group)
  const { status_valid } = faktur.kepala
  if (status_valid === 'CANC') throw errors.sudahDibatalkan().at('no_faktur_group')
  return status_valid === 'OPEN' ? batalDraft(ctx, faktur, body) : batalSah(ctx, faktur, body)
}

async function batalDraft(
  ctx: Context,
  { kepala, jual }: FakturBeli,
  { alasan }: BatalDiminta,
): Promise<Reply> {
  harusBolehMelepas(ctx, kepala.input_by)
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
  }
}

async function batalSah(
  ctx: Context,
  faktur: FakturBeli,
  { alasan, id_otorisasi }: BatalDiminta,
): Promise<Reply> {
  const { kepala, beli, jual } = faktur
  const { no_faktur_group } = kepala
  const nota = await muatNota(
    ctx,
    { no_faktur_jual: beli.map((b) => b.no_faktur_jual).filter((no) => no !== '-') },
    { lock: true },
  )
  const here = new Map(
    (await ctx.sql(dimana, [ctx.toko.kode_toko, beli.map((b) => b.barang_id)])).map((b) => [b.id, b.status]),
  )
  const gone =
    beli.some((b) => here.get(b.barang_id!) !== 'BELI') ||
    jual.some((b) => b.status_tukar || b.status_barang !== 'TERJUAL')
  if (gone) throw errors.barangBertransaksiLagi()

  const perlu = otorisasiBatal(ctx, kepala.tgl_system)
  const { authorization_id } = await pakaiOtorisasi(ctx, {
    ...perlu,
    ref_no: no_faktur_group,
    alasan,
    ids: [id_otorisasi],
    untuk: no_faktur_group,
    field: 'id_otorisasi',
  })
  const posting = reversalOf(
    await storedPosting(ctx, no_faktur_group, kepala.jenis === 'BELI' ? 'PEMBELIAN' : 'TUKAR'),
  )
  const no_jurnal = await nomorKoreksi(ctx, no_faktur_group)
  await izinBankMinus(ctx, { rupiah: posting.rupiah, ref_no: no_faktur_group })
  await bukaBaki(ctx, jual)
  await post(ctx, posting, no_jurnal)
  await kembalikan(ctx, beli, new Map(nota.map((n) => [n.no_faktur_jual, n])))
  await tulisBatalBeli(ctx, faktur, alasan, authorization_id)
  return {
    no_faktur_group,
    status_valid: 'CANC',
    no_jurnal: posting.rupiah.length ? no_jurnal : null,
    kembali_rp: rupiah(0 - kepala.total_bayar),
  }
}

/** Same day: BATAL PEMBELIAN. An earlier day, dated today: only BATAL BEDA TANGGAL, which is the owner's to give. */
function otorisasiBatal(ctx: Context, tgl_system: string): Pick<PakaiOtorisasi, 'kategori' | 'selainnya'> {
  if (ctx.toko.tgl_system < hariIni(ctx.now, ctx.toko.zona)) throw errors.hariBelumDitutup()
  if (tgl_system === ctx.toko.tgl_system) return { kategori: 'BATAL PEMBELIAN' }
  return {
    kategori: 'BATAL BEDA TANGGAL',
    selainnya: ctx.user.level === 'OWN' ? undefined : errors.batalBeliBedaTanggal().at('no_faktur_group'),
  }
}

const dimana = statement<{ id: number; status: string }>(
  'barang_dibeli',
  'SELECT id, status FROM barang WHERE kode_toko = $1 AND id = ANY ($2::bigint[]) ORDER BY id FOR UPDATE',
)

const draft = statement<unknown>(
  'batal_draft_beli',
  `WITH head AS (
     UPDATE faktur_group SET status_valid = 'CANC', batal_by = $3, batal_at = $4, alasan_batal = $5 WHERE kode_toko = $1 AND no_faktur_group = $2),
   bought AS (UPDATE beli_detail SET status_valid = 'CANC' WHERE kode_toko = $1 AND no_faktur_group = $2),
   sold AS (UPDATE jual_detail SET status_valid = 'CANC' WHERE kode_toko = $1 AND no_faktur_group = $2)
   UPDATE barang SET status = 'READY', versi = versi + 1 WHERE kode_toko = $1 AND id = ANY ($6::bigint[]) AND status = 'BOOKED'`,
)
