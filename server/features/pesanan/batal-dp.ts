/** The newest DP, taken today in error, goes back whole (DOMAIN §O.2-10, E38). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { batalDp } from '#domain/calls/pesanan.ts'
import { pesanan } from '#domain/dokumen/pesanan.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { lineNo, noKoreksi } from '#domain/rules/kode.ts'
import { reversalOf } from '#domain/rules/pembalikan.ts'
import { pesananTerpakai } from '#domain/rules/pesanan.ts'
import type { Context } from '../../context.ts'
import { caraBatal, izinBatal } from '../../dokumen/batal.ts'
import { izinUangKeluar } from '../../faktur/uang-keluar.ts'
import { batalkanSetoran, type Setoran } from '../../faktur/setoran.ts'
import { post } from '../../ledger/post.ts'
import { storedPosting } from '../../ledger/stored.ts'
import { loadPesanan, type LoadedPesanan } from './load-pesanan.ts'

/** @throws errors.pesananTidakAda, setoranTidakAda, sudahDibatalkan, dpBukanTerakhir, dpBedaHari, perluOtorisasi, saldoKasTidakCukup */
export async function batal(
  ctx: Context,
  { body: { no_pesanan, urut, alasan, id_otorisasi } }: CallInput<typeof batalDp>,
): Promise<CallReply<typeof batalDp>> {
  const loaded = await loadPesanan(ctx, no_pesanan)
  const { kepala, pembayaran } = loaded
  refuseAll(pesananTerpakai(kepala).map((refusal) => refusal.at('no_pesanan')))
  const { no_setoran, tgl_system, total } = terakhir(loaded, no_pesanan, urut)
  const cara = caraBatal(
    ctx,
    {
      ...pesanan,
      kunci: 'urut',
      batal: { ...pesanan.batal, hariLain: { aturan: 'tidak', tolak: errors.dpBedaHari } },
    },
    { ...kepala, status_valid: kepala.status_pesanan, tgl_system, no: no_setoran },
  )
  if (cara.cara !== 'balik') throw new Error(`a DP that is posted is undone by ${cara.cara}`)
  await izinBatal(ctx, cara, { no: no_setoran, tgl_system, jumlah: total, alasan, id_otorisasi })
  const stored = await storedPosting(ctx, no_setoran, urut === 1 ? 'PESANAN' : 'TAMBAH DP PESANAN')
  const posting = reversalOf(stored)
  await izinUangKeluar(ctx, { posting, ref_no: no_setoran })
  await post(ctx, posting, noKoreksi(no_setoran))
  batalkanSetoran(ctx, no_setoran, alasan)
  ctx.announce(pesanan.berita, { no_pesanan })
  return {
    no_pesanan,
    urut,
    refund: pembayaran
      .filter((p) => p.no_setoran === no_setoran)
      .map(({ jenis, nominal, nama_bank }) => ({ jenis, nominal, nama_bank })),
  }
}

/** The one that is asked for, when it is the newest that stands. */
function terakhir({ setoran }: LoadedPesanan, no_pesanan: string, urut: number): Setoran {
  const asked = setoran.find((s) => s.urut === urut && s.jenis === 'DP')
  if (!asked) throw errors.setoranTidakAda({ no_setoran: lineNo(no_pesanan, urut) }).at('urut')
  if (asked.status_valid === 'CANC') throw errors.sudahDibatalkan().at('urut')
  const last = setoran.findLast((s) => s.status_valid === 'DONE')!
  if (last !== asked) throw errors.dpBukanTerakhir({ urut: last.urut }).at('urut')
  return asked
}
