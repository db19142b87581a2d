/** An unconfirmed payment is let go; a loan's newest one of today is undone, and the loan is what it was before (DOMAIN §O.4-4, E22, E41, E42). */
import type { CallInput, CallReply } from '#domain/call.ts'
import type { batalBayarHutang } from '#domain/calls/bayar-hutang.ts'
import { dokumenBayarHutang, hutang as kindHutang } from '#domain/dokumen/hutang.ts'
import { errors, refuseAll } from '#domain/errors.ts'
import { rupiah, type Rupiah } from '#domain/units.ts'
import type { Context } from '../../context.ts'
import { caraBatal, izinBatal, type Dibalik } from '../../dokumen/batal.ts'
import { amplopTerpakai } from './amplop.ts'
import { balikBayar, balikSerah, wholePembelian, type Dikembalikan } from './balik-bayar.ts'
import { oldNumber, menunggu, loadBayar, terakhir, type LoadedBayar } from './load-bayar.ts'
import { batalkanBayar, writeNumber } from './write-bayar.ts'

type Reply = CallReply<typeof batalBayarHutang>

/** The otorisasi that allowed it, with its reason. */
export interface Izin {
  authorization_id: string
  user_otorisasi: string
  alasan: string
}

export async function batal(
  ctx: Context,
  { body: { no_transaksi, alasan, id_otorisasi } }: CallInput<typeof batalBayarHutang>,
): Promise<Reply> {
  const bayar = await loadBayar(ctx, no_transaksi)
  return batalkan(ctx, bayar, alasan, async (cara) => ({
    ...(await izinBatal(ctx, cara, {
      no: bayar.lines[0].no_transaksi,
      tgl_system: bayar.lines[0].tgl_system,
      jumlah: jumlah(bayar),
      alasan,
      id_otorisasi,
    })),
    alasan,
  }))
}

/**
 * @param minta asked for what allows it, once everything else is right
 * @throws what forbids it; bayarBukanTerakhir, pembayaranMenunggu, amplopTerpakai, barangBertransaksiLagi, perluOtorisasi, saldoKasTidakCukup
 */
export async function batalkan(
  ctx: Context,
  bayar: LoadedBayar,
  alasan: string,
  minta: (cara: Dibalik) => Promise<Izin>,
): Promise<Reply> {
  const { kepala, lines } = bayar
  const [induk] = lines
  const { no_transaksi } = induk
  const cara = caraBatal(ctx, dokumenBayarHutang[induk.jenis], { ...induk, no: no_transaksi })
  const numbers = lines.map((b) => b.no_transaksi)
  const selesai = (status_hutang: Reply['status_hutang'], sisa_pokok: Rupiah, uang: Dikembalikan): Reply => {
    const { no_faktur_hutang } = kepala
    ctx.announce(kindHutang.berita, { no_faktur_hutang })
    return { no_transaksi, no_faktur_hutang, status_hutang, sisa_pokok, ...uang }
  }
  if (cara.cara === 'lepas') {
    batalkanBayar(ctx, numbers, { alasan, oleh: '-' })
    return selesai(kepala.status_hutang, kepala.sisa_pokok, { refund: [], terima: [] })
  }
  await hanyaTerakhir(ctx, bayar)
  const beli = induk.jenis === 'SERAH' ? await wholePembelian(ctx, induk.no_faktur_group) : undefined
  const izin = await minta(cara)
  const uang = beli ? await balikSerah(ctx, no_transaksi, beli, izin) : await balikBayar(ctx, lines)
  batalkanBayar(ctx, numbers, { alasan: izin.alasan, oleh: izin.user_otorisasi })
  const lama = oldNumber(induk)
  return selesai(writeNumber(ctx, kepala.no_faktur_hutang, lama), lama.sisa_pokok, uang)
}

/** Refuses unless it is the newest payment and none waits; goods that come back need their envelope to be free. */
async function hanyaTerakhir(ctx: Context, bayar: LoadedBayar): Promise<void> {
  const [induk] = bayar.lines
  const [last] = terakhir(bayar)!
  if (menunggu(bayar)) throw errors.pembayaranMenunggu().at('no_transaksi')
  if (last.no_transaksi !== induk.no_transaksi) throw errors.bayarBukanTerakhir(last).at('no_transaksi')
  if (induk.jenis === 'LUNAS' || induk.jenis === 'SERAH')
    refuseAll(
      (await amplopTerpakai(ctx, bayar.kepala, bayar.kepala.no_faktur_hutang)).map((refusal) =>
        refusal.at('no_transaksi'),
      ),
    )
}

/** Amount of the payment, shown to the person who allows it to be undone. */
const jumlah = ({ lines }: LoadedBayar): Rupiah =>
  rupiah(lines.reduce((sum, b) => sum + b.pokok + b.bunga, 0))
