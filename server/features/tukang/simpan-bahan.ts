/** Gold to a goldsmith, back from him, or lost in his work, in one posting (DOMAIN §O.2-2). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { simpanBahanTukang } from '#domain/calls/bahan-tukang.ts'
import { bahanTukang } from '#domain/dokumen/bahan-tukang.ts'
import { refuseAll } from '#domain/errors.ts'
import {
  bahanJelas,
  kadarLain,
  tolakBahan,
  type BahanLine,
  type PesananBahan,
} from '#domain/rules/bahan-tukang.ts'
import { disetujuiBahanTukang } from '#domain/rules/disetujui.ts'
import { lineNo, stokLineNo, noFaktur } from '#domain/rules/kode.ts'
import { ambilLebur } from '#domain/rules/lebur.ts'
import type { EmasTukang } from '#domain/rules/posting.ts'
import type { EmasLepas } from '#domain/rules/postings/pesanan.ts'
import { postingBahanTukang, type Pemilik } from '#domain/rules/postings/tukang.ts'
import { sumMilligram } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { kunci, post } from '../../ledger/post.ts'
import { nomorBerikut } from '../../rantai/nomor.ts'
import { pakaiOtorisasi } from '../../rantai/otorisasi.ts'
import { keTukang } from '../pesanan/fill-pesanan.ts'
import { jenisBahan, loadAcuanBahan, loadPesananBahan, groupLeburContent } from './load-bahan.ts'
import { writeBahan } from './write-bahan.ts'

type Emas = EmasLepas & EmasTukang & { pemilik: Pemilik }

/** @throws all errors, each at its line; errors.pesananTidakAda, tukangTidakAda, perluOtorisasi */
export async function simpan(
  ctx: Context,
  { body }: CallInput<typeof simpanBahanTukang>,
): Promise<CallReply<typeof simpanBahanTukang>> {
  const { kode_toko, tgl_system } = ctx.toko
  const { jenis, kode_tukang, no_pesanan, keterangan } = body
  const pesanan = no_pesanan === '-' ? undefined : await loadPesananBahan(ctx, no_pesanan)
  // The books are locked before the bin is looked at: of two who draw from it the second sees what the first has left.
  kunci(ctx)
  const acuan = { ...(await loadAcuanBahan(ctx, body)), kode_tukang, pesanan }
  const wrong = tolakBahan(jenis, body.baris, acuan)
  const lines = body.baris.map((line) => bahanJelas(line, acuan))
  const dariLebur = lines
    .map((line, i) => ({ ...line, i }))
    .filter((l) => jenis === 'SERAH' && l.pemilik === 'TOKO')
  const lebur = await groupLeburContent(
    ctx,
    dariLebur.map((l) => l.kode_group),
  )
  const drawn = ambilLebur(lebur, dariLebur)
  refuseAll([
    ...acuan.wrong,
    ...wrong,
    // a group that is not there has no gold either
    ...drawn.kurang
      .filter(({ i }) => acuan.grup.has(dariLebur[i]!.kode_group))
      .map(({ i, refusal }) => refusal.at(`baris.${dariLebur[i]!.i}.berat`)),
  ])
  const no = noFaktur('BT', kode_toko, tgl_system, await nomorBerikut(ctx, 'BT'))
  const izin =
    jenis === 'SUSUT' || lines.some((line) => kadarLain(line, acuan))
      ? await pakaiOtorisasi(ctx, {
          kategori: 'KOREKSI BERAT',
          ref_no: no,
          alasan: keterangan,
          ids: [body.id_otorisasi],
          untuk: disetujuiBahanTukang({ jenis, kode_tukang, no_pesanan, lines }),
          field: 'id_otorisasi',
        })
      : undefined
  writeBahan(ctx, {
    no,
    jenis,
    kode_tukang,
    no_pesanan,
    keterangan,
    otorisasi_by: izin?.user_otorisasi ?? '-',
    baris: lines,
  })
  const depts = await jenisBahan(
    ctx,
    lines.map((b) => b.kode_group),
  )
  const emas = lines.flatMap((line, i): Emas[] => {
    const base = { pemilik: line.pemilik, kode_tukang, kadar: line.kadar }
    if (line.pemilik === 'CUSTOMER') return [{ ...base, ...milikCustomer(line, pesanan!) }]
    const ref_line = stokLineNo(no, i + 1)
    if (jenis === 'SERAH')
      return drawn.emas
        .filter((e) => e.kode_group === line.kode_group)
        .map((e) => ({ ...base, ...e, ref_line }))
    const kode_dept = depts.get(line.kode_group)!
    return [{ ...base, kode_group: line.kode_group, kode_dept, berat: line.berat, ref_line }]
  })
  await post(ctx, postingBahanTukang(no, jenis, emas), no)
  if (pesanan && jenis === 'SERAH') keTukang(ctx, pesanan.kepala, kode_tukang)
  ctx.announce(bahanTukang.berita, { no })
  return { no, berat: sumMilligram(lines.map((b) => b.berat)) }
}

/** A customer's gold keeps its order's line wherever it goes. */
function milikCustomer({ no_baris, berat }: BahanLine, { kepala, lines }: PesananBahan): EmasLepas {
  const { kode_group, kode_dept } = lines.find((b) => b.no === no_baris)!
  return { kode_group, kode_dept, berat, ref_line: lineNo(kepala.no_pesanan, no_baris) }
}
