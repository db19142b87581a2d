/** Drops a thing from an order before it is finished: no money moves, the customer's gold of it goes home (DOMAIN §O.2-9). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { batalPesananLine } from '#domain/calls/pesanan.ts'
import { pesanan as kind } from '#domain/dokumen/pesanan.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { pesananTerpakai, statusDari, totalPesanan } from '#domain/rules/pesanan.ts'
import { postingEmasKembali } from '#domain/rules/postings/pesanan.ts'
import type { Context } from '../../context.ts'
import { statement } from '../../db/statement.ts'
import { caraBatal, izinBatal } from '../../dokumen/batal.ts'
import { post } from '../../ledger/post.ts'
import { loadEmasPulang } from './emas-pulang.ts'
import { loadPesanan, type LoadedPesananLine, type LoadedPesanan } from './load-pesanan.ts'

const tandai = statement<unknown>(
  'batal_baris_pesanan',
  `WITH line AS (
       UPDATE pesanan_detail SET status = 'BATAL', batal_by = $4, alasan_batal = $5
       WHERE kode_toko = $1 AND no_pesanan = $2 AND no = $3)
   UPDATE pesanan SET status_pesanan = $6, tgl_jadi = CASE WHEN $6 = 'DONE' THEN $7::date ELSE tgl_jadi END
   WHERE kode_toko = $1 AND no_pesanan = $2 AND status_pesanan <> $6`,
)

/** @throws errors.pesananTidakAda, barisPesananTidakAda and what keeps the line from being dropped, emasCustomerDiTukang, perluOtorisasi */
export async function batalLine(
  ctx: Context,
  { body: { no_pesanan, no, alasan, id_otorisasi } }: CallInput<typeof batalPesananLine>,
): Promise<CallReply<typeof batalPesananLine>> {
  const loaded = await loadPesanan(ctx, no_pesanan)
  const { kepala, lines } = loaded
  const cara = caraBatal(ctx, kind, { ...kepala, status_valid: kepala.status_pesanan, no: no_pesanan })
  if (cara.cara !== 'balik') throw new Error(`a line of an order is dropped by ${cara.cara}`)
  refuseAll(pesananTerpakai(kepala).map((refusal) => refusal.at('no_pesanan')))
  const line = dibatalkan(loaded, no)
  const emas = await loadEmasPulang(ctx, [line], (l) => l.berat_customer)
  await izinBatal(ctx, cara, {
    no: no_pesanan,
    tgl_system: kepala.tgl_system,
    jumlah: line.harga_total,
    lines: [`${no} ${line.nama_barang}`],
    alasan,
    id_otorisasi,
  })
  if (line.berat_customer > 0) await post(ctx, postingEmasKembali(no_pesanan, emas), no_pesanan)
  const left = lines.map((l) => (l === line ? { ...l, status: 'BATAL' as const } : l))
  const status_pesanan = statusDari(kepala.status_pesanan, left)
  const { kode_toko, tgl_system } = ctx.toko
  ctx.send(tandai, [kode_toko, no_pesanan, no, ctx.user.user_id, alasan, status_pesanan, tgl_system])
  ctx.announce(kind.berita, { no_pesanan })
  return { no_pesanan, status_pesanan, total_harga: totalPesanan(left) }
}

function dibatalkan({ lines }: LoadedPesanan, no: number): LoadedPesananLine {
  const line = lines.find((l) => l.no === no)
  if (!line) throw errors.barisPesananTidakAda({ no }).at('no')
  if (line.status === 'BATAL') throw errors.barisPesananBatal({ no }).at('no')
  if (line.status === 'JADI') throw errors.barisPesananJadi({ no }).at('no')
  if (lines.filter((l) => l.status !== 'BATAL').length === 1) throw errors.barisPesananTerakhir().at('no')
  return line
}
