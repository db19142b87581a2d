/** A draft of pieces that are to be destroyed, and its processing: only then they are no more (DOMAIN §B.17, §O.1-11). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { prosesHancur, simpanHancur } from '#domain/calls/hancur.ts'
import { hancur } from '#domain/dokumen/hancur.ts'
import { errors } from '#domain/errors.ts'
import { disetujuiHancur } from '#domain/rules/disetujui.ts'
import { tolakGroup } from '#domain/rules/lebur.ts'
import { postingHancur } from '#domain/rules/postings/stok.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { post } from '../../ledger/post.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'
import { ambilBarang } from '../../stok/ambil.ts'
import { lepasTandaBeli, tandaiBeli } from '../../stok/asal-beli.ts'
import { barangLine, writeDokumen } from '../../stok/write.ts'
import { kunciDokumen, loadDokumen } from '../../stok/list.ts'

const write = statement<unknown>(
  'tulis_hancur',
  'INSERT INTO hancur (no, kode_toko, kode_group, alasan) VALUES ($1, $2, $3, $4)',
)

/** @throws all errors, each at its piece */
export async function simpan(
  ctx: Context,
  { body }: CallInput<typeof simpanHancur>,
): Promise<CallReply<typeof simpanHancur>> {
  const { alasan, keterangan } = body
  let group: string | undefined
  const barang = await ambilBarang(ctx, hancur, {
    barang: body.barang,
    tolak: ({ kode_group }) => tolakGroup([(group ??= kode_group), kode_group])[1],
  })
  const { no, qty, berat } = await writeDokumen(ctx, hancur, {
    barang,
    ke: `HANCUR, ${alasan}`,
    keterangan,
    status_valid: 'OPEN',
  })
  ctx.send(write, [no, ctx.toko.kode_toko, group, alasan])
  return { no, qty, berat }
}

const alasanNya = statement<{ alasan: string }>(
  'alasan_hancur',
  'SELECT alasan FROM hancur WHERE kode_toko = $1 AND no = $2',
)
const jadi = statement<unknown>(
  'proses_hancur',
  `WITH head AS (UPDATE dokumen_stok SET status_valid = 'DONE' WHERE kode_toko = $1 AND no = $2)
   UPDATE hancur SET otorisasi_by = $3 WHERE kode_toko = $1 AND no = $2`,
)

/** @throws errors.dokumenStokTidakAda, sudahDibatalkan, sudahDiproses, batalBedaHari; barangBerubahSejakDraf and what else a piece has become, at it; perluOtorisasi */
export async function proses(
  ctx: Context,
  { body: { no, id_otorisasi } }: CallInput<typeof prosesHancur>,
): Promise<CallReply<typeof prosesHancur>> {
  const head = await kunciDokumen(ctx, hancur, no)
  if (head.status_valid === 'CANC') throw errors.sudahDibatalkan().at('no')
  if (head.status_valid === 'DONE') throw errors.sudahDiproses({ no }).at('no')
  const draft = (await loadDokumen(ctx, hancur, no)).detail_barang
  const saatItu = new Map(draft.map((b) => [b.id, b]))
  const barang = await ambilBarang(ctx, hancur, {
    barang: draft.map(({ id }) => id),
    // Only what was written down is destroyed: another weight, group or tray since then needs another document.
    tolak: (b) => {
      const d = saatItu.get(b.id)!
      const sama =
        d.berat === b.berat &&
        d.kode_group === b.kode_group &&
        d.kode_dept === b.kode_dept &&
        d.kode_gudang === b.kode_gudang &&
        d.kode_baki === b.kode_baki
      return sama ? undefined : errors.barangBerubahSejakDraf(b)
    },
  })
  const [{ alasan } = { alasan: '-' }] = await ctx.sql(alasanNya, [ctx.toko.kode_toko, no])
  const izin = await pakaiOtorisasi(ctx, {
    kategori: 'HANCUR BARANG',
    ref_no: no,
    alasan,
    ids: [id_otorisasi],
    untuk: disetujuiHancur(no, draft, alasan),
    field: 'id_otorisasi',
  })
  ctx.send(jadi, [ctx.toko.kode_toko, no, izin.user_otorisasi])
  tandaiBeli(
    ctx,
    'status_hancur',
    barang.map(({ id }) => id),
    true,
  )
  ctx.announce(hancur.berita, { no })
  await post(
    ctx,
    postingHancur(
      no,
      barang.map((b, i) => barangLine(no, b, i)),
    ),
    no,
  )
  return { no, status_valid: 'DONE' }
}

const hasResult = statement<{ ada: boolean }>(
  'ada_hasil_lebur',
  'SELECT berat_hasil IS NOT NULL AS ada FROM hancur WHERE kode_toko = $1 AND no = $2',
)

/**
 * Refuses to undo a document whose yield was saved: a melted piece is no piece any more. @throws errors.hasilSudahAda
 */
export async function sebelumBatal(ctx: Context, no: string): Promise<void> {
  const [row] = await ctx.sql(hasResult, [ctx.toko.kode_toko, no])
  if (row?.ada) throw errors.hasilSudahAda({ no }).at('no')
}

export async function sesudahBatal(ctx: Context, no: string, draft: boolean): Promise<void> {
  if (!draft) await lepasTandaBeli(ctx, 'status_hancur', no)
}
